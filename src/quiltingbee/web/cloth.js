/**
 * Cloth, thread and buttons: thirty-three fabrics, the stitches around them, and what is sewn on.
 *
 * A fabric is a weave in a pair of colours. Weaves differ in form, so that fabrics can be told apart without colour; patches
 * of the same shape never share one.
 * @module
 */
import { html, render } from "./vendor/preact.js";
import { inset, loops, path } from "./outline.js";
import { UNIT } from "./pencil.js";
import { stream } from "./random.js";

/** @typedef {import("./geometry.js").Cell} Cell */

/** Ground and figure of twelve pairs. */
const PAIRS = [
  ["#b5483b", "#fbeee2"], // madder, cream
  ["#3d5a80", "#eaf0f6"], // blue, mist
  ["#e3e9f2", "#3d5a80"], // mist, blue
  ["#7f9c6c", "#f3f5e6"], // sage, cream
  ["#f6ebce", "#35507a"], // cream, blue
  ["#d9a03c", "#5a3a1a"], // ochre, walnut
  ["#2f6f73", "#eef5ee"], // teal, mint
  ["#6d4474", "#f5e6f0"], // plum, rose
  ["#f3d3c8", "#b5483b"], // rose, madder
  ["#cbd9bd", "#44603f"], // pale sage, forest
  ["#d0694a", "#fdf0dd"], // rust, cream
  ["#e9dcc0", "#7a5138"], // linen, walnut
];

/** Twelve weaves: the size of what repeats, and what is on it (g: ground, f: figure). */
/** @type {[string, number, number, (f: string, g: string) => any][]} */
const WEAVES = [
  ["dots", 12, 12, (f) => html`<circle cx="3" cy="3" r="2" fill=${f} /><circle cx="9" cy="9" r="2" fill=${f} />`],
  ["gingham", 12, 12, (f) => html`<path d="M0 0h6v12H0Z" fill=${f} opacity=".5" /><path d="M0 0h12v6H0Z" fill=${f} opacity=".5" />`],
  ["stripe", 10, 10, (f) => html`<path d="M0 0h5v10H0Z" fill=${f} opacity=".85" />`],
  ["pinstripe", 7, 7, (f) => html`<path d="M2 0v7" stroke=${f} stroke-width="1.4" />`],
  ["chevron", 14, 9, (f) => html`<path d="M0 2l7 5 7-5" fill="none" stroke=${f} stroke-width="2.2" />`],
  ["crosses", 11, 11, (f) => html`<path d="M5.500 2v7M2 5.500h7" stroke=${f} stroke-width="1.7" stroke-linecap="round" />`],
  ["leaves", 13, 13, (f) => html`<path d="M2 6q0-5 5-5 0 5-5 5Z" fill=${f} /><path d="M8 12.500q0-5 5-5 0 5-5 5Z" fill=${f} />`],
  ["houndstooth", 12, 12, (f) => html`<path d="M0 0h6l6 6H6v6L0 6Z" fill=${f} />`],
  ["waves", 14, 8, (f) => html`<path d="M0 4q3.500-5 7 0t7 0" fill="none" stroke=${f} stroke-width="1.9" />`],
  [
    "flowers",
    15,
    15,
    (f, g) => html`<g fill=${f}><circle cx="5" cy="2.800" r="2" /><circle cx="7.200" cy="5" r="2" /><circle cx="5" cy="7.200" r="2" /><circle cx="2.800" cy="5" r="2" /></g>
      <circle cx="5" cy="5" r="1.500" fill=${g} /><circle cx="12.500" cy="12" r="1.600" fill=${f} />`,
  ],
  [
    "plaid",
    16,
    16,
    (f) => html`<path d="M0 0h7v16H0ZM0 0h16v7H0Z" fill=${f} opacity=".38" /><path d="M11.500 0v16M0 11.500h16" stroke=${f} stroke-width="1" opacity=".8" />`,
  ],
  ["two-dot", 14, 10, (f) => html`<circle cx="3.500" cy="2.500" r="2.300" fill=${f} /><circle cx="10.500" cy="7.500" r="1.100" fill=${f} />`],
];

