/**
 * Two sheets that fill themselves: the browser looks for the snuggest place for patch after patch, quietly.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { Frame, Paper, Picture } from "../board.js";
import { Linen, Sewn } from "../cloth.js";
import { PIECES, SHAPES } from "../data.js";
import { squares } from "../geometry.js";
import { PencilledAll } from "../pencil.js";
import { stream } from "../random.js";
import { calm } from "../settings.js";
import { t } from "../words.js";

/** @typedef {import("../geometry.js").Shape} Shape */

const ROW = 11;

/** The sheet with a rim around it: 1 where something lies, also on the rim. @param {bigint} filled */
function rimmed(filled) {
  const land = new Uint8Array(ROW * ROW).fill(1);
  for (let row = 0; row < 9; row++) for (let col = 0; col < 9; col++) land[(row + 1) * ROW + col + 1] = 0;
  for (const i of squares(filled)) land[(Math.floor(i / 9) + 1) * ROW + (i % 9) + 1] = 1;
  return land;
}

/** @param {Shape} shape @param {bigint} filled @returns {{mask: bigint, corner: number, turn: string} | null} */
export function snug(shape, filled) {
  const land = rimmed(filled);
  let found = null;
  let least = Infinity;
  for (const place of shape.placements) {
    if (place.mask & filled) continue;
    const [top, left] = [Math.floor(place.corner / 9), place.corner % 9];
    const at = shape.lie(place.turn).cells.map(({ row, col }) => (row + top + 1) * ROW + col + left + 1);
    for (const i of at) land[i] = 2;
    // open edge that it brings less what it closes, and from the top left on
    let cost = 0;
    for (const i of at) {
      for (const beside of [i - 1, i + 1, i - ROW, i + ROW]) cost += land[beside] === 2 ? 0 : land[beside] ? -1 : 1;
      cost += ((i % ROW) + Math.floor(i / ROW)) / 200;
    }
    for (const i of at) land[i] = 0;
    if (cost < least) [least, found] = [cost, place];
  }
  return found;
}

/** A few patches soon, one after the other, so that nothing waits for them; then one more every few seconds; after sixteen a fresh sheet. */
export function Alive() {
  const start = calm() ? 9 : 4;
  const [state, setState] = useState(() => fill(0, 1));
  useEffect(() => {
    const soon = state.seed === 1 && state.count < start;
    if (!soon && calm()) return undefined;
    const grow = () => {
      if (document.hidden) timer = setTimeout(grow, 2600);
      else setState((now) => (now.count >= 16 ? fill(3, now.seed + 1) : more(now)));
    };
    let timer = setTimeout(grow, soon ? 30 : 2600);
    return () => clearTimeout(timer);
  }, [state]);
  const seed = `home${state.seed}`;
  return html`<div class="alive">
    <div class="on-table"><${Picture} label=${t("home-doodle-picture")}><${Paper} /><${Frame} /><${PencilledAll} patches=${state.drawn} seed=${seed} fresh=${state.drawn.length - 1} /><//><${LaidDown} /></div>
    <div class="on-table"><${Picture} label=${t("home-patchwork-picture")}><${Linen} />${state.sewn.map(({ id, corner, turn }, n) => html`<${Sewn} key=${`${state.seed}.${n}`} fabric=${id} buttons=${PIECES[id].income} fresh=${n === state.sewn.length - 1}
      cells=${PIECES[id].shape.lie(turn).cells.map((cell) => ({ row: cell.row + Math.floor(corner / 9), col: cell.col + (corner % 9) }))} />`)}<//><${Needle} /></div>
  </div>`;
}

/** A pencil, laid down on the paper. */
const LaidDown = () => html`<svg class="laid-down" viewBox="0 0 200 200" aria-hidden="true">
  <g transform="translate(66 172) rotate(-16)"><path d="M0 0 20-7h104v14H20Z" fill="#d9a03c" /><path d="M20-2.300h104v4.600H20Z" fill="#b7791f" /><path d="M0 0 20-7V7Z" fill="#f0dcb4" /><path d="M0 0 7-2.500v5Z" fill="#34302b" /><path d="M124-7h8V7h-8Z" fill="#b9b3a4" /><path d="M132-7h7a5 7 0 0 1 0 14h-7Z" fill="#b5483b" /><path d="M0 0 20-7h119M0 0 20 7h119" fill="none" stroke="#34302b" stroke-width="1.100" opacity=".55" /></g></svg>`;

/** Needle and thread across the cloth. */
const Needle = () => html`<svg class="laid-down" viewBox="200 0 200 200" aria-hidden="true">
  <path class="thread" d="M262 150c10 26 34 8 48 20s28 10 36-4" /><path d="M243 104c-1.500-4 2-6 3.500-2.500L264 152l-4-1Z" fill="#aeb4bd" stroke="#5c636e" stroke-width="1" /></svg>`;

/** @typedef {{seed: number, count: number, drawn: bigint[], sewn: {id: number, mask: bigint, corner: number, turn: string}[]}} Both */

/** @param {Both} now @returns {Both} */
function more(now) {
  const next = stream(`alive ${now.seed}.${now.count}`);
  const cards = [...SHAPES.keys()].filter((card) => card !== "I1");
  const filled = now.drawn.reduce((all, mask) => all | mask, 0n);
  const place = snug(/** @type {Shape} */ (SHAPES.get(cards[Math.floor(next() * cards.length)])), filled);
  const quilt = now.sewn.reduce((all, { mask }) => all | mask, 0n);
  const id = Math.floor(next() * PIECES.length);
  const sewn = now.sewn.some((patch) => patch.id === id) ? null : snug(PIECES[id].shape, quilt);
  return { ...now, count: now.count + 1, drawn: place ? [...now.drawn, place.mask] : now.drawn, sewn: sewn ? [...now.sewn, { id, ...sewn }] : now.sewn };
}

/** @param {number} count @param {number} seed */
function fill(count, seed) {
  /** @type {Both} */
  let now = { seed, count: 0, drawn: [], sewn: [] };
  while (now.count < count) now = more(now);
  return now;
}

