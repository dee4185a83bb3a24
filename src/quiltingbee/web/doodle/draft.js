/**
 * Doodle: what a seat is about to do. The one place that decides what is drawn, previewed and sent.
 * @module
 */
import { SHAPES } from "../data.js";
import { best, bit, count, maskOf, name, shapeOf, squares } from "../geometry.js";
import { away, fit, fitsAnywhere, placeText } from "../placing.js";

/** @typedef {import("../geometry.js").Shape} Shape */
/** @typedef {import("../geometry.js").Cell} Cell */
/** @typedef {import("../placing.js").Pose} Pose */
/** @typedef {{patches: bigint[], filled: bigint, neighbour: boolean, dot: boolean, scissors: boolean, again: boolean, points: number[]}} Sheet */
/** @typedef {{seat: number | null, sheets: Sheet[], acted: boolean[], act: string | null, start: string[], round: number, turn: number,
 *   circle: string[], roll: number, neighbourScissors: boolean, over: boolean}} View */
/** @typedef {"draw" | "left" | "right" | "take"} How */
/** kept: the cells the scissors leave, as they lie in the card's data. armed: `again` was chosen and waits for its action.
 * @typedef {{how: How, card: string, kept: Cell[] | null, pose: Pose, dots: number[], tool: "patch" | "dot", armed: boolean}} Draft */
/** @typedef {"neighbour" | "dot" | "scissors"} Special */

export const LAST = { round: 3, turn: 6 };

/** @returns {Draft} */
export const empty = () => ({ how: "draw", card: "", kept: null, pose: away(), dots: [], tool: "patch", armed: false });

/** @param {View} view */
export const starting = (view) => view.turn === 0;
/** The turn without a die (T8). @param {View} view */
export const free = (view) => view.round === LAST.round && view.turn === LAST.turn;

/** The card on which the token stands, as its number in the circle, or -1. @param {View} view */
export const marked = (view) => (view.roll && view.circle.length ? (view.roll - 1) % view.circle.length : -1);

/** @param {View} view @param {How} how @returns {number} */
export function cardIndex(view, how) {
  const at = marked(view);
  const size = view.circle.length;
  if (at < 0) return -1;
  return how === "left" ? (at + size - 1) % size : how === "right" ? (at + 1) % size : at;
}

/** The card whose patch is drawn. @param {View} view @param {Draft} draft @param {number} seat */
export function cardOf(view, draft, seat) {
  if (starting(view)) return view.start[seat] ?? "";
  if (free(view)) return draft.card;
  return view.circle[cardIndex(view, draft.how)] ?? "";
}

/** What lies in one's hand: the whole patch or what the scissors left of it.
 * @param {View} view @param {Draft} draft @param {number} seat @returns {Shape | null} */
export function piece(view, draft, seat) {
  if (draft.kept) return shapeOf(draft.kept);
  return SHAPES.get(cardOf(view, draft, seat)) ?? null;
}

/** How often each special action is used with the draft, and whether `again` pays for it.
 * @param {Sheet} sheet @param {Draft} draft */
export function uses(sheet, draft) {
  const now = {
    neighbour: Number(sheet.neighbour) + Number(draft.how === "left" || draft.how === "right"),
    scissors: Number(sheet.scissors) + Number(draft.kept !== null),
    dot: Number(sheet.dot) + draft.dots.length,
  };
  const extra = Object.values(now).reduce((sum, n) => sum + Math.max(0, n - 1), 0);
  return { ...now, extra, again: extra > 0 };
}

/** Whether a single square could still be shaded after the draft. @param {Sheet} sheet @param {Draft} draft */
export function dotLeft(sheet, draft) {
  const used = uses(sheet, draft);
  return used.dot === 0 || (!sheet.again && used.extra === 0);
}

/** Whether a special action may be chosen now. A used one needs `again`, and that one chosen.
 * @param {View} view @param {Sheet} sheet @param {Draft} draft @param {Special} special @returns {string} "" or the reason */