/** Patch number to weave and pair. Shapes that occur twice (01/03, 05/10, 07/08) get weaves that cannot be mistaken. */
const FABRICS = [
  [0, 0], [2, 1], [9, 2], [4, 3], [5, 4], [1, 8], [11, 6], [6, 11], [7, 0], [8, 5], [2, 2], [9, 1],
  [0, 3], [3, 9], [6, 4], [4, 5], [7, 10], [8, 8], [10, 7], [9, 6], [11, 9], [1, 1], [5, 11], [4, 7],
  [2, 3], [6, 8], [0, 10], [10, 11], [5, 2], [3, 0], [7, 7], [8, 2], [11, 5],
];

/** The definitions every piece of cloth refers to. */
const Fabrics = () =>
  html`<svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      ${FABRICS.map(([weave, pair], n) => {
        const [, width, height, draw] = WEAVES[weave];
        const [ground, figure] = PAIRS[pair];
        return html`<pattern id=${`cloth-${n}`} key=${n} width=${width} height=${height} patternUnits="userSpaceOnUse">
          <rect width=${width} height=${height} fill=${ground} />${draw(figure, ground)}
        </pattern>`;
      })}
      <pattern id="cloth-leather" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="12" height="12" fill="#a97b58" />
        <path d="M0 0h6v12H0ZM0 0h12v6H0Z" fill="#6b4529" opacity=".45" /><path d="M9 0v12M0 9h12" stroke="#e7c9a4" stroke-width="1" />
      </pattern>
      <pattern id="cloth-linen" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect class="linen-ground" width="4" height="4" /><path class="linen-thread" d="M0 1h4M1 0v4" stroke-width=".7" />
      </pattern>
      <symbol id="sewn-button" viewBox="-10 -10 20 20" overflow="visible">
        <ellipse cy="1.200" rx="9" ry="9" fill="#1d2c44" opacity=".35" /><circle r="8.800" fill="#28549a" /><circle r="8.800" fill="none" stroke="#183a70" stroke-width="1" />
        <circle r="6" fill="none" stroke="#9fc0ec" stroke-width="1.300" />
        <g fill="#f4f7fc"><circle cx="-2" cy="-2" r="1.200" /><circle cx="2" cy="-2" r="1.200" /><circle cx="-2" cy="2" r="1.200" /><circle cx="2" cy="2" r="1.200" /></g>
      </symbol>
    </defs>
  </svg>`;

/** They hang in the page once, from when the first cloth is needed. */
render(html`<${Fabrics} />`, document.body.appendChild(document.createElement("div")));

/** Which of the cells of a shape carry its buttons: the middle ones first, as an even row.
 * @param {number} cells @param {number} buttons @returns {number[]} */
export const buttoned = (cells, buttons) => Array.from({ length: buttons }, (_, i) => Math.floor(((i + 0.5) * cells) / buttons));

