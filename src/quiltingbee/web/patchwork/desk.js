/**
 * Patchwork: the draft of a seat and everything that changes it.
 * @module
 */
import { signal } from "../vendor/preact.js";
import { handOf, pieceKey, putAt } from "../hand.js";
import { away, flip, turn } from "../placing.js";
import { keep, kept } from "../settings.js";
import { say, t, why } from "../words.js";
import { empty, obstacle, offered, piece, read } from "./draft.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./draft.js").Draft} Draft */

export class Desk {
  /** @param {{view: () => View, seat: () => number, send: (act: string) => void, undo: () => void, key: string, open: () => boolean}} port */
  constructor(port) {
    this.port = port;
    this.turn = -1;
    this.draft = signal(empty());
    /** @type {{view: View, draft: Draft, reading: import("./draft.js").Reading} | null} */
    this.last = null;
    /** @type {import("../hand.js").Grip} */
    this.grip = {
      shape: () => (port.open() ? piece(port.view(), this.draft.value) : null),
      pose: () => this.draft.value.pose,
      set: (pose) => this.pose(pose),
      filled: () => port.view().quilts[port.seat()].filled,
    };
    this.hand = handOf(this.grip);
  }

  /** What the draft means with the view of this moment. */
  get reading() {
    const [view, draft] = [this.port.view(), this.draft.value];
    if (this.last?.view !== view || this.last.draft !== draft) this.last = { view, draft, reading: read(view, draft, this.port.seat()) };
    return this.last.reading;
  }

  /** @param {Draft} draft */
  change(draft) {
    this.draft.value = draft;
    keep(`draft.${this.port.key}`, { turn: this.turn, draft });
  }

  /** @param {number} turn */
  begin(turn) {
    if (turn === this.turn) return;
    this.turn = turn;
    const old = kept(`draft.${this.port.key}`, /** @type {any} */ (null));
    this.draft.value = old?.turn === turn ? old.draft : empty();
  }

  /** @param {import("../placing.js").Pose} pose */
  pose(pose) {
    const before = this.draft.value.pose;
    this.change({ ...this.draft.value, pose });
    if (!pose.lying || (before.lying && before.row === pose.row && before.col === pose.col && before.turn === pose.turn)) return;
    const reading = this.reading;
    say(reading.legal ? t("said-sews", { square: String.fromCharCode(97 + pose.col) + (pose.row + 1) }) : why(reading.reason));
  }

  /** Take one of the three into the hand. @param {number} patch @returns {string} "" or why it cannot be bought */
  pick(patch) {
    if (!this.port.open()) return "";
    const reason = obstacle(this.port.view(), this.port.seat(), patch);
    if (reason) {
      say(why(reason));
      return reason;
    }
    if (this.draft.value.patch !== patch) this.change({ patch, pose: away() });
    return "";
  }

  /** @param {number} square */
  cell(square) {
    putAt(this.grip, square);
  }

  turnPiece(back = false) {
    const shape = this.grip.shape();
    if (shape) this.pose(turn(shape, this.draft.value.pose, back));
  }

  flipPiece() {
    const shape = this.grip.shape();
    if (shape) this.pose(flip(shape, this.draft.value.pose));
  }

  sew() {
    if (!this.port.open()) return;
    const { act, reason } = this.reading;
    if (act) this.port.send(act);
    else say(why(reason));
  }

  advance() {
    if (this.port.open() && !this.port.view().leather) this.port.send("advance");
  }

  clear() {
    this.change(empty());
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  key(event) {
    const letter = event.key.toLowerCase();
    if (letter === "u") this.port.undo();
    else if (!this.port.open()) return false;
    else if (/^[123]$/.test(letter) && offered(this.port.view())[Number(letter) - 1] !== undefined) this.pick(offered(this.port.view())[Number(letter) - 1]);
    else if (letter === "a") this.advance();
    else if (letter === "enter" && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) this.sew();
    else if (letter === "escape") this.clear();
    else return pieceKey(event, this.grip);
    return true;
  }
}
