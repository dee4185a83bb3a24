/**
 * Patchwork alone: the Automa, whose turn follows from the card it turns up. For looking at records; the server decides what happens.
 * @module
 */
import { INCOME, PIECES, TRACK } from "../data.js";
import { LEATHER_NUMBER } from "./view.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Automa} Automa */
/** budget: the buttons it may spend with the card. income: what it earns for each button it crosses. filters: which patch it prefers.
 * @typedef {{budget: number, income: number, filters: string[]}} Card */

/** @param {string} cards @returns {Card[]} */
const deck = (cards) =>
  cards.split(",").map((card) => {
    const [budget, income, ...filters] = card.trim().split(" ");
    return { budget: Number(budget), income: Number(income), filters };
  });

/** NO: does not overtake, MB: most buttons, LG: largest. @type {Record<string, Card[]>} */
export const DECKS = {
  normal: deck("8 0 LG MB, 1 4 NO MB, 7 0 MB LG, 0 5, 3 3 NO LG, 6 0 NO LG, 5 1 NO MB, 10 0 MB LG, 8 0 MB NO, 4 1 NO LG, 10 0 MB LG, 2 4 NO MB"),
  tactical: deck("1 4 NO LG, 1 5 NO MB, 3 3 NO LG, 3 4 NO MB, 4 1 NO LG, 4 1 NO MB, 6 0 MB LG, 6 0 NO LG, 8 0 LG MB, 8 0 MB LG, 10 0 MB NO, 10 0 LG MB"),
};
/** So many spaces before the goal it gets the 7×7 tile, by level. */
const MARKS = [0, 1, 9, 12, 15, 18];

/** @param {string} name @param {number} level @returns {Automa} */
export const automaOf = (name, level) => ({ deck: name, level, buttons: 0, time: 0, patches: [], turned: [], back: null });

/** Which of the next three it takes, or -1. @param {Card} card @param {View} view */
function choice(card, view) {
  const [player, time] = view.times;
  const room = player === TRACK ? TRACK : player - time; // E1: nobody overtakes a token on the goal
  let found = view.circle.slice(0, 3).filter((patch) => PIECES[patch].buttons <= card.budget);
  for (const filter of card.filters) {
    const worth = (/** @type {number} */ patch) => (filter === "MB" ? PIECES[patch].income : PIECES[patch].shape.size);
    const top = Math.max(...found.map(worth));
    const left = found.filter((patch) => (filter === "NO" ? PIECES[patch].time <= room : worth(patch) === top));
    if (left.length) found = left;
  }
  return found.at(-1) ?? -1; // the furthest from the neutral token
}

/** Its turn with that card, from 1. @param {View} view @param {number} number @returns {View} */
export function automaTurn(view, number) {
  const automa = /** @type {Automa} */ (view.automa);
  const card = DECKS[automa.deck][number - 1];
  const patch = choice(card, view);
  const [player, from] = view.times;
  const to = Math.min(TRACK, patch < 0 ? player + 1 : from + PIECES[patch].time);
  const at = view.circle.indexOf(patch);
  const circle = at < 0 ? view.circle : [...view.circle.slice(at + 1), ...view.circle.slice(0, at)];
  const taken = view.special.filter((space) => space <= to);
  const crossed = INCOME.filter((space) => from < space && space <= to).length;
  const patches = [...automa.patches, ...(patch < 0 ? [] : [patch]), ...taken.map(() => LEATHER_NUMBER)];
  const over = to >= TRACK && player >= TRACK;
  return {
    ...view, circle, over, automa: { ...automa, patches, buttons: automa.buttons + card.income * crossed, time: to, back: null },
    special: view.special.filter((space) => space > to), bonus: view.bonus === null && to >= TRACK - MARKS[automa.level] ? 1 : view.bonus,
    times: [player, to], mover: over ? -1 : to <= player ? 1 : 0,
  };
}

/** What it has at its level: the tile; from II on its buttons; III its patches with buttons; IV their buttons; V both. @param {View} view */
export function automaPoints({ automa, bonus }) {
  if (!automa) return 0;
  const worn = automa.patches.filter((patch) => patch !== LEATHER_NUMBER).map((patch) => PIECES[patch].income);
  let sum = bonus === 1 ? 7 : 0;
  if (automa.level >= 2) sum += automa.buttons;
  if (automa.level === 3 || automa.level === 5) sum += worn.filter((buttons) => buttons > 0).length;
  if (automa.level >= 4) sum += worn.reduce((all, buttons) => all + buttons, 0);
  return sum;
}