/** A button as counted. @param {{x?: number, y?: number, size?: number}} props */
export const Button = ({ x = 0, y = 0, size = 20 }) => html`<use href="#sewn-button" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;

/** A piece of cloth on a grid. `fabric`: the number of a patch or "leather".
 * @param {{cells: Cell[], fabric: number | "leather", buttons?: number, unit?: number, lifted?: boolean, fresh?: boolean}} props */
export function Sewn({ cells, fabric, buttons = 0, unit = UNIT, lifted = false, fresh = false }) {
  const list = loops(cells);
  const outline = path(list, unit);
  const seam = path(list.map((loop) => inset(loop, 0.11)), unit);
  const scale = unit / UNIT;
  return html`<g class=${`cloth${lifted ? " lifted" : ""}${fresh ? " fresh" : ""}`}>
    <path class="shade" d=${outline} transform=${`translate(${1.2 * scale} ${1.8 * scale})`} />
    <path d=${outline} fill=${`url(#cloth-${fabric})`} class="fabric" stroke-width=${1.2 * Math.max(scale, 0.7)} />
    <path class="stitch" d=${seam} stroke-width=${1.7 * Math.max(scale, 0.6)} stroke-dasharray=${`${5 * scale} ${3.4 * scale}`} />
    ${buttoned(cells.length, buttons).map((i) => html`<${Button} key=${i} x=${(cells[i].col + 0.5) * unit} y=${(cells[i].row + 0.5) * unit} size=${unit * 0.56} />`)}
  </g>`;
}

/** The quilt's linen with its stitched grid. @param {{unit?: number}} props */
export function Linen({ unit = UNIT }) {
  const size = unit * 9;
  let grid = "";
  for (let i = 1; i < 9; i++) grid += `M${i * unit} 0V${size}M0 ${i * unit}H${size}`;
  return html`<rect width=${size} height=${size} fill="url(#cloth-linen)" /><path class="basting" d=${grid} stroke-dasharray="3 4" />`;
}

/** The 7×7 tile: a label sewn on. @param {{x: number, y: number}} props its middle */
export const Label = ({ x, y }) =>
  html`<g class="label-tile" transform=${`translate(${x} ${y})`}><rect x="-27" y="-15" width="54" height="30" rx="3" /><rect class="stitch" x="-24" y="-12" width="48" height="24" /><text y="6">7 × 7</text></g>`;

/** Tokens differ in shape before they differ in colour: the first seat's is a thimble, the second's a spool.
 * @param {{seat: number}} props drawn around 0, 0, about 24 high */
export function Token({ seat }) {
  return seat === 0
    ? html`<g class="token thimble">
        <path d="M-7.500 11L-5.200-7q.4-4 5.200-4t5.200 4L7.500 11Z" fill="#b5483b" stroke="#fffdf7" stroke-width="2" paint-order="stroke" />
        <path d="M-7.800 11h15.600v-3.600h-15Z" fill="#8f332a" /><path d="M-3.500-6h.1M0-7h.1M3.500-6h.1M-4-2h.1M0-2.500h.1M4-2h.1M-4.500 2.500h.1M0 2h.1M4.500 2.500h.1" stroke="#f3d3c8" stroke-width="1.900" stroke-linecap="round" />
      </g>`
    : html`<g class="token spool">
        <path d="M-8.500-11h17v4h-3V7h3v4h-17V7h3V-7h-3Z" fill="#8a6034" stroke="#fffdf7" stroke-width="2" paint-order="stroke" />
        <path d="M-6.500-7h13V7h-13Z" fill="#2f6f73" /><path d="M-6.500-4l13 2M-6.500-.5l13 2M-6.500 3l13 2" stroke="#9fd0cd" stroke-width="1.100" />
      </g>`;
}

/** Where the spaces 0 to 53 of the time track lie: six columns, nine rows, a spiral inwards. @type {{col: number, row: number}[]} */
export const SPIRAL = (() => {
  const [columns, rows] = [6, 9];
  const taken = new Set();
  const found = [];
  let [col, row, dx, dy] = [0, 0, 1, 0];
  for (let n = 0; n < columns * rows; n++) {
    found.push({ col, row });
    taken.add(row * 10 + col);
    const [x, y] = [col + dx, row + dy];
    if (x < 0 || y < 0 || x >= columns || y >= rows || taken.has(y * 10 + x)) [dx, dy] = [-dy, dx];
    col += dx;
    row += dy;
  }
  return found;
})();

/** A seam of running stitches between points, never quite straight. @param {[number, number][]} points @param {string} seed */
export function seam(points, seed) {
  const next = stream(seed);
  return points.map(([x, y], i) => `${i ? "L" : "M"}${Math.round((x + next() - 0.5) * 10) / 10} ${Math.round((y + next() - 0.5) * 10) / 10}`).join("");
}
