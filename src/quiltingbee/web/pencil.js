/**
 * Pencil on paper: outlines drawn twice with a wobble, hatching that differs from patch to patch, strokes that cross off.
 *
 * Everything is a path in units of which a square has UNIT; colours are classes, so that a theme can change them.
 * @module
 */
import { html } from "./vendor/preact.js";
import { cellsOf } from "./geometry.js";
import { loops, path } from "./outline.js";
import { stream } from "./random.js";

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./outline.js").Point} Point */
/** @typedef {{colour: number, angle: number, cross: boolean, gap: number}} Hand how a patch is hatched */
/** @typedef {{tint: string, hatch: string, lines: [string, string]}} Sketch */

export const UNIT = 40;
export const PENCILS = ["blue", "madder", "sage", "plum", "ochre", "teal", "walnut", "moss"];
const ANGLES = [45, 135, 20, 110, 70, 160, 0];

const r1 = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** Pencils for the patches of a sheet in the order they were drawn: no two neighbours alike.
 * @param {bigint[]} patches @param {string} seed @returns {Hand[]} */
export function hands(patches, seed) {
  const next = stream(seed);
  /** @type {Hand[]} */
  const chosen = [];
  const offset = Math.floor(next() * PENCILS.length);
  patches.forEach((mask, n) => {
    const near = around(mask);
    const beside = chosen.filter((_, i) => (patches[i] & near) !== 0n);
    const free = (/** @type {number} */ c) => !beside.some((hand) => hand.colour === c);
    // a walk of three through eight pencils meets all of them
    const order = PENCILS.map((_, i) => (offset + n * 3 + i * 3) % PENCILS.length);
    const colour = order.find(free) ?? order[0];
    const angles = ANGLES.map((_, i) => (Math.floor(next() * 7) + i) % 7);
    const angle = angles.find((a) => !beside.some((hand) => hand.angle === a)) ?? angles[0];
    chosen.push({ colour, angle, cross: n % 3 === 1, gap: 5.4 + next() * 2.2 });
  });
  return chosen;
}

const WEST = BigInt("0b" + "011111111".repeat(9)); // without column i, whose bit stands left of the others
const EAST = BigInt("0b" + "111111110".repeat(9)); // without column a

/** @param {bigint} mask */
const around = (mask) => mask | (mask << 9n) | (mask >> 9n) | ((mask & WEST) << 1n) | ((mask & EAST) >> 1n);

/** A stroke between two points that is never quite straight. @param {Point} a @param {Point} b @param {() => number} next @param {number} wobble */
function stroke(a, b, next, wobble) {
  const w = () => (next() - 0.5) * 2 * wobble;
  const [mx, my] = [(a.x + b.x) / 2 + w(), (a.y + b.y) / 2 + w()];
  return `M${r1(a.x + w())} ${r1(a.y + w())}Q${r1(mx)} ${r1(my)} ${r1(b.x + w())} ${r1(b.y + w())}`;
}

/** The outline once round by hand: each side its own stroke, a little beyond its corners.
 * @param {Point[][]} list @param {number} unit @param {() => number} next @param {number} wobble */
function round(list, unit, next, wobble) {
  return list
    .map((loop) =>
      loop
        .map((point, i) => {
          const to = loop[(i + 1) % loop.length];
          const over = next() * 1.4;
          const [dx, dy] = [Math.sign(to.x - point.x) * over, Math.sign(to.y - point.y) * over];
          return stroke({ x: point.x * unit - dx, y: point.y * unit - dy }, { x: to.x * unit + dx, y: to.y * unit + dy }, next, wobble);
        })
        .join(""),
    )
    .join("");
}

/** Parallel strokes over the cells and nowhere else.
 * @param {Cell[]} cells @param {number} unit @param {number} degrees @param {number} gap @param {() => number} next */
