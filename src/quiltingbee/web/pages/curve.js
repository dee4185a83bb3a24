/**
 * Numbers over time as pencil lines, each seat its own kind of line.
 * @module
 */
import { html } from "../vendor/preact.js";
import { PENCILS } from "../pencil.js";
import { t } from "../words.js";

const [WIDTH, HEIGHT] = [600, 150];

/** @param {{series: number[][], names: string[], at?: number, go?: (at: number) => void}} props */
export function Curve({ series, names, at = -1, go }) {
  const all = series.flat();
  if (all.length < 2) return null;
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const size = series[0].length;
  const x = (/** @type {number} */ i) => 34 + (i / Math.max(1, size - 1)) * (WIDTH - 44);
  const y = (/** @type {number} */ value) => 10 + (1 - (value - low) / (high - low)) * (HEIGHT - 24);
  const words = t("curve-words", { list: series.map((line, i) => `${names[i]}: ${line[at < 0 ? line.length - 1 : at]}`).join(", ") });
  const click = (/** @type {any} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go?.(Math.round((((event.clientX - box.left) / box.width) * WIDTH - 34) / ((WIDTH - 44) / Math.max(1, size - 1))));
  };
  return html`<figure class="curve"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words} onClick=${go ? click : undefined} class=${go ? "live" : ""}>
    <path class="axis" d=${`M34 8V${HEIGHT - 12}M34 ${y(0)}H${WIDTH - 8}`} /><text x="28" y=${y(high) + 5}>${high}</text><text x="28" y=${y(0) + 4}>0</text>${low < 0 ? html`<text x="28" y=${y(low) + 4}>${low}</text>` : null}
    ${series.slice(0, 8).map((line, i) => html`<path key=${i} class=${`line ${PENCILS[i % PENCILS.length]}`} stroke-dasharray=${["", "7 4", "2 4", "10 3 2 3"][i % 4]} d=${line.map((value, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join("")} />`)}
    ${at >= 0 ? html`<path class="here" d=${`M${x(at)} 6V${HEIGHT - 10}`} />` : null}</svg>
    ${names.length > 1 ? html`<figcaption>${names.slice(0, 8).map((name, i) => html`<span key=${i} class=${PENCILS[i % PENCILS.length]}><svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true"><path d="M1 4h26" class="line" stroke-dasharray=${["", "7 4", "2 4", "10 3 2 3"][i % 4]} /></svg><span>${name}</span></span>`)}</figcaption>` : null}</figure>`;
}
