/**
 * A sheet on the screen: what lies on it, the ghost of what is being placed, and its twin for screen readers.
 *
 * The board knows no rules: it is told what to draw and tells where it was touched.
 * @module
 */
import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { SIZE, cellsOf, name, squares } from "./geometry.js";
import { inset, loops, path } from "./outline.js";
import { UNIT } from "./pencil.js";
import { hold } from "./pointer.js";
import { t } from "./words.js";

/** @typedef {import("./placing.js").Fit} Fit */
/** @typedef {import("./pointer.js").Hand} Hand */

const EDGE = 6;
const WHOLE = SIZE * UNIT;

/** The printed grid. */
export function Paper() {
  let grid = "";
  for (let i = 1; i < SIZE; i++) grid += `M${i * UNIT} 0V${WHOLE}M0 ${i * UNIT}H${WHOLE}`;
  return html`<rect class="ground" x=${-EDGE + 1} y=${-EDGE + 1} width=${WHOLE + 2 * EDGE - 2} height=${WHOLE + 2 * EDGE - 2} rx="4" />
    <path class="grid" d=${grid} />`;
}

/** The frame is drawn over the grid and under the patches. */
export const Frame = () => html`<rect class="frame" width=${WHOLE} height=${WHOLE} />`;

/** A sheet that is only looked at; with `describe`, a square in words, by everybody.
 * @param {{label: string, children?: any, edge?: number, describe?: (square: number) => string}} props */
export function Picture({ label, children, edge = EDGE, describe }) {
  const box = `${-edge} ${-edge} ${WHOLE + 2 * edge} ${WHOLE + 2 * edge}`;
  return describe
    ? html`<div class="twinned"><svg class="sheet still" viewBox=${box} aria-hidden="true">${children}</svg><${Twin} label=${label} describe=${describe} /></div>`
    : html`<svg class="sheet still" viewBox=${box} role="img" aria-label=${label}>${children}</svg>`;
}

/** The piece on its way. @param {{mask: bigint, clash: bigint, legal: boolean, lying: boolean}} props */
export function Ghost({ mask, clash, legal, lying }) {
  if (!mask) return null;
  const outline = path(loops(cellsOf(mask)).map((loop) => inset(loop, 0.03)), UNIT);
  return html`<g class=${`ghost${legal ? "" : " cannot"}${lying ? " lying" : ""}`}>
    <path class="halo" d=${outline} /><path class="edge" d=${outline} />
    ${squares(clash).map((i) => {
      const [x, y] = [(i % SIZE) * UNIT, Math.floor(i / SIZE) * UNIT];
      return html`<g key=${i}><rect class="clash-ground" x=${x} y=${y} width=${UNIT} height=${UNIT} /><path class="clash" d=${`M${x + 12} ${y + 12}l16 16m0-16l-16 16`} /></g>`;
    })}
  </g>`;
}

/** A rectangle that scores, as a coloured frame; `by`: how far inside its edge, so that several frames stay apart.
 * @param {{rectangle: import("./geometry.js").Rectangle, tone: string, by?: number}} props */
export function Scoring({ rectangle, tone, by = 3 }) {
  const { row, col, height, width } = rectangle;
  const box = { x: col * UNIT + by, y: row * UNIT + by, width: width * UNIT - 2 * by, height: height * UNIT - 2 * by, rx: 5 };
  return html`<g class=${`frame-of ${tone}`}><rect class="scoring-halo" ...${box} /><rect class=${`scoring ${tone}`} ...${box} /></g>`;
}

/** @typedef {{label: string, describe: (square: number) => string, hand: Hand, busy?: boolean, children?: any, over?: any, onCell: (square: number) => void}} BoardProps
 *   hand: what pointers do. describe: a square in words. onCell: a square chosen in the twin. */
/** @param {BoardProps} props */
export function Board({ label, describe, hand, busy = false, children, over, onCell }) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const now = useRef(hand);
  now.current = hand;
  useEffect(() => {
    if (svg.current === null) return undefined;
    return hold(svg.current, () => now.current, EDGE / (WHOLE + 2 * EDGE));
  }, []);
  return html`<div class=${`board${busy ? " busy" : ""}`}>
    <svg class="sheet" ref=${svg} viewBox=${`${-EDGE} ${-EDGE} ${WHOLE + 2 * EDGE} ${WHOLE + 2 * EDGE}`} aria-hidden="true" data-board>${children}</svg>
    ${over}
    <${Twin} label=${label} describe=${describe} onCell=${onCell} />
  </div>`;
}

/** The sheet as a grid of words: arrows move, Enter or Space chooses. @param {{label: string, describe: (square: number) => string, onCell?: (square: number) => void}} props onCell: nothing can be chosen without it */
export function Twin({ label, describe, onCell }) {
  const [at, setAt] = useState(40);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const moves = /** @type {Record<string, number>} */ ({ ArrowLeft: at % SIZE ? -1 : 0, ArrowRight: at % SIZE < SIZE - 1 ? 1 : 0, ArrowUp: at >= SIZE ? -SIZE : 0, ArrowDown: at < SIZE * (SIZE - 1) ? SIZE : 0,
      Home: -(at % SIZE), End: SIZE - 1 - (at % SIZE) });
    if (event.key in moves && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = at + moves[event.key];
      setAt(next);
      /** @type {HTMLElement | null} */ (root.current?.querySelector(`[data-square="${next}"]`) ?? null)?.focus();
    } else if (onCell && (event.key === "Enter" || event.key === " ")) onCell(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const rows = Array.from({ length: SIZE }, (_, row) => row);
  return html`<div class="twin" role="grid" aria-label=${label} aria-rowcount=${SIZE} aria-colcount=${SIZE} ref=${root} onKeyDown=${key}>
    ${rows.map((row) => html`<div role="row" key=${row} aria-rowindex=${row + 1}>${rows.map((col) => {
      const square = row * SIZE + col;
      return html`<div role="gridcell" key=${col} aria-colindex=${col + 1} tabindex=${square === at ? 0 : -1} data-square=${square} onFocus=${() => setAt(square)}
        aria-label=${`${name(square)}, ${describe(square)}`} onClick=${() => onCell?.(square)}></div>`;
    })}</div>`)}
  </div>`;
}

/** The line under a sheet that says why a place is impossible. @param {{reason: string}} props */
export const Reason = ({ reason }) => html`<p class="reason" aria-live="off">${reason ? t(`why-${reason}`) : ""}</p>`;
