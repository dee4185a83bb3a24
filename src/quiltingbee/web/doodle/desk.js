/**
 * Doodle: the draft of a seat and everything that changes it, whether by pointer, key, button or typed word.
 * @module
 */
import { signal } from "../vendor/preact.js";
import { SHAPES } from "../data.js";
import { Shape, name } from "../geometry.js";
import { handOf, pieceKey, putAt } from "../hand.js";
import { away, fit, flip, turn } from "../placing.js";
import { keep, kept } from "../settings.js";
import { say, t, why } from "../words.js";
import { againObstacle } from "./actions.js";
import { cardIndex, cardOf, empty, free, obstacle, piece, read, starting, tapDot } from "./draft.js";
import { shapeWords } from "./circle.js";

/** @typedef {import("./draft.js").View} View */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("../placing.js").Pose} Pose */

/** The single square, A2. */
const DOT = new Shape("dot", "#");

export class Desk {
  /** @param {{view: () => View, seat: () => number, send: (act: string) => void, undo: () => void, key: string, open: () => boolean}} port
   *   open: whether this seat may act now. key: under which the draft outlives a reload. */
  constructor(port) {
    this.port = port;
    this.turn = -1;
    this.draft = signal(empty());
    this.cutting = signal(false);
    this.counting = signal(false);
    /** Where the single square would go, while it is moved by keys or a mouse hovers. */
    this.spot = signal(away());
    /** @type {{view: View, draft: Draft, reading: import("./draft.js").Reading} | null} */
    this.last = null;
    /** @type {import("../hand.js").Grip} */
    this.grip = {
      shape: () => (!this.port.open() ? null : this.dotting ? DOT : piece(port.view(), this.draft.value, port.seat())),
      pose: () => (this.dotting ? this.spot.value : this.draft.value.pose),
      set: (pose) => (this.dotting ? this.aim(pose) : this.pose(pose)),
      filled: () => this.blocked(),
    };
    this.patchHand = handOf(this.grip);
  }

  /** What the draft means with the view of this moment. */
  get reading() {
    const [view, draft] = [this.port.view(), this.draft.value];
    if (this.last?.view !== view || this.last.draft !== draft) this.last = { view, draft, reading: read(view, draft, this.port.seat()) };
    return this.last.reading;
  }

  blocked() {
    return this.port.view().sheets[this.port.seat()].filled | this.reading.dots;
  }

  /** What pointers do depends on what is in the hand. @returns {import("../pointer.js").Hand} */
  get hand() {
    if (this.draft.value.tool === "patch") return this.patchHand;
    const at = (/** @type {number} */ row, /** @type {number} */ col) => ({ ...away(), row: Math.floor(row), col: Math.floor(col), on: row >= 0 && col >= 0 && row < 9 && col < 9 });
    return { ...this.patchHand, grab: () => false, hover: (row, col) => (this.spot.value = at(row, col)), leave: () => (this.spot.value = away()),
      tap: (row, col) => this.dot(Math.floor(row) * 9 + Math.floor(col), row, col) };
  }

  /** Whether the single square is in the hand. */
  get dotting() {
    return this.draft.value.tool === "dot";
  }

  /** How the single square fits where it is; nothing while it is not on the sheet. */
  get spotFit() {
    const spot = this.spot.value;
    if (!this.dotting || !spot.on || !this.port.open()) return null;
    const taken = this.port.view().sheets[this.port.seat()].filled | (this.draft.value.pose.lying ? this.reading.mask : 0n);
    return fit(DOT, spot, taken);
  }

  /** The single square moved by a key. @param {Pose} pose */
  aim(pose) {
    this.spot.value = pose;
    const at = name(pose.row * 9 + pose.col);
    say(this.spotFit?.legal ? t("said-spot", { square: at }) : `${at}: ${why("occupied")}`);
  }

  /** @param {Draft} draft */
  change(draft) {
    this.draft.value = draft;
    keep(`draft.${this.port.key}`, { turn: this.turn, draft });
  }

  /** A new turn begins: the draft of the last one is gone, unless the page was loaded again in the same. @param {number} turn */
  begin(turn) {
    if (turn === this.turn) return;
    this.turn = turn;
    const old = kept(`draft.${this.port.key}`, /** @type {any} */ (null));
    this.draft.value = old?.turn === turn ? old.draft : empty();
    this.cutting.value = false;
    this.spot.value = away();
  }

  /** @param {Pose} pose */
  pose(pose) {
    const before = this.draft.value.pose;
    this.change({ ...this.draft.value, pose });
    if (!pose.lying || (before.lying && before.row === pose.row && before.col === pose.col && before.turn === pose.turn)) return;
    const reading = this.reading;
    say(reading.legal ? t("said-lies", { square: String.fromCharCode(97 + pose.col) + (pose.row + 1), points: reading.points }) : why(reading.reason));
  }