export function obstacle(view, sheet, draft, special) {
  if (starting(view) && special !== "dot") return "not-with-start"; // S3; the square may be used at any time, A5
  if (special === "neighbour" && free(view)) return "neighbour-last-turn";
  if (special === "neighbour" && view.circle.length < 2) return "neighbour-alone";
  const used = uses(sheet, draft);
  if (special === "scissors" && draft.kept) return "";
  if (special === "neighbour" && (draft.how === "left" || draft.how === "right")) return "";
  if (special === "dot" && draft.tool === "dot") return "";
  if (used[special] >= 1) {
    if (sheet.again || used.extra >= 1) return "used-up";
    if (!draft.armed) return "needs-again";
  }
  if (special === "scissors" && (draft.how === "left" || draft.how === "right") && !view.neighbourScissors) return "no-neighbour-scissors";
  return "";
}

/** @typedef {{shape: Shape | null, mask: bigint, clash: bigint, dots: bigint, legal: boolean, reason: string, act: string | null,
 *   fits: boolean, passing: boolean, after: bigint, points: number}} Reading */

/** What the draft means: the ghost, its reason, and the act that would be sent.
 * @param {View} view @param {Draft} draft @param {number} seat @returns {Reading} */
export function read(view, draft, seat) {
  const sheet = view.sheets[seat];
  const shape = piece(view, draft, seat);
  const dots = maskOf(draft.dots);
  const blocked = sheet.filled | dots;
  const on = shape !== null && draft.pose.on;
  const how = on ? fit(shape, draft.pose, blocked) : null;
  const fits = shape !== null && fitsAnywhere(shape, blocked);
  const used = uses(sheet, draft);
  let reason = how?.reason ?? "";
  if (!reason && free(view) && !draft.card && !draft.dots.length) reason = "pick-a-card";
  else if (!reason && !on && (starting(view) || !draft.dots.length)) reason = shape && !fits ? "fits-nowhere" : "nothing-yet";
  if (used.extra > Number(!sheet.again)) reason = "used-up";
  const legal = reason === "";
  const mask = how?.mask ?? 0n;
  const after = legal ? blocked | mask : blocked;
  return {
    shape, mask, clash: how?.clash ?? 0n, dots, legal, reason, fits, passing: !on, after,
    act: legal ? text(view, draft, sheet, shape, mask) : null,
    points: best(after)?.points ?? 0,
  };
}

/** @param {View} view @param {Draft} draft @param {Sheet} sheet @param {Shape | null} shape @param {bigint} mask */
function text(view, draft, sheet, shape, mask) {
  const parts = [];
  const used = uses(sheet, draft);
  if (mask && shape) {
    const words = [];
    if (draft.how !== "draw" && draft.how !== "take" && used.neighbour > 1) words.push("again");
    words.push(free(view) ? "take" : draft.how);
    if (free(view)) words.push(draft.card);
    if (draft.kept) words.push(...(used.scissors > 1 ? ["again"] : []), "cut", ...squares(mask).map(name));
    else words.push(placeText(shape, draft.pose));
    parts.push(words.join(" "));
  } else parts.push("pass");
  let dotsUsed = Number(sheet.dot);
  for (const dot of draft.dots) {
    parts.push(`${dotsUsed ? "again " : ""}dot ${name(dot)}`);
    dotsUsed++;
  }
  return parts.join(" + ");
}

/** A tap with the single square: shade it, or take it back. @param {View} view @param {Draft} draft @param {number} seat @param {number} at
 * @returns {Draft} */
export function tapDot(view, draft, seat, at) {
  if (draft.dots.includes(at)) return { ...draft, dots: draft.dots.filter((dot) => dot !== at) };
  const sheet = view.sheets[seat];
  const shape = piece(view, draft, seat);
  const covered = sheet.filled | (shape && draft.pose.on ? fit(shape, draft.pose, sheet.filled).mask : 0n);
  if (covered & bit(at)) return draft;
  const more = { ...draft, dots: [...draft.dots, at] };
  // one too many: the square moves instead
  const extra = uses(sheet, more).extra;
  if (extra > Number(!sheet.again && draft.armed)) return { ...draft, dots: [...draft.dots.slice(0, -1), at] };
  return more;
}

/** How many squares are still empty. @param {bigint} filled */
export const emptySquares = (filled) => 81 - count(filled);
