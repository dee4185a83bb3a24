/**
 * Patchwork: what the server tells, as the client's own view.
 * @module
 */
import { SPECIALS, TRACK } from "../data.js";
import { cellsOf, maskOf } from "../geometry.js";

/** @typedef {import("../geometry.js").Cell} Cell */
export const LEATHER_NUMBER = 33;
/** @typedef {{buttons: number, income: number, time: number, filled: bigint, patches: {patch: number, cells: Cell[], mask: bigint}[]}} Quilt */
/** @typedef {{deck: string, level: number, buttons: number, time: number, patches: number[], turned: number[], back: number | null}} Automa */
/** @typedef {{seat: number | null, quilts: Quilt[], circle: number[], mover: number, leather: boolean, bonus: number | null, special: number[], allSpecial: number[],
 *   automa: Automa | null, scores: number[], winners: number[], times: number[], over: boolean}} View */

/** @param {any} told @returns {View} */
export function viewOf(told) {
  const quilts = told.quilts.map((/** @type {any} */ quilt) => {
    const patches = quilt.patches.map((/** @type {any} */ one) => {
      const mask = maskOf(one.squares);
      return { patch: one.patch, mask, cells: cellsOf(mask) };
    });
    return { buttons: quilt.buttons, income: quilt.income, time: quilt.time, patches, filled: patches.reduce((/** @type {bigint} */ all, /** @type {any} */ one) => all | one.mask, 0n) };
  });
  const times = quilts.map((/** @type {Quilt} */ quilt) => quilt.time);
  if (told.automa) times.push(told.automa.time);
  const edition = told.edition === "original" ? "original" : "revised";
  return { seat: told.seat, quilts, circle: told.circle, mover: told.mover ?? -1, leather: told.leather, bonus: told.bonus, special: told.special, allSpecial: SPECIALS[edition], automa: told.automa,
    scores: told.scores ?? [], winners: told.winners ?? [], times, over: times.every((/** @type {number} */ time) => time >= TRACK) && !told.leather };
}
