/**
 * What happened, said aloud: every event in words, and what follows from it without being an event: scores, the 7×7 tile, the end.
 * @module
 */
import { say, t } from "../words.js";
import { namesOf } from "./people.js";
import { sentences } from "./tell.js";

/** @typedef {import("./live.js").Live} Live */
/** @typedef {import("./live.js").Event} Event */

/** Say the events that have just come. @param {Live} live @param {Event[]} events @param {import("./games.js").Game} game */
export function announce(live, events, game) {
  const fresh = new Set(events.map(({ n }) => n));
  const around = { Teller: game.Teller, names: namesOf(live.table.value), you: live.you.value };
  for (const { words } of sentences(live.events.value, around, ({ n }) => fresh.has(n))) say(words);
}

const LIST = 6; // of a large table only the first seats are read out

/** What is new in a view, in sentences. @param {any} before @param {any} now as the server tells them @param {string[]} names @param {number | null} you @returns {string[]} */
export function news(before, now, names, you) {
  const who = (/** @type {number} */ seat) => (seat === you ? t("tell-you") : (names[seat] ?? t("automa")));
  const list = (/** @type {(number | undefined)[]} */ points) => points.slice(0, LIST).map((n, seat) => `${who(seat)} ${n ?? ""}`).join(", ");
  const all = [];
  if (now.sheets?.length) {
    const [was, is] = [before.sheets[0]?.points.length ?? 0, now.sheets[0].points.length];
    /** @type {number[]} */
    const points = [];
    for (const sheet of now.sheets) points[sheet.seat] = sheet.points[is - 1];
    if (is > was) all.push(t("tell-scored", { round: is, list: list(Array.from(points)) }));
  }
  if (now.automa && before.automa && now.automa.turned.join() !== before.automa.turned.join()) {
    all.push(t("tell-automa", { taken: now.automa.patches.length - before.automa.patches.length, space: now.automa.time }));
  }
  if (now.bonus !== undefined && now.bonus !== null && before.bonus === null) all.push(t("tell-bonus", { who: who(now.bonus) }));
  if (over(now) && !over(before)) all.push(t("tell-over", { list: list(now.scores) }));
  return all;
}

/** Winners are named at the end only. @param {any} view */
const over = (view) => view.winners.length > 0;
