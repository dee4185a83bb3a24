/**
 * Acts of Doodle as sentences.
 * @module
 */
import { name, squares } from "../geometry.js";
import { turnedWords } from "../hand.js";
import { t } from "../words.js";
import { shapeWords } from "./circle.js";
import { readAct } from "./view.js";

/** Follows the circle deal by deal, so that an act can be told with the name of its card (T2, T4, T6). */
export class Teller {
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

  /** @param {string} act @param {number} seat @param {string} who */
  act(act, seat, who) {
    const told = readAct(act);
    const parts = [];
    if (told.how === "pass") parts.push(t("tell-pass", { who }));
    else {
      const how = told.how === "left" || told.how === "right" ? t("tell-neighbour") : "";
      const drawn = told.how === "take" ? told.card : this.card(told.how, seat);
      const shape = drawn ? shapeWords(drawn) : t("tell-patch");
      const base = told.cut ? t("tell-cut", { who, shape, count: squares(told.kept).length, square: name(squares(told.kept)[0]) }) : t("tell-draw", { who, shape, square: name(told.place) });
      parts.push([base, how, told.cut ? "" : turnedWords(told.turn)].filter(Boolean).join(", "));
    }
    for (const dot of told.dots) parts.push(t("tell-dot", { square: name(dot.square) }));
    return parts.join("; ");
  }
}
