/**
 * Mouse, pen and finger over a sheet: taps, drags from anywhere onto it, hovering, wheel and right button.
 * @module
 */
import { SIZE } from "./geometry.js";

/** Points are in squares from the sheet's top left corner. `touch`: a finger covers what lies under it.
 * @typedef {{
 *   grab: (row: number, col: number) => boolean,
 *   hover: (row: number, col: number) => void,
 *   leave: () => void,
 *   tap: (row: number, col: number, touch: boolean) => void,
 *   drag: (row: number, col: number, touch: boolean) => void,
 *   drop: (inside: boolean) => void,
 *   turn: (back: boolean) => void,
 *   flip: () => void,
 * }} Hand */

/** A pointer that moved less than this many pixels has tapped. */
const STILL = 7;
/** The board that pieces are dragged onto: one at a time is being played on. @type {{svg: SVGSVGElement, hand: () => Hand, edge: number} | null} */
let target = null;

/** @param {SVGSVGElement} svg @param {number} edge @param {number} x @param {number} y */
function squareAt(svg, edge, x, y) {
  const box = svg.getBoundingClientRect();
  const inner = box.width * (1 - 2 * edge);
  return { row: ((y - box.top - box.width * edge) / inner) * SIZE, col: ((x - box.left - box.width * edge) / inner) * SIZE };
}

const inside = (/** @type {{row: number, col: number}} */ p, margin = 0.8) =>
  p.row > -margin && p.col > -margin && p.row < SIZE + margin && p.col < SIZE + margin;

/** Listen to the pointers of a sheet. @param {SVGSVGElement} svg @param {() => Hand} hand @param {number} edge the margin as a part of the width
 * @returns {() => void} */
export function hold(svg, hand, edge) {
  const mine = { svg, hand, edge };
  target = mine;
  let wheeled = 0;
  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button !== 0 || !event.isPrimary) return; // a second finger does nothing
    const start = squareAt(svg, edge, event.clientX, event.clientY);
    follow(event, mine, () => hand().tap(start.row, start.col, event.pointerType === "touch"), hand().grab(start.row, start.col));
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const at = squareAt(svg, edge, event.clientX, event.clientY);
    hand().hover(at.row, at.col);
  };
  const leave = () => hand().leave();
  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (event.ctrlKey) return; // that zooms
    event.preventDefault();
    if (event.timeStamp - wheeled < 120) return; // one notch, one turn; trackpads send many
    wheeled = event.timeStamp;
    hand().turn(event.deltaY < 0);
  };
  /** @param {MouseEvent} event */
  const menu = (event) => {
    event.preventDefault();
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") hand().flip(); // a finger that rests is no right button
  };
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  svg.addEventListener("pointerleave", leave);
  svg.addEventListener("wheel", wheel, { passive: false });
  svg.addEventListener("contextmenu", menu);
  return () => {
    if (target === mine) target = null;
    svg.removeEventListener("pointerdown", down);
    svg.removeEventListener("pointermove", move);
    svg.removeEventListener("pointerleave", leave);
    svg.removeEventListener("wheel", wheel);
    svg.removeEventListener("contextmenu", menu);
  };
}

/** Follow one pointer until it lets go. @param {PointerEvent} event @param {{svg: SVGSVGElement, hand: () => Hand, edge: number}} board
 * @param {() => void} tap @param {boolean} dragging whether a drag means something */
function follow(event, board, tap, dragging) {
  const { pointerId, clientX, clientY } = event;
  const touch = event.pointerType === "touch";
  let moved = false;
  let over = false;
  let due = 0;
  /** @type {PointerEvent | null} */
  let last = null;
  const show = () => {
    due = 0;
    if (last === null) return;
    const at = squareAt(board.svg, board.edge, last.clientX, last.clientY);
    over = inside(at, 1.6);
    board.hand().drag(at.row, at.col, touch);
  };
  /** @param {PointerEvent} next */
  const move = (next) => {
    if (next.pointerId !== pointerId) return;
    if (!moved && Math.hypot(next.clientX - clientX, next.clientY - clientY) < STILL) return;
    moved = true;
    if (!dragging) return;
    last = next;
    due ||= requestAnimationFrame(show);
  };
  /** @param {PointerEvent} next */
  const up = (next) => {
    if (next.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    if (due) {
      cancelAnimationFrame(due);
      show();
    }
    if (!moved && next.type === "pointerup") tap();
    else if (moved && dragging) board.hand().drop(over && next.type === "pointerup");
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
}

/** Drag a piece from a card or a tray onto the board. @param {PointerEvent} event @param {() => void} taken called when it begins to move */
export function pull(event, taken) {
  if (event.button !== 0 || !event.isPrimary || target === null) return;
  const board = target;
  const { pointerId, clientX, clientY } = event;
  /** @param {PointerEvent} next */
  const move = (next) => {
    if (next.pointerId !== pointerId || Math.hypot(next.clientX - clientX, next.clientY - clientY) < STILL) return;
    stop();
    taken();
    follow(next, board, () => undefined, true);
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
