/**
 * Doodle: the circle of cards with the token and the die; a ring where there is room, an arc on a phone.
 * @module
 */
import { html } from "../vendor/preact.js";
import { SHAPES } from "../data.js";
import { count, freeKey, rowsOf } from "../geometry.js";
import { Die, Pawn } from "../icons.js";
import { PENCILS, Pencilled } from "../pencil.js";
import { pull } from "../pointer.js";
import { hash } from "../random.js";
import { wide } from "../settings.js";
import { t } from "../words.js";
import { cardIndex, free, marked, starting } from "./draft.js";

/** @typedef {import("./draft.js").View} View */
/** @typedef {import("./draft.js").Draft} Draft */

/** A card's shape in words: `L of 3`. @param {string} card */
export function shapeWords(card) {
  const shape = SHAPES.get(card);
  if (!shape) return card;
  return /^[HS]/.test(card) ? t("shape-many", { count: shape.size }) : t("shape", { letter: card[0], count: shape.size });
}

/** A card's shape for who cannot see it: what has no name is told row by row. @param {string} card */
const cardWords = (card) => (/^[HS]/.test(card) ? `${shapeWords(card)}, ${t("shape-rows", { rows: rowsOf(SHAPES.get(card)?.cells ?? []) })}` : shapeWords(card));

/** The names of shapes that have one, whichever way they lie. @type {Map<string, string>} */
const named = new Map();

/** A piece in words, whichever way it lies. @param {import("../geometry.js").Cell[]} cells */
export function pieceWords(cells) {
  if (!named.size) for (const [card, shape] of SHAPES) if (!/^[HS]/.test(card)) named.set(freeKey(shape.cells), card);
  const card = named.get(freeKey(cells));
  return card ? shapeWords(card) : `${t("shape-many", { count: cells.length })}, ${t("shape-rows", { rows: rowsOf(cells) })}`;
}

/** The patch of a card in pencil, filling its box. @param {{card: string, unit?: number}} props */
export function CardPatch({ card, unit = 14 }) {
  const shape = SHAPES.get(card);
  if (!shape) return null;
  const seed = hash(card);
  const hand = { colour: seed % PENCILS.length, angle: (seed >>> 4) % 7, cross: seed % 3 === 1, gap: 4 };
  const box = Math.max(3.4, shape.width, shape.height);
  return html`<svg viewBox=${`-2 -2 ${box * unit + 4} ${box * unit + 4}`} aria-hidden="true" class="card-patch">
    <g transform=${`translate(${((box - shape.width) * unit) / 2} ${((box - shape.height) * unit) / 2})`}><${Pencilled} cells=${shape.lie("r0").cells} seed=${card} hand=${hand} unit=${unit} /></g>
  </svg>`;
}

/** @typedef {{x: number, fall: number, w: number, tilt: number}} Place */

/** Where the cards lie, in percent of the box: middle x, width and tilt, and how far down from the top edge (0) to the bottom edge (1).
 * The marked card lies in front; in the last turn nobody is in front.
 * @param {number} size @param {number} front @param {boolean} ring @returns {Place[]} */
export function layout(size, front, ring) {
  /** @type {Place[]} */
  const places = Array(size);
  // clockwise from the marked card, which on the screen is to its right
  const order = Array.from({ length: size }, (_, k) => (Math.max(front, 0) + k) % size);
  (front < 0 && size <= 4 ? row(size) : ring ? twoRows(size) : arc(size, front)).forEach((place, k) => (places[order[k]] = place));
  return places;
}

/** A few cards of the same right, side by side. @param {number} size @returns {Place[]} */
function row(size) {
  return Array.from({ length: size }, (_, k) => {
    const off = (k - (size - 1) / 2) / Math.max(1, size - 1);
    return { x: 50 + off * (size - 1) * 29, fall: 0.4 + 0.8 * off * off, w: Math.min(25, 90 / size), tilt: off * 10 };
  });
}

/** The circle as it lies on a table: the marked card with its neighbours above, the others come back below. @param {number} size @returns {Place[]} */
function twoRows(size) {
  const above = [0, 1, size - 1];
  const below = Math.max(0, size - 3);
  const [front, beside, back] = size > 6 ? [22, 18, 17] : [26, 21, 20];
  return Array.from({ length: size }, (_, k) => {
    if (k === 0) return { x: 50, fall: 0, w: front, tilt: 0 };
    if (above.includes(k)) return { x: k === 1 ? 81 : 19, fall: 0.1, w: beside, tilt: k === 1 ? 4 : -4 };
    const off = below < 2 ? 0 : 0.5 - (k - 2) / (below - 1); // from the right to the left
    return { x: 50 + off * Math.min(80, 25 * (below - 1)), fall: 1 - 0.2 * off * off, w: back, tilt: off * -8 };
  });
}

