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

/** Empty squares beside the filled ones that are shut in on three sides or more. @param {bigint} filled */
function loneliness(filled) {
  const has = (/** @type {number} */ row, /** @type {number} */ col) => row < 0 || col < 0 || row > 8 || col > 8 || (filled & (1n << BigInt(row * 9 + col))) !== 0n;
  let edges = 0;
  for (let row = 0; row < 9; row++) for (let col = 0; col < 9; col++) if (!has(row, col)) edges += Number(has(row - 1, col)) + Number(has(row + 1, col)) + Number(has(row, col - 1)) + Number(has(row, col + 1));
  return edges;
}

/** @param {Shape} shape @param {bigint} filled @returns {{mask: bigint, corner: number, turn: string} | null} */
export function snug(shape, filled) {
  let found = null;
  let least = Infinity;
  for (const place of shape.placements) {
    if (place.mask & filled) continue;
    // little open edge, and from the top left on
    const cost = loneliness(filled | place.mask) + squares(place.mask).reduce((sum, i) => sum + (i % 9) + Math.floor(i / 9), 0) / 200;
    if (cost < least) [least, found] = [cost, place];
  }
  return found;
}

/** One more patch on each sheet every few seconds; after sixteen a fresh sheet. */
export function Alive() {
  const start = calm() ? 9 : 4;
  const [state, setState] = useState(() => fill(start, 1));
  useEffect(() => {
    if (calm()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setState((now) => (now.count >= 16 ? fill(3, now.seed + 1) : more(now)));
    }, 2600);
    return () => clearInterval(timer);
  }, []);
  const seed = `home${state.seed}`;
  return html`<div class="alive">
    <${Picture} label=${t("home-doodle-picture")}><${Paper} /><${Frame} /><${PencilledAll} patches=${state.drawn} seed=${seed} fresh=${state.drawn.length - 1} /><//>
    <${Picture} label=${t("home-patchwork-picture")}><${Linen} />${state.sewn.map(({ id, corner, turn }, n) => html`<${Sewn} key=${`${state.seed}.${n}`} fabric=${id} buttons=${PIECES[id].income} fresh=${n === state.sewn.length - 1}
      cells=${PIECES[id].shape.lie(turn).cells.map((cell) => ({ row: cell.row + Math.floor(corner / 9), col: cell.col + (corner % 9) }))} />`)}<//>
  </div>`;
}

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

