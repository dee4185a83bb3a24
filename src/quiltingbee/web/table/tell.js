/**
 * Events of both games as sentences.
 * @module
 */
import { PIECES } from "../data.js";
import { shapeWords } from "../doodle/circle.js";
import { readAct } from "../doodle/view.js";
import { name } from "../geometry.js";
import { t } from "../words.js";

/** @typedef {{game: string, names: string[], you: number | null}} Around */

/** How a piece was turned, in words. @param {string} turn */
function turnedWords(turn) {
  const times = Number(turn[1]);
  return [turn[0] === "m" ? t("tell-flipped") : "", times ? t("tell-turned", { times }) : ""].filter(Boolean).join(", ");
}

/** @param {string} act @param {string} who */
function doodleAct(act, who) {
  const told = readAct(act);
  const parts = [];
  if (told.how === "pass") parts.push(t("tell-pass", { who }));
  else {
    const how = told.how === "left" || told.how === "right" ? t("tell-neighbour") : told.how === "take" ? t("tell-take", { shape: shapeWords(told.card) }) : "";
    const base = told.cut ? t("tell-cut", { who }) : t("tell-draw", { who, square: name(told.place) });
    parts.push([base, how, told.cut ? "" : turnedWords(told.turn)].filter(Boolean).join(", "));
  }
  for (const dot of told.dots) parts.push(t("tell-dot", { square: name(dot.square) }));
  return parts.join("; ");
}

/** @param {string} act @param {string} who */
function patchworkAct(act, who) {
  const words = act.split(/\s+/);
  if (words[0] === "buy") {
    const patch = PIECES[Number(words[1])];
    return [t("tell-buy", { who, square: words[2], buttons: patch?.buttons ?? 0, time: patch?.time ?? 0 }), turnedWords(words[3] ?? "r0")].filter(Boolean).join(", ");
  }
  if (words[0] === "leather") return t("tell-leather", { who, square: words[1] });
  return words[0] === "advance" ? t("tell-advance", { who }) : "";
}

/** @param {{line?: string, undo?: number, clock?: string, seat?: number, by?: string}} event @param {Around} around @returns {string} "" for what needs no words */
export function tell(event, { game, names, you }) {
  if (event.clock) return t(event.clock === "pause" ? "paused" : "tell-go");
  if (event.undo) return t("tell-undo", { who: names[event.seat ?? 0] ?? "" });
  if (!event.line) return event.seat !== undefined && event.seat !== you ? t("tell-covered", { who: names[event.seat] ?? t("seat-number", { number: event.seat + 1 }) }) : "";
  const move = /^P(\d+) (.*)$/.exec(event.line);
  if (move) {
    const seat = Number(move[1]) - 1;
    const who = seat === you ? t("tell-you") : (names[seat] ?? t("seat-number", { number: seat + 1 }));
    const words = game.startsWith("doodle") ? doodleAct(move[2], who) : patchworkAct(move[2], who);
    return event.by === "clock" ? `${words} (${t("tell-by-clock")})` : words;
  }
  const deal = /^-- (\w+) (.*)$/.exec(event.line);
  if (!deal) return "";
  if (deal[1] === "roll") return t("tell-roll", { count: Number(deal[2]) });
  if (deal[1] === "cards") return t("tell-cards", { count: deal[2].split(" ").length });
  if (deal[1] === "first") return t("tell-first", { who: names[Number(deal[2].slice(1)) - 1] ?? deal[2] });
  return "";
}
