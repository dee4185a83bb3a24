/**
 * One moment of a match, for looking at: sheets with their scoring rectangles and the arithmetic beside them.
 * @module
 */
import { html } from "../vendor/preact.js";
import { Frame, Paper, Picture, Scoring } from "../board.js";
import { arithmetic } from "../doodle/scores.js";
import { squares } from "../geometry.js";
import { Patches } from "../patchwork/match.js";
import { Spiral } from "../patchwork/track.js";
import { Coin } from "../patchwork/tray.js";
import { PencilledAll } from "../pencil.js";
import { t } from "../words.js";

const TONES = ["first", "second", "third"];

/** @param {{step: import("../doodle/fold.js").Step, names: string[], seed: string, end: boolean}} props */
export function DoodleScene({ step, names, seed, end }) {
  const top = Math.max(...step.points);
  return html`<div class=${`scene count-${Math.min(names.length, 3)}`}>${step.view.sheets.map((sheet, seat) => {
    const empty = 81 - squares(sheet.filled).length;
    return html`<figure key=${seat} class="scene-sheet" data-sheet=${seat}><figcaption><b>${names[seat]}</b>${end && names.length > 1 && step.points[seat] === top ? html` <span class="good">${t("won")}</span>` : null}</figcaption>
      <${Picture} label=${t("sheet-of", { name: names[seat], squares: empty })}><${Paper} /><${Frame} /><${PencilledAll} patches=${sheet.patches} seed=${`${seed}.${seat}.`} />
        ${step.scored[seat].map((rectangle, n) => (rectangle ? html`<${Scoring} key=${n} rectangle=${rectangle} tone=${TONES[n]} />` : null))}<//>
      <ol class="sums written">${step.scored[seat].map((rectangle, n) => html`<li key=${n} class=${TONES[n]}>${rectangle ? arithmetic(rectangle) : "0"}</li>`)}
        ${end ? html`<li class="minus">− ${empty}</li><li class="total">${step.points[seat]}</li>` : null}</ol></figure>`;
  })}</div>`;
}

/** @param {{step: import("../patchwork/fold.js").Step, names: string[], end: boolean}} props */
export function PatchworkScene({ step, names, end }) {
  const { view } = step;
  return html`<div class="scene quilts">${view.quilts.map((quilt, seat) => {
    const empty = 81 - squares(quilt.filled).length;
    return html`<figure key=${seat} class="scene-sheet" data-sheet=${seat}><figcaption><b>${names[seat]}</b> <span class="buttons"><${Coin} size=${18} />${quilt.buttons}</span></figcaption>
      <${Picture} label=${t("quilt-of", { name: names[seat], squares: empty })} edge=${2}><${Patches} quilt=${quilt} bonus=${view.bonus === seat} /><//>
      ${end ? html`<p class="sums written">${quilt.buttons} − 2 × ${empty}${view.bonus === seat ? " + 7" : ""} = <b>${step.points[seat]}</b></p>` : null}</figure>`;
  })}<div class="scene-track"><${Spiral} view=${view} names=${names} /></div></div>`;
}