export function hatching(cells, unit, degrees, gap, next) {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-dy, dx];
  const corners = cells.flatMap(({ row, col }) => [0, 1, 2, 3].map((k) => (col + (k & 1)) * unit * nx + (row + (k >> 1)) * unit * ny));
  const to = Math.max(...corners);
  let d = "";
  for (let at = Math.min(...corners) + gap * (0.4 + next() * 0.4); at < to; at += gap * (0.82 + next() * 0.36)) {
    /** @type {[number, number][]} */
    const spans = [];
    for (const { row, col } of cells) {
      let [low, high] = [-1e9, 1e9];
      for (const [base, along, edge] of [[nx * at, dx, col * unit], [ny * at, dy, row * unit]]) {
        if (Math.abs(along) < 1e-9) {
          if (base < edge || base > edge + unit) high = low - 1;
          continue;
        }
        const [p, q] = [(edge - base) / along, (edge + unit - base) / along];
        low = Math.max(low, Math.min(p, q));
        high = Math.min(high, Math.max(p, q));
      }
      if (high - low > 0.5) spans.push([low, high]);
    }
    spans.sort((a, b) => a[0] - b[0]);
    for (let i = 0; i < spans.length; ) {
      const from = spans[i][0];
      let end = spans[i][1];
      for (i++; i < spans.length && spans[i][0] <= end + 0.6; i++) end = Math.max(end, spans[i][1]);
      const [s, e] = [from + 0.6 + next() * 1.6, end - 0.6 - next() * 1.6];
      if (e - s < 1.5) continue;
      d += stroke({ x: nx * at + dx * s, y: ny * at + dy * s }, { x: nx * at + dx * e, y: ny * at + dy * e }, next, 0.5);
    }
  }
  return d;
}

/** @type {Map<string, Sketch>} */
const known = new Map();

/** @param {Cell[]} cells @param {string} seed @param {Hand} hand @param {number} [unit] @returns {Sketch} */
export function sketch(cells, seed, hand, unit = UNIT) {
  const key = `${seed}|${unit}|${hand.angle}${hand.cross}|${cells.map((c) => c.row * 9 + c.col).join(",")}`;
  let found = known.get(key);
  if (!found) {
    const next = stream(key);
    const list = loops(cells);
    const wobble = unit > 24 ? 0.9 : 0.55;
    const gap = unit > 24 ? hand.gap : Math.max(unit / 4.2, 3.4);
    const degrees = ANGLES[hand.angle] + (next() - 0.5) * 8;
    let hatch = hatching(cells, unit, degrees, hand.cross ? gap * 1.35 : gap, next);
    if (hand.cross) hatch += hatching(cells, unit, degrees + 82 + next() * 16, gap * 1.35, next);
    found = { tint: path(list, unit), hatch, lines: [round(list, unit, next, wobble), round(list, unit, next, wobble * 1.3)] };
    if (known.size > 600) known.clear();
    known.set(key, found);
  }
  return found;
}

/** A patch in pencil. `fresh`: it is being drawn just now.
 * @param {{cells: Cell[], seed: string, hand: Hand, unit?: number, fresh?: boolean}} props */
export function Pencilled({ cells, seed, hand, unit = UNIT, fresh = false }) {
  const { tint, hatch, lines } = sketch(cells, seed, hand, unit);
  return html`<g class=${`pencil ${PENCILS[hand.colour]}${fresh ? " fresh" : ""}`}>
    <path class="tint" d=${tint} />
    <path class="hatch" d=${hatch} pathLength="1" />
    <path class="line" d=${lines[0]} pathLength="1" />
    <path class="line second" d=${lines[1]} pathLength="1" />
  </g>`;
}

/** All patches of a sheet. @param {{patches: bigint[], seed: string, fresh?: number}} props fresh: from this one on */
export function PencilledAll({ patches, seed, fresh = 1e9 }) {
  const how = hands(patches, seed);
  return html`${patches.map((mask, n) => html`<${Pencilled} key=${n} cells=${cellsOf(mask)} seed=${seed + n} hand=${how[n]} fresh=${n >= fresh} />`)}`;
}

/** Two strokes that cross something off. @param {{width: number, height: number, seed: string}} props */
export function Crossed({ width, height, seed }) {
  const next = stream(`cross ${seed}`);
  const [x, y] = [width, height];
  const d =
    stroke({ x: x * 0.14, y: y * 0.16 }, { x: x * 0.86, y: y * 0.84 }, next, 2) + stroke({ x: x * 0.87, y: y * 0.14 }, { x: x * 0.13, y: y * 0.86 }, next, 2);
  return html`<svg class="crossed" viewBox=${`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true"><path d=${d} /></svg>`;
}
