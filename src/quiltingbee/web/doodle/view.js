/**
 * Doodle: what the server tells, as the client's own view; and acts as text, read back.
 * @module
 */
import { SHAPES } from "../data.js";
import { Shape, maskOf, square } from "../geometry.js";

/** @typedef {import("./draft.js").View} View */

/** @param {any} told @param {number} seats @returns {View} */
export function viewOf(told, seats) {
  for (const [card, rows] of Object.entries(told.shapes ?? {})) if (!SHAPES.has(card)) SHAPES.set(card, new Shape(card, String(rows)));
  /** @type {import("./draft.js").Sheet[]} */
  const sheets = Array(seats);
  for (const sheet of told.sheets) {
    const patches = sheet.patches.map((/** @type {number[]} */ list) => maskOf(list));
    const crossed = new Set(sheet.crossed);
    sheets[sheet.seat] = {
      patches, filled: patches.reduce((/** @type {bigint} */ all, /** @type {bigint} */ mask) => all | mask, 0n), points: sheet.points,
      neighbour: crossed.has("neighbour"), dot: crossed.has("dot"), scissors: crossed.has("scissors"), again: crossed.has("again"),
    };
  }
  return { seat: told.seat, sheets, acted: told.acted ?? [], act: told.act ?? null, start: told.start ?? [], round: told.round, turn: told.turn,
    circle: told.circle, roll: told.roll ?? 0, neighbourScissors: told.neighbour_scissors ?? true, over: told.round === 3 && told.turn > 6 };
}

/** @typedef {{how: string, card: string, again: boolean, cut: boolean, cutAgain: boolean, place: number, turn: string, kept: bigint, dots: {square: number, again: boolean}[]}} Told */

/** An act in its parts. `how` is "pass" without a drawing. @param {string} text @returns {Told} */
export function readAct(text) {
  const [first, ...rest] = text.trim().replaceAll("+", " + ").split(/\s+\+\s+/);
  const words = first.split(/\s+/);
  const told = { how: "pass", card: "", again: false, cut: false, cutAgain: false, place: -1, turn: "r0", kept: 0n,
    dots: rest.map((dot) => ({ square: square(/[a-i][1-9]$/.exec(dot)?.[0] ?? ""), again: dot.startsWith("again") })) };
  if (words[0] === "again") {
    told.again = true;
    words.shift();
  }
  told.how = words.shift() ?? "pass";
  if (told.how === "take") told.card = words.shift() ?? "";
  while (words[0] === "again" || words[0] === "cut") {
    if (words[0] === "again") told.cutAgain = true;
    else told.cut = true;
    words.shift();
  }
  if (told.cut) told.kept = maskOf(words.map((word) => square(word)));
  else if (words.length >= 2) {
    told.place = square(words[0]);
    told.turn = words[1];
  }
  return told;
}

/** The squares of an act's drawing. @param {Told} told @param {string} card the card that is drawn @returns {bigint} */
export function drawn(told, card) {
  if (told.cut) return told.kept;
  if (told.place < 0) return 0n;
  return SHAPES.get(told.how === "take" ? told.card : card)?.mask(told.place, told.turn) ?? 0n;
}
