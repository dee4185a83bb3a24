/**
 * Small drawings on buttons, in the line of the same pencil.
 * @module
 */
import { html } from "./vendor/preact.js";
import { stream } from "./random.js";

/** @type {Record<string, any>} */
const DRAWN = {
  neighbour: html`<path d="M1.800 9.500h5.400v8.500H1.800ZM16.800 9.500h5.400v8.500h-5.400Z" /><path d="M9.200 9.500h5.600v8.500H9.200Z" opacity=".4" stroke-dasharray="2 2.400" /><path d="M10.500 5.500C8.500 2.800 5.800 3 4.500 6M13.500 5.500c2-2.700 4.700-2.500 6 .5M4 3.200 4.400 6.300l2.900-.9M20 3.200l-.4 3.100-2.900-.9" stroke-width="1.600" />`,
  dot: html`<path d="M5 5h14v14H5Z" /><path d="M5 12l7-7M5 18.500 18.500 5M9.500 19l9.500-9.500M15 19l4-4" stroke-width="1.500" />`,
  scissors: html`<circle cx="6" cy="18" r="3" /><circle cx="18" cy="18" r="3" /><path d="M7.800 15.600 17 3M16.200 15.600 7 3" />`,
  again: html`<path d="M4.500 9.500A8 8 0 0 1 19 8M19.500 14.500A8 8 0 0 1 5 16" /><path d="M19.500 3.500V8.500h-5M4.500 20.500v-5h5" />`,
  turn: html`<path d="M18.500 9A7.500 7.500 0 1 0 19.500 13" /><path d="M19.500 4v5h-5" />`,
  flip: html`<path d="M3 8h16M15 4l4 4-4 4M21 16H5M9 12l-4 4 4 4" />`,
  undo: html`<path d="M8 5 3.500 9.500 8 14M4 9.500h10a6 6 0 0 1 0 12h-3" />`,
  menu: html`<path d="M4 6.500h16M4 12h16M4 17.500h16" />`,
  close: html`<path d="M5 5l14 14M19 5 5 19" />`,
  people: html`<circle cx="8.500" cy="8" r="3.500" /><path d="M2.500 20q0-6.500 6-6.500t6 6.500M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17 13.800q4.500 1 4.500 6.200" />`,
  hourglass: html`<path d="M6 3h12M6 21h12M7 3c0 5 3.500 6.500 5 9 1.500-2.500 5-4 5-9M7 21c0-5 3.500-6.500 5-9 1.500 2.500 5 4 5 9" />`,
  play: html`<path d="M7 4.500v15l12-7.500Z" />`,
  pause: html`<path d="M8 5v14M16 5v14" />`,
  back: html`<path d="M15 5l-8 7 8 7" />`,
  forward: html`<path d="M9 5l8 7-8 7" />`,
  larger: html`<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />`,
  link: html`<path d="M10 14a4 4 0 0 0 6 .5l3.500-3.500a4 4 0 0 0-6-6L12 6.500M14 10a4 4 0 0 0-6-.5L4.500 13a4 4 0 0 0 6 6L12 17.500" />`,
  book: html`<path d="M12 6q-4-3-9-2v14q5-1 9 2 4-3 9-2V4q-5-1-9 2ZM12 6v14" />`,
};

/** @param {{name: string, size?: number}} props */
export const Icon = ({ name, size = 24 }) =>
  html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${DRAWN[name]}</svg>`;

/** @type {Record<number, [number, number][]>} */
const PIPS = { 1: [[20, 20]], 2: [[13, 13], [27, 27]], 3: [[12, 12], [20, 20], [28, 28]] };

/** The die with faces 1 1 2 2 3 3. @param {{value: number, label: string, seed?: string}} props */
export function Die({ value, label, seed = "" }) {
  const tilt = Math.round((stream(`die ${seed}${value}`)() - 0.5) * 26);
  return html`<svg class="die" viewBox="0 0 40 40" role="img" aria-label=${label}>
    <g transform=${`rotate(${tilt} 20 20)`}><rect x="4" y="4" width="32" height="32" rx="7" />${(PIPS[value] ?? []).map(([x, y]) => html`<circle cx=${x} cy=${y} r="3.400" />`)}</g>
  </svg>`;
}

/** The token: a small wooden figure. */
export const Pawn = () =>
  html`<svg class="pawn" viewBox="0 0 24 34" aria-hidden="true"><circle cx="12" cy="9" r="8" /><path d="M2 33q-1-15 10-15t10 15Z" /></svg>`;
