/**
 * Doodle: the scoring rows of the sheet, and the arithmetic of a rectangle.
 * @module
 */
import { html } from "../vendor/preact.js";
import { best, bestWithSquare } from "../geometry.js";
import { t } from "../words.js";
import { emptySquares } from "./draft.js";

/** @typedef {import("../geometry.js").Rectangle} Rectangle */

/** P1 in figures: `4 × 5: 4² + 1 = 17`. @param {Rectangle} rectangle */
export function arithmetic({ height, width, points }) {
  const [low, high] = [Math.min(height, width), Math.max(height, width)];
  return high === low ? `${low} × ${high}: ${low}² = ${points}` : `${low} × ${high}: ${low}² + ${high - low} = ${points}`;
}

/** The four boxes printed on the sheet, and what the best rectangle would bring now.
 * @param {{points: number[], filled: bigint, over: boolean, open: boolean, toggle: () => void}} props */
export function Scores({ points, filled, over, open, toggle }) {
  const now = best(filled)?.points ?? 0;
  const empty = emptySquares(filled);
  return html`<button class="scores" onClick=${toggle} aria-expanded=${open} data-scores aria-label=${t("scores-label", { scores: points.join(", ") || t("scores-none"), now })}>
    <span class="boxes" aria-hidden="true">${[0, 1, 2].map((i) => html`<span class="box" key=${i}><small>${i + 1}</small><b class="written">${points[i] ?? ""}</b></span>`)}
      <span class="box"><small>–</small><b class="written">${over ? empty : ""}</b></span></span>
    <span class="now" aria-hidden="true">${over ? t("scores-total", { total: points.reduce((sum, n) => sum + n, 0) - empty }) : t("scores-now", { now })}</span>
  </button>`;
}

/** The sum at the end of a match, by hand. @param {{points: number[], filled: bigint}} props */
export function Final({ points, filled }) {
  const empty = emptySquares(filled);
  return html`<p class="final written">${points.join(" + ")} − ${empty} = <b>${points.reduce((sum, n) => sum + n, 0) - empty}</b></p>`;
}

/** The best rectangle with its arithmetic, now and as it would be with the single square. @param {{filled: bigint, dot: boolean}} props dot: still to be used */
export function Arithmetic({ filled, dot }) {
  const now = best(filled);
  const more = dot ? bestWithSquare(filled) : null;
  return html`<p class="arithmetic written" data-arithmetic>
    <span>${now ? arithmetic(now) : t("scores-empty")}</span>
    ${more && more.square >= 0 && more.rectangle ? html`<span>${t("scores-with-square", { sum: arithmetic(more.rectangle) })}</span>` : null}
  </p>`;
}
