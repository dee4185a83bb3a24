/**
 * Pictures for the rules, drawn live by what draws the table.
 * @module
 */
import { html } from "../vendor/preact.js";
import { Ghost, Scoring } from "../board.js";
import { Button, Label, Linen, Sewn } from "../cloth.js";
import { PIECES, SHAPES } from "../data.js";
import { CardPatch } from "../doodle/circle.js";
import { arithmetic } from "../doodle/scores.js";
import { best, cuts, square } from "../geometry.js";
import { Die, Icon, Pawn } from "../icons.js";
import { Crossed, UNIT, Pencilled, PencilledAll } from "../pencil.js";
import { Ribbon } from "../patchwork/track.js";
import { style } from "../style.js";
import { t } from "../words.js";

await style("match", "patchwork", "pictures");

/** @typedef {import("../geometry.js").Shape} Shape */

/** A part of a sheet. @param {{cols: number, rows: number, children?: any}} props */
function Part({ cols, rows, children }) {
  let grid = "";
  for (let i = 0; i <= cols; i++) grid += `M${i * UNIT} 0V${rows * UNIT}`;
  for (let i = 0; i <= rows; i++) grid += `M0 ${i * UNIT}H${cols * UNIT}`;
  return html`<svg class="rule-picture sheet still" viewBox=${`-4 -4 ${cols * UNIT + 8} ${rows * UNIT + 8}`} style=${{ maxWidth: `${cols * (cols > 8 ? 1.3 : 2.4)}rem` }} aria-hidden="true"><rect class="ground" width=${cols * UNIT} height=${rows * UNIT} /><path class="grid" d=${grid} />${children}</svg>`;
}

/** @param {string} card @param {string} at @param {string} [turn] */
const lay = (card, at, turn = "r0") => /** @type {bigint} */ (/** @type {Shape} */ (SHAPES.get(card)).mask(square(at), turn));

/** @param {number} marked @param {number[]} [lit] */
const row = (marked, lit = [], cards = ["T4", "U5", "H6a", "O4", "W5"]) => html`<div class="rule-row" aria-hidden="true">${cards.map((card, i) => html`<span key=${i} class=${`card still${i === marked ? " marked" : ""}${lit.includes(i) ? " lit" : ""}${card ? "" : " taken"}`}>${card ? html`<${CardPatch} card=${card} />` : null}${i === marked ? html`<${Pawn} />` : null}</span>`)}</div>`;

/** What a pencil wrote. @param {string} words */
const written = (words) => html`<p class="written" aria-hidden="true">${words}</p>`;

/** The four special actions as they stand on the sheet. @param {string} [crossed] */
const actions = (crossed = "") => html`<div class="rule-row" aria-hidden="true">${["neighbour", "dot", "scissors", "again"].map((name) => html`<span key=${name} class="action drawn"><${Icon} name=${name} size=${26} />${name === crossed ? html`<${Crossed} width=${160} height=${100} seed="rules" />` : null}</span>`)}</div>`;

/** Boxes of the sheet with these numbers. @param {(number | string)[]} points */
const boxes = (points) => html`<div class="scores still" aria-hidden="true"><span class="boxes">${[1, 2, 3, "–"].map((mark, i) => html`<span class="box" key=${i}><small>${mark}</small><b class="written">${points[i] ?? ""}</b></span>`)}</span></div>`;

/** A stretch of the time track. @param {number[]} times @param {{mover?: number, target?: number}} [more] */
const track = (times, { mover = 0, target = -1 } = {}) => html`<div class="rule-track" aria-hidden="true"><${Ribbon} view=${{ ...view, times, mover }} names=${["", ""]} target=${target} /></div>`;

/** The pieces of a cut, apart; `first` squares on one side. @param {{card: string, first: number}} props */
function Cut({ card, first }) {
  const cut = cuts(/** @type {Shape} */ (SHAPES.get(card)).lie("r0").cells).find(({ pieces }) => pieces.some((piece) => piece.length === first));
  if (!cut) return null;
  return html`<svg class="rule-picture" viewBox="-6 -6 134 100" style=${{ maxWidth: "11rem" }} aria-hidden="true">${cut.pieces.map((piece, i) => {
    const shift = i ? 14 : 0;
    return html`<g key=${i} transform=${`translate(${cut.vertical ? shift : 0} ${cut.vertical ? 0 : shift})`}><${Pencilled} cells=${piece} seed=${`rule${card}`} hand=${{ colour: i ? 4 : 0, angle: i ? 4 : 0, cross: false, gap: 6 }} unit=${36} /></g>`;
  })}</svg>`;
}

/** A rectangle of five by four without a hole. */
const BLOCK = [lay("O4", "a1"), lay("I3", "c1"), lay("I3", "c2"), lay("P5", "a3"), lay("I1", "c4"), lay("O4", "d3")];
const view = { quilts: [{ income: 2 }, { income: 1 }], special: [26, 32, 38, 44, 50], allSpecial: [26, 32, 38, 44, 50], times: [4, 9], mover: 0 };

/** @param {number} id @param {number} row0 @param {number} col0 @param {string} [turn] */
const sewn = (id, row0, col0, turn = "r0") => html`<${Sewn} key=${id} fabric=${id} buttons=${PIECES[id].income} cells=${PIECES[id].shape.lie(turn).cells.map((cell) => ({ row: cell.row + row0, col: cell.col + col0 }))} />`;

