/**
 * Squares, turns, placements, cuts and rectangles: the small twin of core/grid.py and core/shapes.py.
 *
 * A set of squares is a BigInt as in Python: bit i is square i, i = row * 9 + column, a1 is 0.
 * @module
 */

export const SIZE = 9;
export const SQUARES = SIZE * SIZE;
export const FULL = (1n << BigInt(SQUARES)) - 1n;
export const TURNS = ["r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"];

/** @typedef {{row: number, col: number}} Cell */
/** @typedef {{mask: bigint, corner: number, turn: string}} Placement */
/** @typedef {{cells: Cell[], width: number, height: number}} Lie */
/** @typedef {{vertical: boolean, at: number, from: number, to: number, pieces: [Cell[], Cell[]]}} Cut */
/** @typedef {{points: number, row: number, col: number, height: number, width: number, mask: bigint}} Rectangle */

const BITS = Array.from({ length: SQUARES }, (_, i) => 1n << BigInt(i));

/** @param {number} square */
export const bit = (square) => BITS[square];

/** @param {string} text @returns {number} the square, or -1 */
export function square(text) {
  const match = /^([a-i])([1-9])$/.exec(text.toLowerCase());
  return match ? (Number(match[2]) - 1) * SIZE + (match[1].charCodeAt(0) - 97) : -1;
}

/** @param {number} square */
export const name = (square) => String.fromCharCode(97 + (square % SIZE)) + (Math.floor(square / SIZE) + 1);

/** @param {bigint} mask @returns {number[]} */
export function squares(mask) {
  const found = [];
  for (let i = 0; i < SQUARES; i++) if (mask & BITS[i]) found.push(i);
  return found;
}

/** @param {Iterable<number>} list @returns {bigint} */
export function maskOf(list) {
  let mask = 0n;
  for (const i of list) mask |= BITS[i];
  return mask;
}

/** @param {bigint} mask */
export const count = (mask) => squares(mask).length;

/** @param {bigint} mask @returns {Cell[]} */
export const cellsOf = (mask) => squares(mask).map((i) => ({ row: Math.floor(i / SIZE), col: i % SIZE }));

/** @param {Cell[]} cells @returns {Lie} moved to the top left corner, in reading order */
export function tidy(cells) {
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.col));
  const moved = cells.map((cell) => ({ row: cell.row - top, col: cell.col - left }));
  moved.sort((a, b) => a.row - b.row || a.col - b.col);
  const width = Math.max(...moved.map((cell) => cell.col)) + 1;
  return { cells: moved, width, height: Math.max(...moved.map((cell) => cell.row)) + 1 };
}

/** One turn code applied to one cell of a box: mirrored left-right first, then quarter turns clockwise.
 * @param {Cell} cell @param {number} width @param {number} height @param {string} turn @returns {Cell} */
export function turnCell(cell, width, height, turn) {
  let { row, col } = cell;
  if (turn[0] === "m") col = width - 1 - col;
  for (let k = Number(turn[1]); k > 0; k--) {
    [row, col] = [col, height - 1 - row];
    [width, height] = [height, width];
  }
  return { row, col };
}

/** The turn code after one more quarter turn clockwise. @param {string} turn */
export const turned = (turn) => turn[0] + ((Number(turn[1]) + 1) % 4);

/** The turn code after a quarter turn back. @param {string} turn */
export const turnedBack = (turn) => turn[0] + ((Number(turn[1]) + 3) % 4);

/** The turn code of the same shape flipped left-right as it lies now. @param {string} turn */
export const flipped = (turn) => (turn[0] === "m" ? "r" : "m") + ((4 - Number(turn[1])) % 4);

/** A polyomino as its data file draws it; immutable. */
export class Shape {
  /** @param {string} name @param {string} rows rows of '#' and '.', separated by '/' */
  constructor(name, rows) {
    this.name = name;
    this.rows = rows;
    /** @type {Cell[]} */
    const cells = [];
    rows.split("/").forEach((line, row) => {
      for (let col = 0; col < line.length; col++) if (line[col] === "#") cells.push({ row, col });
    });
    const base = tidy(cells);
    this.cells = base.cells;
    this.width = base.width;
    this.height = base.height;
    this.size = cells.length;
    /** @type {Map<string, Lie>} */
    this.lies = new Map();
    /** @type {Placement[] | null} */
    this.found = null;
  }

