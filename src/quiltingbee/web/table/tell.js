/**
 * Events of a table as sentences; those of acts come from the game.
 * @module
 */
import { t } from "../words.js";

/** Tells the acts of one game; sees every line before it is told. @typedef {{follow: (line: string) => void, act: (act: string, seat: number, who: string) => string}} Teller */
/** @typedef {{Teller: new () => Teller, names: string[], you: number | null}} Around */
/** @typedef {{n: number, line?: string, undo?: number, clock?: string, seat?: number, by?: string}} Told */

/** The events from a number on as sentences; those that need no words are left out.
 * @param {Told[]} events all of them, in order @param {Around} around @param {(event: Told) => boolean} [wanted] @returns {{n: number, words: string}[]} */
export function sentences(events, around, wanted = () => true) {
  const teller = new around.Teller();
  const all = [];
  for (const event of events) {
    if (event.line) teller.follow(event.line);
    if (!wanted(event)) continue;
    const words = tell(event, around, teller);
    if (words) all.push({ n: event.n, words });
  }
  return all;
}

/** @param {Told} event @param {Around} around @param {Teller} teller @returns {string} "" for what needs no words */
function tell(event, { names, you }, teller) {
  if (event.clock) return t(event.clock === "pause" ? "paused" : "tell-go");
  if (event.undo) return t("tell-undo", { who: names[event.seat ?? 0] ?? "" });
  if (!event.line) return event.seat !== undefined && event.seat !== you ? t("tell-covered", { who: names[event.seat] ?? t("seat-number", { number: event.seat + 1 }) }) : "";
  const move = /^P(\d+) (.*)$/.exec(event.line);
  if (move) {
    const seat = Number(move[1]) - 1;
    const who = seat === you ? t("tell-you") : (names[seat] ?? t("seat-number", { number: seat + 1 }));
    const words = teller.act(move[2], seat, who);
    return event.by === "clock" ? `${words} (${t("tell-by-clock")})` : words;
  }
  const deal = /^-- (\w+) (.*)$/.exec(event.line);
  if (!deal) return "";
  if (deal[1] === "roll") return t("tell-roll", { count: Number(deal[2]) });
  if (deal[1] === "cards") return t("tell-cards", { count: deal[2].split(" ").length });
  if (deal[1] === "card") return t("tell-automa-card", { number: Number(deal[2]) });
  if (deal[1] === "back") return t("tell-automa-back", { count: Number(deal[2]) });
  if (deal[1] === "first") return t("tell-first", { who: names[Number(deal[2].slice(1)) - 1] ?? deal[2] });
  return "";
}
