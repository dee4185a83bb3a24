/**
 * Doodle: the lines of a record, added up for looking at. Legal records only; the server decides what is legal.
 * @module
 */
import { best, bit, count } from "../geometry.js";
import { cardIndex, free, marked, starting } from "./draft.js";
import { drawn, readAct } from "./view.js";

/** @typedef {import("./draft.js").View} View */
/** @typedef {import("./draft.js").Sheet} Sheet */
/** @typedef {import("../geometry.js").Rectangle} Rectangle */
/** One moment of a match. scored: the rectangles of each sheet so far.
 * @typedef {{line: string, view: View, scored: (Rectangle | null)[][], points: number[]}} Step */

/** @param {string[]} lines @param {number} seats @returns {Step[]} the state before the first line first */
export function fold(lines, seats) {
  /** @type {View} */
  let view = { seat: null, sheets: Array.from({ length: seats }, () => ({ patches: [], filled: 0n, neighbour: false, dot: false, scissors: false, again: false, points: [] })),
    acted: Array(seats).fill(false), act: null, start: [], round: 1, turn: 0, circle: [], roll: 0, neighbourScissors: true, over: false };
  let scored = Array.from({ length: seats }, () => /** @type {(Rectangle | null)[]} */ ([]));
  /** @type {Step[]} */
  const steps = [];
  const add = (/** @type {string} */ line) => steps.push({ line, view, scored, points: view.sheets.map(standing) });
  add("");
  for (const line of lines) {
    const deal = /^-- (\w+) (.*)$/.exec(line);
    const move = /^P(\d+) (.*)$/.exec(line);
    if (deal) view = dealt(view, deal[1], deal[2].split(" "));
    else if (move) {
      const seat = Number(move[1]) - 1;
      const sheets = view.sheets.map((sheet, i) => (i === seat ? acted(view, sheet, seat, move[2]) : sheet));
      view = { ...view, sheets, acted: view.acted.map((done, i) => done || i === seat) };
      if (view.acted.every(Boolean)) [view, scored] = closed(view, scored);
    } else continue;
    add(line);
  }
  return steps;
}

/** @param {View} view @param {string} kind @param {string[]} outcome @returns {View} */
function dealt(view, kind, outcome) {
  if (kind === "start") return { ...view, start: outcome };
  if (kind === "roll") return { ...view, roll: Number(outcome[0]) };
  return { ...view, circle: [...view.circle, ...outcome] }; // T6: behind the two that stayed
}

/** @param {View} view @param {Sheet} sheet @param {number} seat @param {string} act @returns {Sheet} */
function acted(view, sheet, seat, act) {
  const told = readAct(act);
  const card = starting(view) ? view.start[seat] : (view.circle[cardIndex(view, /** @type {any} */ (told.how))] ?? "");
  const masks = [told.how === "pass" ? 0n : drawn(told, card), ...told.dots.map((dot) => bit(dot.square))].filter((mask) => mask !== 0n);
  return {
    ...sheet, patches: [...sheet.patches, ...masks], filled: masks.reduce((all, mask) => all | mask, sheet.filled),
    neighbour: sheet.neighbour || told.how === "left" || told.how === "right", scissors: sheet.scissors || told.cut, dot: sheet.dot || told.dots.length > 0,
    again: sheet.again || told.again || told.cutAgain || told.dots.some((dot) => dot.again),
  };
}

/** The turn closes: T4, T5. @param {View} view @param {(Rectangle | null)[][]} scored @returns {[View, (Rectangle | null)[][]]} */
function closed(view, scored) {
  const acted = view.acted.map(() => false);
  if (starting(view)) return [{ ...view, acted, turn: 1 }, scored];
  const at = marked(view);
  const circle = free(view) || at < 0 ? view.circle : [...view.circle.slice(at + 1), ...view.circle.slice(0, at)];
  if (view.turn < 6) return [{ ...view, acted, circle, turn: view.turn + 1, roll: 0 }, scored];
  const found = view.sheets.map((sheet) => best(sheet.filled));
  const sheets = view.sheets.map((sheet, i) => ({ ...sheet, points: [...sheet.points, found[i]?.points ?? 0] }));
  const over = view.round === 3;
  return [{ ...view, acted, circle, sheets, roll: 0, round: over ? 3 : view.round + 1, turn: over ? 7 : 1, over }, scored.map((list, i) => [...list, found[i]])];
}

/** The points as they stand: those scored, and what the best rectangle would bring now; at the end all of it. @param {Sheet} sheet */
export function standing(sheet) {
  const scored = sheet.points.reduce((sum, n) => sum + n, 0);
  if (sheet.points.length < 3) return scored + (best(sheet.filled)?.points ?? 0);
  return scored - (81 - count(sheet.filled));
}