/** By game and card. @type {Record<string, () => any>} */
export const PICTURES = {
  "doodle-goal": () => html`<${Part} cols=${6} rows=${4}><${PencilledAll} patches=${[lay("U5", "a1"), lay("I1", "b1"), lay("O4", "d1"), lay("L4", "a3"), lay("I2", "d3")]} seed="goal" /><//>`,
  "doodle-start": () => html`<${Part} cols=${5} rows=${4}><${PencilledAll} patches=${[lay("S4", "a1")]} seed="start" /><//>`,
  "doodle-roll": () => html`<div class="rule-row"><${Die} value=${2} label=${t("die-shows", { count: 2 })} />${row(1)}</div>`,
  "doodle-draw": () => html`<${Part} cols=${8} rows=${3}><${PencilledAll} patches=${[lay("U5", "a1"), lay("U5", "d1", "r1"), lay("U5", "f2", "r2")]} seed="draw" /><//>`,
  "doodle-neighbour": () => row(2, [1, 3]),
  "doodle-dot": () => html`<${Part} cols=${5} rows=${2}><${PencilledAll} patches=${[lay("U5", "a1"), lay("I1", "b1")]} seed="dot" /><//>`,
  "doodle-scissors": () => html`<${Cut} card="P5" first=${2} />`,
  "doodle-cut": () => html`<${Cut} card="U5" first=${1} />`,
  "doodle-sheet": () => html`<div class="rule-row">${boxes([])}</div>${actions()}`,
  "doodle-pass": () => html`<${Part} cols=${6} rows=${3}><${PencilledAll} patches=${[lay("L4", "a2", "r2"), lay("O4", "c1"), lay("I3", "d3"), lay("I3", "f1", "r1")]} seed="pass" /><${Ghost} mask=${lay("T4", "d1", "r0")} clash=${lay("T4", "d1", "r0") & lay("O4", "c1")} legal=${false} lying=${true} /><//>`,
  "doodle-circle": () => row(2, [], ["T4", "U5", "", "O4", "W5"]),
  "doodle-rounds": () => html`<div class="rule-rounds" aria-hidden="true">${[1, 2, 3].map((round) => html`<p key=${round} class="beads"><b>${round}</b>${[1, 2, 3, 4, 5, 6].map((n) => html`<i key=${n} class=${round < 2 || (round === 2 && n < 4) ? "past" : round === 2 && n === 4 ? "now" : ""}></i>`)}<span class="box">${round === 1 ? html`<span class="written">25</span>` : null}</span></p>`)}</div>`,
  "doodle-last": () => row(-1, [0, 1, 2], ["S5", "X5", "T5"].filter((card) => SHAPES.has(card))),
  "doodle-again": () => actions("dot"),
  "doodle-end": () => written("25 + 37 + 39 − 6 = 95"),
  "doodle-solo": () => written("95 → 104!"),
  "doodle-score": () => {
    const rectangle = /** @type {import("../geometry.js").Rectangle} */ (best(BLOCK.reduce((all, mask) => all | mask)));
    return html`<${Part} cols=${6} rows=${4}><${PencilledAll} patches=${BLOCK} seed="score" /><${Scoring} rectangle=${rectangle} tone="first" /><//><p class="written">${arithmetic(rectangle)}</p>`;
  },
  "patchwork-goal": () => html`<${Part} cols=${6} rows=${4}><g><${Linen} /></g>${sewn(31, 0, 0)}${sewn(15, 0, 3)}${sewn(0, 3, 0)}<//>`,
  "patchwork-turn": () => track([4, 9]),
  "patchwork-buy": () => html`<div class="rule-row" aria-hidden="true">${[5, 22, 14].map((id) => html`<svg key=${id} viewBox="-4 -4 170 130" width="84">${sewn(id, 0, 0)}</svg>`)}</div>`,
  "patchwork-place": () => html`<${Part} cols=${6} rows=${3}><${Linen} />${sewn(19, 0, 0)}${sewn(13, 0, 2)}<//>`,
  "patchwork-income": () => html`${track([4, 2], { mover: 1, target: 6 })}<div class="rule-row" aria-hidden="true">${written("+")}${[0, 1, 2].map((n) => html`<svg key=${n} viewBox="-12 -12 24 24" width="30"><${Button} size=${22} /></svg>`)}</div>`,
  "patchwork-leather": () => html`<${Part} cols=${4} rows=${2}><${Linen} />${sewn(11, 0, 0)}<${Sewn} cells=${[{ row: 1, col: 1 }]} fabric="leather" /><//>`,
  "patchwork-advance": () => track([4, 8], { target: 9 }),
  "patchwork-bonus": () => html`<${Part} cols=${9} rows=${9}><${Linen} /><rect class="covered" width=${7 * UNIT} height=${7 * UNIT} fill="url(#cloth-2)" /><${Label} x=${3.5 * UNIT} y=${3.5 * UNIT} /><//>`,
  "patchwork-end": () => written("51 − 2 × 9 + 7 = 40"),
  "patchwork-tie": () => track([53, 53]),
};

