/**
 * What pointers and keys do with a piece on a sheet, the same in both games.
 * @module
 */
import { flip, snap, step, turn, within } from "./placing.js";
import { t } from "./words.js";

/** @typedef {import("./placing.js").Pose} Pose */
/** @typedef {import("./geometry.js").Shape} Shape */
/** shape: what is in the hand, or null. pose, set: where it lies. filled: where it cannot.
 * @typedef {{shape: () => Shape | null, pose: () => Pose, set: (pose: Pose) => void, filled: () => bigint}} Grip */

/** A finger covers about this many squares: the piece is carried above it. */
const ABOVE = 1.1;

/** The corner of a piece whose middle is at that point. @param {Shape} shape @param {Pose} pose @param {number} row @param {number} col */
function corner(shape, pose, row, col) {
  const lie = shape.lie(pose.turn);
  return { row: row - lie.height / 2, col: col - lie.width / 2 };
}

/** @param {Grip} grip @returns {import("./pointer.js").Hand} */
export function handOf(grip) {
  /** @param {(shape: Shape, pose: Pose) => Pose | null} change */
  const act = (change) => {
    const shape = grip.shape();
    if (!shape) return;
    const next = change(shape, grip.pose());
    if (next) grip.set(next);
  };
  return {
    grab: () => grip.shape() !== null,
    hover: (row, col) =>
      act((shape, pose) => {
        if (pose.lying) return null;
        const at = corner(shape, pose, row, col);
        return snap(shape, pose.turn, at.row, at.col, grip.filled());
      }),
    leave: () => act((_, pose) => (pose.lying ? null : { ...pose, on: false })),
    tap: (row, col) =>
      act((shape, pose) => {
        const at = corner(shape, pose, row, col);
        return { ...within(shape, snap(shape, pose.turn, at.row, at.col, grip.filled())), lying: true };
      }),
    drag: (row, col, touch) =>
      act((shape, pose) => {
        const lie = shape.lie(pose.turn);
        const at = touch ? { row: row - ABOVE - lie.height, col: col - lie.width / 2 } : corner(shape, pose, row, col);
        return { ...snap(shape, pose.turn, at.row, at.col, grip.filled()), lying: false };
      }),
    drop: (inside) => act((shape, pose) => (inside ? { ...within(shape, pose), lying: true } : { ...pose, on: false, lying: false })),
    turn: (back) => act((shape, pose) => turn(shape, pose, back)),
    flip: () => act((shape, pose) => flip(shape, pose)),
  };
}

/** Put the piece on a square chosen by name: the nearest legal place around it. @param {Grip} grip @param {number} square */
export function putAt(grip, square) {
  const shape = grip.shape();
  if (!shape) return;
  const pose = grip.pose();
  grip.set({ ...within(shape, snap(shape, pose.turn, Math.floor(square / 9), square % 9, grip.filled(), 1)), lying: true });
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

/** Arrows, R and F. @param {KeyboardEvent} event @param {Grip} grip @returns {boolean} whether the key was for the piece */
export function pieceKey(event, grip) {
  const shape = grip.shape();
  if (!shape) return false;
  const pose = grip.pose();
  const arrow = ARROWS[event.key];
  if (arrow) grip.set(step(shape, pose, ...arrow));
  else if (event.key.toLowerCase() === "r") grip.set(turn(shape, pose, event.shiftKey));
  else if (event.key.toLowerCase() === "f") grip.set(flip(shape, pose));
  else return false;
  return true;
}

/** How a piece was turned, in words. @param {string} turned as in a record */
export function turnedWords(turned) {
  const times = Number(turned[1]);
  return [turned[0] === "m" ? t("tell-flipped") : "", times ? t("tell-turned", { times }) : ""].filter(Boolean).join(", ");
}

/** Whether a key belongs to something else: a field, a dialog, a modifier. @param {KeyboardEvent} event */
export function foreign(event) {
  const at = /** @type {HTMLElement | null} */ (event.target instanceof HTMLElement ? event.target : null);
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return at !== null && (at.closest("input, textarea, select, dialog, [contenteditable]") !== null);
}
