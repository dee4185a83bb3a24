/**
 * Pictures for the rules, drawn live by what draws the table.
 * @module
 */
import { html } from "../vendor/preact.js";
import { Scoring } from "../board.js";
import { Button, Linen, Sewn, Token } from "../cloth.js";
import { PIECES, SHAPES } from "../data.js";
import { CardPatch } from "../doodle/circle.js";
import { arithmetic } from "../doodle/scores.js";
import { best, cuts, square } from "../geometry.js";
import { Die, Icon, Pawn } from "../icons.js";
import { Crossed, UNIT, Pencilled, PencilledAll } from "../pencil.js";
import { Spiral } from "../patchwork/track.js";
import { t } from "../words.js";

/** @typedef {import("../geometry.js").Shape} Shape */

/** A part of a sheet. @param {{cols: number, rows: number, children?: any}} props */
function Part({ cols, rows, children }) {
  let grid = "";
  for (let i = 0; i <= cols; i++) grid += `M${i * UNIT} 0V${rows * UNIT}`;
  for (let i = 0; i <= rows; i++) grid += `M0 ${i * UNIT}H${cols * UNIT}`;
  return html`<svg class="rule-picture sheet still" viewBox=${`-4 -4 ${cols * UNIT + 8} ${rows * UNIT + 8}`} style=${{ maxWidth: `${cols * 2.1}rem` }} aria-hidden="true"><rect class="ground" width=${cols * UNIT} height=${rows * UNIT} /><path class="grid" d=${grid} />${children}</svg>`;
}

/** @param {string} card @param {string} at @param {string} [turn] */
const lay = (card, at, turn = "r0") => /** @type {bigint} */ (/** @type {Shape} */ (SHAPES.get(card)).mask(square(at), turn));

/** @param {number} marked @param {number[]} [lit] */
const row = (marked, lit = []) => html`<div class="rule-row" aria-hidden="true">${["T4", "U5", "H6a", "O4", "W5"].map((card, i) => html`<span key=${card} class=${`card still${i === marked ? " marked" : ""}${lit.includes(i) ? " lit" : ""}`}><${CardPatch} card=${card} />${i === marked ? html`<${Pawn} />` : null}</span>`)}</div>`;

/** The pieces of a cut, apart; `first` squares on one side. @param {{card: string, first: number}} props */
function Cut({ card, first }) {
  const cut = cuts(/** @type {Shape} */ (SHAPES.get(card)).lie("r0").cells).find(({ pieces }) => pieces.some((piece) => piece.length === first));
  if (!cut) return null;
  return html`<svg class="rule-picture" viewBox="-6 -6 140 100" style=${{ maxWidth: "9rem" }} aria-hidden="true">${cut.pieces.map((piece, i) => {
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
  "doodle-roll": () => html`<div class="rule-row"><${Die} value=${2} label=${t("die-shows", { count: 2 })} /></div>${row(1)}`,
  "doodle-draw": () => html`<${Part} cols=${8} rows=${3}><${PencilledAll} patches=${[lay("U5", "a1"), lay("U5", "d1", "r1"), lay("U5", "f2", "r2")]} seed="draw" /><//>`,
  "doodle-neighbour": () => row(2, [1, 3]),
  "doodle-dot": () => html`<${Part} cols=${5} rows=${2}><${PencilledAll} patches=${[lay("U5", "a1"), lay("I1", "b1")]} seed="dot" /><//>`,
  "doodle-scissors": () => html`<${Cut} card="P5" first=${2} />`,
  "doodle-cut": () => html`<${Cut} card="U5" first=${1} />`,
  "doodle-again": () => html`<div class="rule-row" aria-hidden="true">${["neighbour", "dot", "scissors", "again"].map((name) => html`<span key=${name} class="action drawn"><${Icon} name=${name} size=${26} />${name === "dot" ? html`<${Crossed} width=${160} height=${100} seed="rules" />` : null}</span>`)}</div>`,
  "doodle-score": () => {
    const rectangle = /** @type {import("../geometry.js").Rectangle} */ (best(BLOCK.reduce((all, mask) => all | mask)));
    return html`<${Part} cols=${6} rows=${4}><${PencilledAll} patches=${BLOCK} seed="score" /><${Scoring} rectangle=${rectangle} tone="first" /><//><p class="written">${arithmetic(rectangle)}</p>`;
  },
  "patchwork-goal": () => html`<${Part} cols=${6} rows=${4}><g><${Linen} /></g>${sewn(31, 0, 0)}${sewn(15, 0, 3)}${sewn(0, 3, 0)}<//>`,
  "patchwork-turn": () => html`<${Spiral} view=${view} names=${["", ""]} />`,
  "patchwork-buy": () => html`<div class="rule-row" aria-hidden="true">${[5, 22, 14].map((id) => html`<svg key=${id} viewBox="-4 -4 170 130" width="92">${sewn(id, 0, 0)}</svg>`)}</div>`,
  "patchwork-place": () => html`<${Part} cols=${6} rows=${3}><${Linen} />${sewn(19, 0, 0)}${sewn(13, 0, 2)}<//>`,
  "patchwork-income": () => html`<svg class="rule-picture" viewBox="-30 -30 60 60" style=${{ maxWidth: "4rem" }} aria-hidden="true"><${Button} size=${44} /></svg>`,
  "patchwork-leather": () => html`<${Part} cols=${4} rows=${2}><${Linen} />${sewn(11, 0, 0)}<${Sewn} cells=${[{ row: 1, col: 1 }]} fabric="leather" /><//>`,
  "patchwork-advance": () => html`<svg class="rule-picture" viewBox="-60 -20 120 40" style=${{ maxWidth: "9rem" }} aria-hidden="true"><g transform="translate(-34 0)"><${Token} seat=${1} /></g><g transform="translate(0 0)"><${Token} seat=${0} /></g></svg>`,
};

