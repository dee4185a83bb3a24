/**
 * Numbers over time as pencil lines, each seat its own kind of line.
 * @module
 */
import { html } from "../vendor/preact.js";
import { PENCILS } from "../pencil.js";
import { stream } from "../random.js";
import { wide } from "../settings.js";
import { style } from "../style.js";
import { t } from "../words.js";

await style("result");

const DASHES = ["", "9 5", "1 6", "12 4 2 4"];

/** A line as a pencil draws it, once. @param {[number, number][]} points @param {() => number} next */
const drawn = (points, next) => points.map(([x, y], n) => `${n ? "L" : "M"}${(x + (next() - 0.5) * 1.2).toFixed(1)} ${(y + (next() - 0.5) * 1.6).toFixed(1)}`).join("");

/** @param {{series: number[][], names: string[], at?: number, go?: (at: number) => void, broad?: number}} props broad: how wide it is drawn where there is room */
export function Curve({ series, names, at = -1, go, broad = 960 }) {
  const all = series.flat();
  if (all.length < 2) return null;
  const [WIDTH, HEIGHT] = wide.value ? [broad, 190] : [360, 170]; // letters keep their size on a phone
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const size = series[0].length;
  const [left, right, top, bottom] = [44, 12, 14, 14];
  const x = (/** @type {number} */ i) => left + (i / Math.max(1, size - 1)) * (WIDTH - left - right);
  const y = (/** @type {number} */ value) => top + (1 - (value - low) / (high - low)) * (HEIGHT - top - bottom);
  const words = t("curve-words", { list: series.map((line, i) => `${names[i]}: ${line[at < 0 ? line.length - 1 : at]}`).join(", ") });
  const click = (/** @type {any} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go?.(Math.round((((event.clientX - box.left) / box.width) * WIDTH - left) / ((WIDTH - left - right) / Math.max(1, size - 1))));
  };
  const marks = [high, 0, ...(low < 0 ? [low] : [])].filter((value, i, list) => i === 0 || Math.abs(y(value) - y(list[i - 1])) > 14);
  const next = stream(`curve ${words}`);
  return html`<figure class="curve"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words} onClick=${go ? click : undefined} class=${go ? "live" : ""}>
    <path class="axis" d=${drawn([[left, top - 6], [left, HEIGHT - bottom + 6]], next) + drawn([[left - 5, y(0)], [WIDTH - 6, y(0)]], next)} />${marks.map((value) => html`<text key=${value} x=${left - 9} y=${y(value) + 6}>${value}</text>`)}
    ${series.slice(0, 8).map((line, i) => {
      const points = line.map((value, n) => /** @type {[number, number]} */ ([x(n), y(value)]));
      return html`<g key=${i} class=${PENCILS[i % PENCILS.length]}><path class="line" stroke-dasharray=${DASHES[i % 4]} d=${drawn(points, next)} />${i % 4 ? null : html`<path class="line second" d=${drawn(points, next)} />`}
        ${size <= 40 && series.length === 1 ? points.map(([px, py], n) => html`<circle key=${n} cx=${px.toFixed(1)} cy=${py.toFixed(1)} r="3.200" class="point" />`) : null}
        ${at >= 0 ? html`<circle class="point now" cx=${x(at).toFixed(1)} cy=${y(line[at]).toFixed(1)} r="5" />` : null}</g>`;
    })}
    ${at >= 0 ? html`<path class="here" d=${`M${x(at)} ${top - 6}V${HEIGHT - bottom + 6}`} />` : null}</svg>
    ${names.length > 1 ? html`<figcaption>${names.slice(0, 8).map((name, i) => html`<span key=${i} class=${PENCILS[i % PENCILS.length]}><svg viewBox="0 0 34 8" width="34" height="8" aria-hidden="true"><path d="M1 4h32" class="line" stroke-dasharray=${DASHES[i % 4]} /></svg><span>${name}</span>${at >= 0 ? html`<b class="written">${series[i][at]}</b>` : null}</span>`)}</figcaption>` : null}</figure>`;
}
