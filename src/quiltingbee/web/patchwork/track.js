/**
 * Patchwork: the time track as a quilted spiral, and as a ribbon of the next spaces.
 * @module
 */
import { html } from "../vendor/preact.js";
import { Button, SPIRAL, Token, seam } from "../cloth.js";
import { INCOME, TRACK } from "../data.js";
import { t } from "../words.js";

/** @typedef {import("./view.js").View} View */

const STEP = 48;

/** What lies on a space. @param {{space: number, view: View, x: number, y: number, target: boolean}} props */
function Space({ space, view, x, y, target }) {
  const leather = view.special.includes(space);
  const sewn = view.allSpecial.includes(space) && !leather;
  return html`<g transform=${`translate(${x} ${y})`} class=${`space${space % 2 ? " odd" : ""}${target ? " target" : ""}${space === TRACK ? " goal" : ""}`}>
    <rect x="1.500" y="1.500" width=${STEP - 3} height=${STEP - 3} rx="7" />
    <text x="5" y="13">${space}</text>
    ${INCOME.includes(space) ? html`<${Button} x=${STEP / 2} y=${STEP / 2 + 4} size=${20} />` : null}
    ${leather ? html`<g transform=${`translate(${STEP / 2 - 9} ${STEP / 2 - 6})`}><rect width="22" height="22" fill="url(#cloth-leather)" stroke="#5b3a20" /><rect class="leather-stitch" x="2.500" y="2.500" width="17" height="17" /></g>` : null}
    ${sewn ? html`<rect class="gone" x=${STEP / 2 - 8} y=${STEP / 2 - 5} width="20" height="20" />` : null}
  </g>`;
}

/** Both tokens; on one space the one on top (who is to move, T1) lies over the other. @param {{view: View, at: (space: number) => {x: number, y: number}, from?: number, to?: number}} props */
function Tokens({ view, at, from = 0, to = TRACK }) {
  const order = view.mover === 0 ? [1, 0] : [0, 1];
  const same = view.times[0] === view.times[1];
  return html`${order.filter((seat) => view.times[seat] !== undefined && view.times[seat] >= from && view.times[seat] <= to).map((seat, i) => {
    const { x, y } = at(view.times[seat]);
    const off = same ? (i === 0 ? -8 : 7) : 0;
    return html`<g key=${seat} class="on-track" transform=${`translate(${x + STEP / 2 + off} ${y + STEP / 2 + 5})`}><${Token} seat=${seat} /></g>`;
  })}`;
}

/** In words, for who cannot see it. @param {View} view @param {string[]} names */
export function trackWords(view, names) {
  const next = Math.min(...view.times);
  const income = INCOME.find((space) => space > next) ?? TRACK;
  return t("track-words", { first: names[0], second: names[1] ?? t("automa"), firstAt: view.times[0], secondAt: view.times[1], income, leather: view.special.join(", ") || "–" });
}

/** The whole track. @param {{view: View, names: string[], target?: number}} props */
export function Spiral({ view, names, target = -1 }) {
  const at = (/** @type {number} */ space) => ({ x: SPIRAL[space].col * STEP, y: SPIRAL[space].row * STEP });
  const line = seam(SPIRAL.map(({ col, row }) => [col * STEP + STEP / 2, row * STEP + STEP / 2 + 3]), "track");
  return html`<svg class="spiral" viewBox=${`-8 -8 ${STEP * 6 + 16} ${STEP * 9 + 16}`} role="img" aria-label=${trackWords(view, names)} data-track>
    <rect class="spiral-ground" x="-7" y="-7" width=${STEP * 6 + 14} height=${STEP * 9 + 14} rx="12" />
    ${SPIRAL.map((_, space) => html`<${Space} key=${space} space=${space} view=${view} ...${at(space)} target=${space === target} />`)}
    <path class="quilting" d=${line} />
    <${Tokens} view=${view} at=${at} />
  </svg>`;
}

/** The next twelve spaces, in two rows like a folded ribbon. @param {{view: View, names: string[], target?: number}} props */
export function Ribbon({ view, names, target = -1 }) {
  const from = Math.max(0, Math.min(Math.min(...view.times), TRACK - 11));
  const at = (/** @type {number} */ space) => {
    const n = space - from;
    return n < 6 ? { x: n * STEP, y: 0 } : { x: (11 - n) * STEP, y: STEP };
  };
  const spaces = Array.from({ length: 12 }, (_, i) => from + i);
  const ahead = view.times.some((time) => time > from + 11);
  return html`<svg class="ribbon" viewBox=${`-2 -2 ${STEP * 6 + 4} ${STEP * 2 + 4}`} role="img" aria-label=${trackWords(view, names)} data-track>
    ${spaces.map((space) => html`<${Space} key=${space} space=${space} view=${view} ...${at(space)} target=${space === target} />`)}
    <path class="quilting" d=${seam(spaces.map((space) => [at(space).x + STEP / 2, at(space).y + STEP / 2 + 3]), "ribbon")} />
    <${Tokens} view=${view} at=${at} from=${from} to=${from + 11} />
    ${ahead ? html`<g class="ahead" transform=${`translate(${STEP * 0.5} ${STEP * 1.5 + 3})`}><${Token} seat=${view.times[0] > view.times[1] ? 0 : 1} /><text x="12" y="8">→ ${Math.max(...view.times)}</text></g>` : null}
  </svg>`;
}
