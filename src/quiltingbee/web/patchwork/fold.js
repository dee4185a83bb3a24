/**
 * Patchwork: the lines of a record, added up for looking at. Legal records only; the server decides what is legal.
 * @module
 */
import { INCOME, PIECES, SPECIALS, TRACK } from "../data.js";
import { bit, cellsOf, sevenBySeven, square, squares } from "../geometry.js";
import { automaOf, automaPoints, automaTurn } from "./automa.js";
import { LEATHER_NUMBER } from "./view.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Quilt} Quilt */
/** @typedef {{line: string, view: View, points: number[]}} Step */

/** @param {string[]} lines @param {"revised" | "original"} edition @param {{deck: string, level: number} | null} [alone] against the Automa @returns {Step[]} */
export function fold(lines, edition, alone = null) {
  const all = SPECIALS[edition];
  /** @type {View} */
  let view = { seat: null, quilts: (alone ? [0] : [0, 1]).map(() => ({ buttons: 5, income: 0, time: 0, filled: 0n, patches: [] })), circle: [], mover: alone ? 0 : -1, leather: false, bonus: null, special: all, allSpecial: all,
    automa: alone ? automaOf(alone.deck, alone.level) : null, scores: [], winners: [], times: [0, 0], over: false };
  /** @type {Step[]} */
  const steps = [];
  const add = (/** @type {string} */ line) => steps.push({ line, view, points: [...view.quilts.map((quilt, seat) => points(quilt, view.bonus === seat)), ...(alone ? [automaPoints(view)] : [])] });
  add("");
  for (const line of lines) {
    const words = line.split(/\s+/);
    if (words[0] === "--" && words[1] === "first") view = { ...view, mover: Number(words[2].slice(1)) - 1 };
    else if (words[0] === "--" && words[1] === "circle") view = { ...view, circle: words.slice(2).map(Number) };
    else if (words[0] === "--" && words[1] === "back" && view.automa) view = { ...view, automa: { ...view.automa, back: Number(words[2]) } };
    else if (words[0] === "--" && words[1] === "card") view = automaTurn(view, Number(words[2]));
    else if (/^P[12]$/.test(words[0])) view = acted(view, Number(words[0][1]) - 1, words.slice(1));
    else continue;
    add(line);
  }
  return steps;
}

/** E2, E3. @param {Quilt} quilt @param {boolean} bonus */
export const points = (quilt, bonus) => quilt.buttons - 2 * (81 - squares(quilt.filled).length) + (bonus ? 7 : 0);

/** @param {Quilt} quilt @param {number} patch @param {bigint} mask @returns {Quilt} */
const sew = (quilt, patch, mask) => ({ ...quilt, filled: quilt.filled | mask, income: quilt.income + (PIECES[patch]?.income ?? 0), patches: [...quilt.patches, { patch, mask, cells: cellsOf(mask) }] });

/** @param {View} view @param {number} seat @param {string[]} words @returns {View} */
function acted(view, seat, words) {
  let quilt = view.quilts[seat];
  let { circle, bonus } = view;
  let to = quilt.time;
  if (words[0] === "leather") quilt = sew(quilt, LEATHER_NUMBER, bit(square(words[1])));
  else if (words[0] === "buy") {
    const patch = Number(words[1]);
    const at = circle.indexOf(patch);
    quilt = sew({ ...quilt, buttons: quilt.buttons - PIECES[patch].buttons }, patch, PIECES[patch].shape.mask(square(words[2]), words[3]) ?? 0n);
    circle = [...circle.slice(at + 1), ...circle.slice(0, at)];
    to = Math.min(TRACK, quilt.time + PIECES[patch].time);
  } else {
    to = Math.min(TRACK, view.times[1 - seat] + 1);
    quilt = { ...quilt, buttons: quilt.buttons + to - quilt.time };
  }
  if (bonus === null && sevenBySeven(quilt.filled) >= 0) bonus = seat; // I3
  const paydays = INCOME.filter((space) => quilt.time < space && space <= to).length; // I1
  const taken = view.special.filter((space) => quilt.time < space && space <= to); // I2
  quilt = { ...quilt, buttons: quilt.buttons + paydays * quilt.income, time: to };
  const quilts = view.quilts.map((one, i) => (i === seat ? quilt : one));
  const times = [...quilts.map((one) => one.time), ...(view.automa ? [view.automa.time] : [])];
  const leather = taken.length > 0 && squares(quilt.filled).length < 81;
  const special = view.special.filter((space) => !taken.includes(space));
  const over = times.every((time) => time >= TRACK) && !leather;
  // T1: on the same space the one that came last is on top
  const mover = leather ? seat : over ? -1 : times[seat] >= TRACK || times[seat] > times[1 - seat] ? 1 - seat : seat;
  return { ...view, quilts, circle, bonus, leather, special, times, over, mover };
}
