/**
 * Where a piece lies while it is being placed: snapping, moving, turning, and why a place is impossible.
 *
 * Values only; the board draws them and the games turn them into acts.
 * @module
 */
import { SIZE, flipped, maskOf, name, shapeOf, squares, turned, turnedBack } from "./geometry.js";

/** @typedef {import("./geometry.js").Shape} Shape */
/** Where the box of the piece lies: top left corner in whole squares, and how it is turned. `null` row: not on the sheet yet.
 * @typedef {{row: number, col: number, turn: string, on: boolean, lying: boolean}} Pose */
/** @typedef {{mask: bigint, clash: bigint, legal: boolean, reason: string, corner: number}} Fit */

/** How far a piece jumps to a legal place, in squares. */
export const REACH = 1.5;

/** @param {string} [turn] @returns {Pose} */
export const away = (turn = "r0") => ({ row: 0, col: 0, turn, on: false, lying: false });

/** How the piece fits where it is. @param {Shape} shape @param {Pose} pose @param {bigint} filled @returns {Fit} */
export function fit(shape, pose, filled) {
  const lie = shape.lie(pose.turn);
  const inside = lie.cells.filter((cell) => {
    const [row, col] = [cell.row + pose.row, cell.col + pose.col];
    return row >= 0 && col >= 0 && row < SIZE && col < SIZE;
  });
  const mask = maskOf(inside.map((cell) => (cell.row + pose.row) * SIZE + cell.col + pose.col));
  const clash = mask & filled;
  const reason = inside.length < lie.cells.length ? "outside" : clash ? "occupied" : "";
  return { mask, clash, legal: pose.on && reason === "", reason, corner: pose.row * SIZE + pose.col };
}

/** The nearest legal place within reach of a corner given in fractions of squares; else the nearest whole squares.
 * @param {Shape} shape @param {string} turn @param {number} row @param {number} col @param {bigint} filled @param {number} [reach]
 * @returns {Pose} */
export function snap(shape, turn, row, col, filled, reach = REACH) {
  const lie = shape.lie(turn);
  let found = { row: Math.round(row), col: Math.round(col) };
  let distance = reach;
  const [top, left] = [Math.max(0, Math.floor(row - reach)), Math.max(0, Math.floor(col - reach))];
  for (let r = top; r <= Math.min(SIZE - lie.height, row + reach); r++) {
    for (let c = left; c <= Math.min(SIZE - lie.width, col + reach); c++) {
      const far = Math.hypot(r - row, c - col);
      if (far >= distance) continue;
      const mask = shape.mask(r * SIZE + c, turn);
      if (mask === null || mask & filled) continue;
      distance = far;
      found = { row: r, col: c };
    }
  }
  return { ...found, turn, on: true, lying: false };
}

/** Kept within the sheet. @param {Shape} shape @param {Pose} pose @returns {Pose} */
export function within(shape, pose) {
  const lie = shape.lie(pose.turn);
  return {
    ...pose,
    row: Math.max(0, Math.min(SIZE - lie.height, pose.row)),
    col: Math.max(0, Math.min(SIZE - lie.width, pose.col)),
  };
}

/** The pose with another turn, its middle where it was. @param {Shape} shape @param {Pose} pose @param {string} turn @returns {Pose} */
function about(shape, pose, turn) {
  const [old, now] = [shape.lie(pose.turn), shape.lie(turn)];
  const moved = {
    ...pose,
    turn,
    row: Math.round(pose.row + (old.height - now.height) / 2),
    col: Math.round(pose.col + (old.width - now.width) / 2),
  };
  return pose.on ? within(shape, moved) : moved;
}

/** @param {Shape} shape @param {Pose} pose @param {boolean} [back] */
export const turn = (shape, pose, back = false) => about(shape, pose, back ? turnedBack(pose.turn) : turned(pose.turn));
/** @param {Shape} shape @param {Pose} pose */
export const flip = (shape, pose) => about(shape, pose, flipped(pose.turn));

/** One step by key; the first brings the piece onto the middle of the sheet.
 * @param {Shape} shape @param {Pose} pose @param {number} down @param {number} right @returns {Pose} */
export function step(shape, pose, down, right) {
  const lie = shape.lie(pose.turn);
  if (!pose.on) {
    return { ...pose, row: Math.floor((SIZE - lie.height) / 2), col: Math.floor((SIZE - lie.width) / 2), on: true, lying: true };
  }
  return within(shape, { ...pose, row: pose.row + down, col: pose.col + right, lying: true });
}

/** Whether the piece fits anywhere, however it is turned. @param {Shape} shape @param {bigint} filled */
export const fitsAnywhere = (shape, filled) => shape.placements.some((place) => (place.mask & filled) === 0n);

/** The place as acts and records write it, with the first of equal orientations.
 * @param {Shape} shape @param {Pose} pose */
export const placeText = (shape, pose) => `${name(pose.row * SIZE + pose.col)} ${shape.first(pose.turn)}`;

/** @param {bigint} mask @returns {Shape} */
export const pieceOf = (mask) => shapeOf(squares(mask).map((i) => ({ row: Math.floor(i / SIZE), col: i % SIZE })));
