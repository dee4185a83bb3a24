/**
 * Events of both games as sentences.
 * @module
 */
import { PIECES } from "../data.js";
import { shapeWords } from "../doodle/circle.js";
import { readAct } from "../doodle/view.js";
import { name, squares } from "../geometry.js";
import { t } from "../words.js";

/** cards: the card an act drew, where it is known. @typedef {{game: string, names: string[], you: number | null, card?: (how: string, seat: number) => string}} Around */
/** @typedef {{n: number, line?: string, undo?: number, clock?: string, seat?: number, by?: string}} Told */

/** Doodle: the circle, followed deal by deal, so that an act can be told with the name of its card (T2, T4, T6). */
class Circle {
  /** @type {string[]} */
  start = [];
  /** @type {string[]} */
  cards = [];
  roll = 0;

  /** @param {string} line */
  follow(line) {
    const [mark, kind, ...rest] = line.split(" ");
    if (mark !== "--") return;
    if (kind === "start") this.start = rest;
    if (kind !== "roll" && kind !== "cards") return;
    if (this.roll) {
      // the turn before is over: its card is gone, and the token stands in the gap
      const at = (this.roll - 1) % this.cards.length;
      this.cards = [...this.cards.slice(at + 1), ...this.cards.slice(0, at)];
    }
    this.roll = kind === "roll" ? Number(rest[0]) : 0;
    if (kind === "cards") this.cards.push(...rest);
  }

  /** @param {string} how @param {number} seat */
  card(how, seat) {
    if (!this.roll) return this.cards.length ? "" : (this.start[seat] ?? "");
    const size = this.cards.length;
    return this.cards[(this.roll - 1 + (how === "left" ? size - 1 : how === "right" ? 1 : 0)) % size] ?? "";
  }
}

/** The events from a number on as sentences; those that need no words are left out.
 * @param {Told[]} events all of them, in order @param {Around} around @param {(event: Told) => boolean} [wanted] @returns {{n: number, words: string}[]} */
export function sentences(events, around, wanted = () => true) {
  const circle = new Circle();
  const all = [];
  for (const event of events) {
    if (event.line) circle.follow(event.line);
    if (!wanted(event)) continue;
    const words = tell(event, { ...around, card: (how, seat) => circle.card(how, seat) });
    if (words) all.push({ n: event.n, words });
  }
  return all;
}

/** How a piece was turned, in words. @param {string} turn */
function turnedWords(turn) {
  const times = Number(turn[1]);
  return [turn[0] === "m" ? t("tell-flipped") : "", times ? t("tell-turned", { times }) : ""].filter(Boolean).join(", ");
}

/** @param {string} act @param {string} who @param {(how: string) => string} card */
function doodleAct(act, who, card) {
  const told = readAct(act);
  const parts = [];
  if (told.how === "pass") parts.push(t("tell-pass", { who }));
  else {
    const how = told.how === "left" || told.how === "right" ? t("tell-neighbour") : "";
    const drawn = told.how === "take" ? told.card : card(told.how);
    const shape = drawn ? shapeWords(drawn) : t("tell-patch");
    const base = told.cut ? t("tell-cut", { who, shape, count: squares(told.kept).length, square: name(squares(told.kept)[0]) }) : t("tell-draw", { who, shape, square: name(told.place) });
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
export function tell(event, { game, names, you, card = () => "" }) {
  if (event.clock) return t(event.clock === "pause" ? "paused" : "tell-go");
  if (event.undo) return t("tell-undo", { who: names[event.seat ?? 0] ?? "" });
  if (!event.line) return event.seat !== undefined && event.seat !== you ? t("tell-covered", { who: names[event.seat] ?? t("seat-number", { number: event.seat + 1 }) }) : "";
  const move = /^P(\d+) (.*)$/.exec(event.line);
  if (move) {
    const seat = Number(move[1]) - 1;
    const who = seat === you ? t("tell-you") : (names[seat] ?? t("seat-number", { number: seat + 1 }));
    const words = game.startsWith("doodle") ? doodleAct(move[2], who, (how) => card(how, seat)) : patchworkAct(move[2], who);
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
