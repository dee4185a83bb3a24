/**
 * The outline of a set of cells: closed loops of corners, as they are, moved inwards, and as SVG paths.
 * @module
 */

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {{x: number, y: number}} Point */

/** Closed loops around the cells in cell units, clockwise with the inside on the right; holes run the other way round.
 * @param {Cell[]} cells @returns {Point[][]} */
export function loops(cells) {
  const has = new Set(cells.map((cell) => cell.row * 64 + cell.col));
  /** @type {Map<string, {from: Point, to: Point}[]>} */
  const edges = new Map();
  /** @param {number} x @param {number} y @param {number} tox @param {number} toy */
  const add = (x, y, tox, toy) => {
    const key = `${x},${y}`;
    const list = edges.get(key) ?? [];
    list.push({ from: { x, y }, to: { x: tox, y: toy } });
    edges.set(key, list);
  };
  for (const { row, col } of cells) {
    if (!has.has((row - 1) * 64 + col)) add(col, row, col + 1, row);
    if (!has.has(row * 64 + col + 1)) add(col + 1, row, col + 1, row + 1);
    if (!has.has((row + 1) * 64 + col)) add(col + 1, row + 1, col, row + 1);
    if (!has.has(row * 64 + col - 1)) add(col, row + 1, col, row);
  }
  const found = [];
  for (;;) {
    const start = [...edges.values()].find((list) => list.length);
    if (!start) return found;
    let edge = /** @type {{from: Point, to: Point}} */ (start.pop());
    const first = edge.from;
    const loop = [edge.from];
    while (edge.to.x !== first.x || edge.to.y !== first.y) {
      const list = /** @type {{from: Point, to: Point}[]} */ (edges.get(`${edge.to.x},${edge.to.y}`));
      const came = edge;
      // where two cells touch at a corner only, turn right: each keeps its own loop
      const right = list.findIndex((next) => turnOf(came, next) > 0);
      const next = list.splice(Math.max(right, 0), 1)[0];
      if (turnOf(came, next) !== 0) loop.push(next.from);
      edge = next;
    }
    if (loop.length > 2 && loop[0].x !== undefined) found.push(straighten(loop));
  }
}

/** @param {{from: Point, to: Point}} a @param {{from: Point, to: Point}} b 1 right, -1 left, 0 straight on */
const turnOf = (a, b) =>
  Math.sign((a.to.x - a.from.x) * (b.to.y - b.from.y) - (a.to.y - a.from.y) * (b.to.x - b.from.x));

/** Without the start corner when the outline runs straight through it. @param {Point[]} loop */
function straighten(loop) {
  const [a, b, c] = [loop[loop.length - 1], loop[0], loop[1]];
  return (a.x === b.x && b.x === c.x) || (a.y === b.y && b.y === c.y) ? loop.slice(1) : loop;
}

/** Each corner moved inwards by `by`. @param {Point[]} loop @param {number} by @returns {Point[]} */
export function inset(loop, by) {
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length];
    const after = loop[(i + 1) % loop.length];
    const [ax, ay] = [Math.sign(point.x - before.x), Math.sign(point.y - before.y)];
    const [bx, by2] = [Math.sign(after.x - point.x), Math.sign(after.y - point.y)];
    return { x: point.x + by * (-ay - by2), y: point.y + by * (ax + bx) };
  });
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Point[][]} list @param {number} unit @param {number} [x] @param {number} [y] an SVG path */
export const path = (list, unit, x = 0, y = 0) =>
  list.map((loop) => `M${loop.map((p) => `${round(x + p.x * unit)} ${round(y + p.y * unit)}`).join("L")}Z`).join("");