/** How wide cards are beside the marked one, by how far they are from it. */
const FAR = [1.5, 1.06, 0.95, 0.86, 0.8];

/** The circle as it is held in a hand. @param {number} size @param {number} front @returns {Place[]} */
function arc(size, front) {
  /** @type {Place[]} */
  const places = Array(size);
  const middle = Math.floor((size - 1) / 2);
  const line = Array.from({ length: size }, (_, k) => (k - middle + size) % size);
  const shares = line.map((_, k) => (front < 0 ? FAR[1] : FAR[Math.abs(k - middle)]));
  const gap = size > 6 ? 0.9 : 1.8;
  const one = Math.min(17, (99 - gap * (size - 1)) / shares.reduce((sum, share) => sum + share, 0));
  const whole = shares.reduce((sum, share) => sum + share * one, gap * (size - 1));
  let x = 50 - whole / 2;
  line.forEach((card, k) => {
    const w = shares[k] * one;
    const off = (x + w / 2 - 50) / 50;
    const inFront = front >= 0 && k === middle;
    places[card] = { x: x + w / 2, fall: inFront ? 0 : 0.12 + 0.88 * off * off, w, tilt: inFront ? 0 : off * 13 };
    x += w + gap;
  });
  return places;
}

/** @param {{view: View, draft: Draft, seat: number | null, choose: (card: number) => void, open: boolean}} props
 *   open: neighbours (or, in the last turn, all cards) can be chosen by tapping. */
export function Circle({ view, draft, seat, choose, open }) {
  const ring = wide.value;
  if (starting(view)) {
    const card = seat === null ? "" : view.start[seat];
    if (!card) return html`<div class="circle"></div>`;
    return html`<div class=${`circle starting${ring ? " ring" : ""}`}><div class="card marked" style=${{ "--x": 50, "--fall": 0.5, "--size": ring ? 34 : 25 }} role="img" aria-label=${cardWords(card)} data-card=${card}
      onPointerDown=${(/** @type {PointerEvent} */ event) => pull(event, () => undefined)}><${CardPatch} card=${card} /><span class="written">${count(SHAPES.get(card)?.mask(0, "r0") ?? 0n)}</span></div></div>`;
  }
  const at = marked(view);
  const last = free(view);
  const chosen = last ? view.circle.indexOf(draft.card) : cardIndex(view, draft.how);
  const places = layout(view.circle.length, last ? -1 : at, ring);
  const beside = [cardIndex(view, "left"), cardIndex(view, "right")];
  return html`<div class=${`circle${ring ? " ring" : ""}`} role="group" aria-label=${t("circle-label", { count: view.circle.length })}>
    ${view.circle.map((card, i) => {
      const { x, fall, w, tilt } = places[i];
      const pick = open && (last || (beside.includes(i) && i !== at) || i === at);
      const words = [cardWords(card), i === at ? t("card-marked") : "", i === chosen && i !== at ? t("card-chosen") : ""].filter(Boolean).join(", ");
      const style = { "--x": x.toFixed(2), "--fall": fall.toFixed(2), "--size": w.toFixed(2), "--tilt": `${tilt.toFixed(1)}deg` };
      const names = `card${i === at ? " marked" : ""}${i === chosen ? " chosen" : ""}${pick && i !== at ? " lit" : ""}${!last && i !== at && !pick ? " later" : ""}`;
      const face = html`<${CardPatch} card=${card} /><span class="written">${SHAPES.get(card)?.size}</span>${i === at ? html`<${Pawn} />` : null}`;
      const down = (/** @type {PointerEvent} */ event) => {
        if (i === chosen) pull(event, () => undefined);
        else if (pick) pull(event, () => choose(i));
      };
      return pick
        ? html`<button key=${`${card}${i}`} class=${names} style=${style} aria-pressed=${i === chosen} aria-label=${words} onClick=${() => choose(i)} onPointerDown=${down} data-card=${card}>${face}</button>`
        : html`<div key=${`${card}${i}`} class=${names} style=${style} role="img" aria-label=${words} onPointerDown=${down} data-card=${card}>${face}</div>`;
    })}
    ${ring ? html`<${Rolled} view=${view} />` : null}
  </div>`;
}

/** The die as it lies on the table. @param {{view: View}} props */
export const Rolled = ({ view }) => (view.roll ? html`<${Die} value=${view.roll} label=${t("die-shows", { count: view.roll })} seed=${`${view.round}.${view.turn}.`} />` : null);