  /** @param {number} square @param {number} [row] @param {number} [col] */
  dot(square, row = 0, col = 0) {
    if (!this.port.open() || row < 0 || col < 0 || row >= 9 || col >= 9) return;
    const next = tapDot(this.port.view(), this.draft.value, this.port.seat(), square);
    if (next === this.draft.value) {
      say(why("occupied"));
      return;
    }
    this.change(next);
    this.spot.value = away();
    say(t(next.dots.includes(square) ? "said-dot" : "said-dot-away", { square: name(square) }));
  }

  /** A square chosen by name. @param {number} square */
  cell(square) {
    if (this.dotting) this.dot(square);
    else putAt(this.grip, square);
  }

  turnPiece(back = false) {
    const shape = this.grip.shape();
    if (shape) this.pose(turn(shape, this.draft.value.pose, back));
  }

  flipPiece() {
    const shape = this.grip.shape();
    if (shape) this.pose(flip(shape, this.draft.value.pose));
  }

  /** Another piece comes into the hand; where it was going stays. @param {Partial<Draft>} change */
  swap(change) {
    const draft = { ...this.draft.value, ...change, tool: /** @type {const} */ ("patch") };
    this.change({ ...draft, pose: { ...draft.pose, lying: false, on: false } });
  }

  /** A card of the circle. @param {number} index */
  card(index) {
    const view = this.port.view();
    if (!this.port.open() || starting(view)) return;
    if (free(view)) {
      this.swap({ how: "take", card: view.circle[index], kept: null });
      say(shapeWords(view.circle[index]));
      return;
    }
    const how = index === cardIndex(view, "draw") ? "draw" : index === cardIndex(view, "right") ? "right" : index === cardIndex(view, "left") ? "left" : null;
    if (how === null || how === this.draft.value.how) return;
    if (how !== "draw") {
      const reason = obstacle(view, view.sheets[this.port.seat()], { ...this.draft.value, how: "draw" }, "neighbour");
      if (reason) {
        say(why(reason));
        return;
      }
    }
    this.swap({ how, kept: null });
    this.cutting.value = false;
    say(shapeWords(view.circle[index]));
  }

  /** One of the four special actions. @param {string} name @returns {string} "" or why not */
  action(name) {
    const view = this.port.view();
    const sheet = view.sheets[this.port.seat()];
    const draft = this.draft.value;
    if (!this.port.open()) return "";
    const reason = name === "again" ? againObstacle(sheet, draft) : obstacle(view, sheet, draft, /** @type {any} */ (name));
    if (reason) {
      say(why(reason));
      return reason;
    }
    if (name === "again") this.change({ ...draft, armed: !draft.armed });
    else if (name === "dot") this.toggleDot();
    else if (name === "scissors") {
      if (draft.kept) this.swap({ kept: null });
      else if (SHAPES.has(cardOf(view, draft, this.port.seat()))) this.cutting.value = !this.cutting.value;
      else return "pick-a-card";
    } else this.card(cardIndex(view, draft.how === "draw" ? "left" : draft.how === "left" ? "right" : "draw"));
    return "";
  }

  toggleDot() {
    const draft = this.draft.value;
    const on = this.dotting;
    this.spot.value = away();
    this.change({ ...draft, tool: on ? "patch" : "dot", pose: draft.pose.lying ? draft.pose : { ...draft.pose, on: false } });
    say(on ? t("said-dot-off") : t("said-dot-on"));
  }

  /** @param {import("../geometry.js").Cell[]} piece */
  cut(piece) {
    this.stopCutting();
    this.swap({ kept: piece });
    say(t("said-cut", { count: piece.length }));
  }

  /** The panel of cuts goes; whoever was in it by key stands on the match again, where the letters work. */
  stopCutting() {
    this.cutting.value = false;
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Send what the draft means. */
  draw() {
    const reading = this.reading;
    if (!this.port.open()) return;
    if (!reading.act || (reading.passing && !reading.dots)) say(why(reading.reason || "nothing-yet"));
    else this.port.send(reading.act);
  }

  pass() {
    if (this.port.open() && !starting(this.port.view())) this.port.send("pass");
  }

  /** Enter: shade the square that was moved by keys, else send. */
  enter() {
    const spot = this.spot.value;
    if (this.dotting && spot.lying) this.dot(spot.row * 9 + spot.col);
    else this.draw();
  }

  clear() {
    this.cutting.value = false;
    this.spot.value = away();
    this.change({ ...empty(), how: free(this.port.view()) ? "take" : "draw", pose: away() });
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was for this desk */
  key(event) {
    const letter = event.key.toLowerCase();
    const special = { n: "neighbour", q: "dot", s: "scissors", g: "again" }[letter];
    if (letter === "u") this.port.undo();
    else if (letter === "b") this.counting.value = !this.counting.value;
    else if (!this.port.open()) return false;
    else if (special) this.action(special);
    else if (letter === "enter" && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) this.enter();
    else if (letter === "escape") this.clear();
    else if (letter === "p") this.pass();
    else if (/^[1-8]$/.test(letter) && free(this.port.view()) && Number(letter) <= this.port.view().circle.length) this.card(Number(letter) - 1);
    else return pieceKey(event, this.grip);
    return true;
  }
}