  /** @param {string} turn @returns {Lie} cells keep the order of the data file, so marks on them stay with them */
  #lie(turn) {
    const odd = Number(turn[1]) % 2 === 1;
    return {
      cells: this.cells.map((cell) => turnCell(cell, this.width, this.height, turn)),
      width: odd ? this.height : this.width,
      height: odd ? this.width : this.height,
    };
  }

  /** @param {string} turn @returns {Lie} */
  lie(turn) {
    let lie = this.lies.get(turn);
    if (!lie) this.lies.set(turn, (lie = this.#lie(turn)));
    return lie;
  }

  /** The squares covered with the box's top left corner there, or null outside the sheet.
   * @param {number} corner @param {string} turn @returns {bigint | null} */
  mask(corner, turn) {
    const lie = this.lie(turn);
    const row = Math.floor(corner / SIZE);
    const col = corner % SIZE;
    if (row + lie.height > SIZE || col + lie.width > SIZE) return null;
    return maskOf(lie.cells.map((cell) => (row + cell.row) * SIZE + col + cell.col));
  }

  /** Each distinct set of squares once, with its first turn in the order of TURNS. @returns {Placement[]} */
  get placements() {
    if (this.found === null) {
      const seen = new Set();
      this.found = [];
      for (const turn of TURNS) {
        for (let corner = 0; corner < SQUARES; corner++) {
          const mask = this.mask(corner, turn);
          if (mask === null || seen.has(mask)) continue;
          seen.add(mask);
          this.found.push({ mask, corner, turn });
        }
      }
    }
    return this.found;
  }

  /** The first turn that gives the same squares as this one. @param {string} turn */
  first(turn) {
    const want = JSON.stringify(tidy(this.lie(turn).cells).cells);
    return /** @type {string} */ (TURNS.find((other) => JSON.stringify(tidy(this.lie(other).cells).cells) === want));
  }
}

/** A shape made of cells on the sheet or in a box. @param {Cell[]} cells @param {string} [name] */
export function shapeOf(cells, name = "") {
  const { cells: moved, width, height } = tidy(cells);
  const lines = Array.from({ length: height }, () => Array(width).fill("."));
  for (const cell of moved) lines[cell.row][cell.col] = "#";
  return new Shape(name, lines.map((line) => line.join("")).join("/"));
}

/** Which columns of each row are filled, as one would read it out: `1–3; 2`. @param {Cell[]} cells */
export function rowsOf(cells) {
  const { cells: moved, width, height } = tidy(cells);
  const filled = new Set(moved.map(({ row, col }) => row * width + col));
  const rows = Array.from({ length: height }, (_, row) => {
    const runs = [];
    for (let col = 0; col < width; col++) {
      const from = col;
      while (col < width && filled.has(row * width + col)) col++;
      if (col > from) runs.push(col - from > 1 ? `${from + 1}–${col}` : `${col}`);
    }
    return runs.join(", ");
  });
  return rows.join("; ");
}

/** One text for all eight orientations of a set of cells. @param {Cell[]} cells */
export function freeKey(cells) {
  const shape = shapeOf(cells);
  return TURNS.map((turn) => JSON.stringify(tidy(shape.lie(turn).cells).cells)).sort()[0];
}

/** @param {Cell[]} cells @param {(a: Cell, b: Cell) => boolean} open @returns {Cell[][]} connected parts */
function parts(cells, open) {
  const left = new Set(cells);
  const found = [];
  while (left.size) {
    const part = [/** @type {Cell} */ (left.values().next().value)];
    left.delete(part[0]);
    for (const cell of part) {
      for (const other of left) {
        if (Math.abs(cell.row - other.row) + Math.abs(cell.col - other.col) === 1 && open(cell, other)) {
          left.delete(other);
          part.push(other);
        }
      }
    }
    found.push(part.sort((a, b) => a.row - b.row || a.col - b.col));
  }
  return found;
}

/** A7: every straight segment on one grid line that leaves exactly two pieces, each pair of pieces once.
 * @param {Cell[]} cells @returns {Cut[]} */
export function cuts(cells) {
  const { width, height } = tidy(cells);
  const base = tidy(cells).cells;
  /** @type {Map<string, Cut>} */
  const found = new Map();
  for (const vertical of [true, false]) {
    const across = vertical ? width : height;
    const along = vertical ? height : width;
    for (let at = 1; at < across; at++) {
      for (let length = 1; length <= along; length++) {
        for (let from = 0; from + length <= along; from++) {
          const to = from + length;
          const pieces = parts(base, (a, b) => {
            const [low, high] = vertical ? [Math.min(a.col, b.col), Math.max(a.col, b.col)] : [Math.min(a.row, b.row), Math.max(a.row, b.row)];
            const place = vertical ? a.row : a.col;
            return !(low === at - 1 && high === at && place >= from && place < to);
          });
          if (pieces.length !== 2) continue;
          const key = JSON.stringify(pieces);
          if (!found.has(key)) found.set(key, { vertical, at, from, to, pieces: [pieces[0], pieces[1]] });
        }
      }
    }
  }
  return [...found.values()];
}

/** The distinct free pieces that one cut yields. @param {Cell[]} cells @returns {Shape[]} */
export function pieces(cells) {
  /** @type {Map<string, Shape>} */
  const found = new Map();
  for (const cut of cuts(cells)) {
    for (const piece of cut.pieces) {
      const key = freeKey(piece);
      if (!found.has(key)) found.set(key, shapeOf(piece));
    }
  }
  return [...found.values()];
}

/** P1: sides a >= b are worth b * b + (a - b). @param {number} height @param {number} width */
export const points = (height, width) => Math.min(height, width) ** 2 + Math.abs(height - width);

/** @type {Rectangle[] | null} */
let known = null;

/** Every rectangle, best first and in reading order within the same points (P3); made when the first sheet is counted. */
function rectangles() {
  if (known) return known;
  /** @type {Rectangle[]} */
  const all = [];
  for (let row = 0; row < SIZE; row++) {
    for (let col = 0; col < SIZE; col++) {
      for (let height = 1; row + height <= SIZE; height++) {
        let line = 0n;
        for (let width = 1; col + width <= SIZE; width++) {
          for (let r = row; r < row + height; r++) line |= BITS[r * SIZE + col + width - 1];
          all.push({ points: points(height, width), row, col, height, width, mask: line });
        }
      }
    }
  }
  known = all.sort((a, b) => b.points - a.points); // sorting keeps the reading order of equals
  return known;
}

/** The rectangle that would score. @param {bigint} filled @returns {Rectangle | null} */
export function best(filled) {
  for (const rectangle of rectangles()) if ((filled & rectangle.mask) === rectangle.mask) return rectangle;
  return null;
}

/** The best that one square more could bring, and which square that is; -1 where none brings more. @param {bigint} filled */
export function bestWithSquare(filled) {
  const now = best(filled);
  for (const rectangle of rectangles()) {
    if (now && rectangle.points <= now.points) break;
    const missing = rectangle.mask & ~filled;
    if ((missing & (missing - 1n)) === 0n) return { square: squares(missing)[0], rectangle };
  }
  return { square: -1, rectangle: now };
}

/** The first fully covered 7x7 square, as its top left corner, or -1 (Patchwork I3). @param {bigint} filled */
export function sevenBySeven(filled) {
  for (let row = 0; row <= 2; row++) {
    for (let col = 0; col <= 2; col++) {
      let mask = 0n;
      for (let r = row; r < row + 7; r++) for (let c = col; c < col + 7; c++) mask |= BITS[r * SIZE + c];
      if ((filled & mask) === mask) return row * SIZE + col;
    }
  }
  return -1;
}
