/**
 * Doodle: the four special actions as they stand on the sheet, and the cuts of the scissors.
 * @module
 */
import { html, useEffect, useMemo, useRef } from "../vendor/preact.js";
import { cuts } from "../geometry.js";
import { Icon } from "../icons.js";
import { Crossed, Pencilled } from "../pencil.js";
import { t } from "../words.js";
import { pieceWords } from "./circle.js";
import { obstacle, uses } from "./draft.js";

/** @typedef {import("./draft.js").View} View */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Sheet} Sheet */
/** @typedef {import("../geometry.js").Cell} Cell */

export const KEYS = /** @type {const} */ ({ neighbour: "N", dot: "Q", scissors: "S", again: "G" });

/** @param {{view: View, sheet: Sheet, draft: Draft, choose: (action: string) => void, cutting: boolean, seed: string}} props */
export function Actions({ view, sheet, draft, choose, cutting, seed }) {
  const used = uses(sheet, draft);
  const state = {
    neighbour: { crossed: sheet.neighbour, on: draft.how === "left" || draft.how === "right" },
    dot: { crossed: sheet.dot, on: draft.tool === "dot" || draft.dots.length > 0 },
    scissors: { crossed: sheet.scissors, on: cutting || draft.kept !== null },
    again: { crossed: sheet.again, on: draft.armed || used.again },
  };
  return html`<div class="actions" role="group" aria-label=${t("actions-label")}>
    ${Object.entries(state).map(([name, { crossed, on }]) => {
      const reason = name === "again" ? againObstacle(sheet, draft) : obstacle(view, sheet, draft, /** @type {any} */ (name));
      const dead = crossed && (name === "again" || reason !== "");
      return html`<button key=${name} class=${`action${dead ? " dead" : ""}`} aria-pressed=${on} aria-disabled=${reason !== ""} data-action=${name} title=${t(`action-${name}-hint`)}
        onClick=${() => choose(name)}><${Icon} name=${name} size=${26} /><span>${t(`action-${name}`)}</span>${crossed ? html`<span class="away">${t("action-used")}</span>` : null}
        <kbd aria-hidden="true">${KEYS[/** @type {keyof typeof KEYS} */ (name)]}</kbd>${crossed ? html`<${Crossed} width=${160} height=${100} seed=${seed + name} />` : null}</button>`;
    })}
  </div>`;
}

/** Why `again` cannot be chosen. @param {Sheet} sheet @param {Draft} draft */
export function againObstacle(sheet, draft) {
  if (sheet.again) return "used-up";
  const used = uses(sheet, draft);
  return used.neighbour || used.dot || used.scissors ? "" : "again-needs-one"; // A4
}

/** Every legal cut with both its pieces; one of them is taken. @param {{cells: Cell[], seed: string, take: (piece: Cell[]) => void, close: () => void, kept: Cell[] | null}} props */
export function Scissors({ cells, seed, take, close, kept }) {
  const all = useMemo(() => cuts(cells), [cells]);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @type {HTMLElement | null} */ (root.current?.querySelector(".cut-piece") ?? root.current?.querySelector("button") ?? null)?.focus({ preventScroll: true });
  }, []);
  const keptKey = kept ? JSON.stringify(kept) : "";
  return html`<section class="cuts" ref=${root} aria-label=${t("cuts-title")} data-cuts>
    <header><h2>${t("cuts-title")}</h2><button class="plain" onClick=${close} aria-label=${t("close")}><${Icon} name="close" size=${20} /></button></header>
    ${all.length === 0 ? html`<p>${t("cuts-none")}</p>` : null}
    <div class=${`cut-list${all.length < 5 ? " few" : ""}`}>${all.map((cut, n) => html`<${CutTile} key=${n} cut=${cut} seed=${seed} take=${take} keptKey=${keptKey} />`)}</div>
  </section>`;
}

/** @param {{cut: import("../geometry.js").Cut, seed: string, take: (piece: Cell[]) => void, keptKey: string}} props */
function CutTile({ cut, seed, take, keptKey }) {
  return html`<div class="cut" role="group" aria-label=${t("cut-label", { first: cut.pieces[0].length, second: cut.pieces[1].length })}>
    ${cut.pieces.map((piece, i) => {
      const top = Math.min(...piece.map((c) => c.row));
      const left = Math.min(...piece.map((c) => c.col));
      const height = Math.max(...piece.map((c) => c.row)) - top + 1;
      const width = Math.max(...piece.map((c) => c.col)) - left + 1;
      const hand = { colour: i === 0 ? 0 : 4, angle: i === 0 ? 0 : 4, cross: false, gap: 4 };
      const unit = 14;
      return html`<button key=${i} class="cut-piece" aria-pressed=${keptKey === JSON.stringify(piece)} onClick=${() => take(piece)} aria-label=${t("cut-take", { shape: pieceWords(piece), rows: height, columns: width })}>
        <svg viewBox=${`-3 -3 ${width * unit + 6} ${height * unit + 6}`} style=${{ "--wide": (width + 6 / unit).toFixed(2), aspectRatio: `${width * unit + 6} / ${height * unit + 6}` }} aria-hidden="true"><${Pencilled} cells=${piece.map((c) => ({ row: c.row - top, col: c.col - left }))} seed=${`${seed}cut`} hand=${hand} unit=${unit} /></svg>
      </button>`;
    })}
  </div>`;
}
