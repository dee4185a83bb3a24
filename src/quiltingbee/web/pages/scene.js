/**
 * One moment of a match, for looking at: sheets with their scoring rectangles and the arithmetic beside them.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { Frame, Paper, Picture, Scoring } from "../board.js";
import { told as toldSheet } from "../doodle/match.js";
import { arithmetic } from "../doodle/scores.js";
import { squares } from "../geometry.js";
import { AutomaPile, Patches, told as toldQuilt } from "../patchwork/match.js";
import { Spiral } from "../patchwork/track.js";
import { Coin } from "../patchwork/tray.js";
import { PencilledAll, UNIT } from "../pencil.js";
import { t } from "../words.js";

const TONES = ["first", "second", "third"];

/** Everything but the rectangle under tracing paper. @param {{rectangle: import("../geometry.js").Rectangle}} props */
function Around({ rectangle: { row, col, height, width } }) {
  const size = 9 * UNIT;
  return html`<path class="around" fill-rule="evenodd" d=${`M0 0H${size}V${size}H0ZM${col * UNIT} ${row * UNIT}h${width * UNIT}v${height * UNIT}h${-width * UNIT}Z`} />`;
}

/** The arithmetic of a rectangle as one writes it: how, and what it comes to. @param {{rectangle: import("../geometry.js").Rectangle}} props */
function Sum({ rectangle }) {
  const [how, points] = arithmetic(rectangle).split(" = ");
  return html`<span>${how} =</span> <span class="comes-to">${points}</span>`;
}

/** A sheet with its scorings; one of them can be looked at alone. @param {{step: import("../doodle/fold.js").Step, seat: number, names: string[], seed: string, end: boolean}} props */
function Scored({ step, seat, names, seed, end }) {
  const [picked, setPicked] = useState(-1);
  const sheet = step.view.sheets[seat];
  const empty = 81 - squares(sheet.filled).length;
  const top = Math.max(...step.points);
  const alone = end && picked >= 0 ? step.scored[seat][picked] : null;
  return html`<figure class=${`scene-sheet${end ? " scored" : ""}`} data-sheet=${seat}><figcaption><b>${names[seat]}</b>${end && names.length > 1 && step.points[seat] === top ? html` <span class="good">${t("won")}</span>` : null}</figcaption>
    <${Picture} label=${t("sheet-of", { name: names[seat], squares: empty })} describe=${toldSheet(sheet.patches, `${seed}.${seat}.`)}><${Paper} /><${Frame} /><${PencilledAll} patches=${sheet.patches} seed=${`${seed}.${seat}.`} />
      ${alone ? html`<${Around} rectangle=${alone} />` : null}
      ${step.scored[seat].map((rectangle, n) => (rectangle && (!alone || n === picked) ? html`<g key=${n} style=${{ "--n": n }}><${Scoring} rectangle=${rectangle} tone=${TONES[n]} by=${2.5 + 4 * n} /></g>` : null))}<//>
    <ol class="sums written">${step.scored[seat].map((rectangle, n) => html`<li key=${n} class=${TONES[n]} style=${{ "--n": n }}>${rectangle && end
      ? html`<button class="plain" aria-pressed=${picked === n} onClick=${() => setPicked(picked === n ? -1 : n)} data-sum=${n}><${Sum} rectangle=${rectangle} /></button>`
      : html`<span>${rectangle ? html`<${Sum} rectangle=${rectangle} />` : html`<span class="comes-to">0</span>`}</span>`}</li>`)}
      ${end ? html`<li class="minus" style=${{ "--n": 3 }} title=${t("empty-squares", { count: empty })}>− <span class="comes-to">${empty}</span><span class="away"> ${t("empty-squares", { count: empty })}</span></li><li class="total" style=${{ "--n": 4 }}>${step.points[seat]}</li>` : null}</ol></figure>`;
}

/** @param {{step: import("../doodle/fold.js").Step, names: string[], seed: string, end: boolean}} props */
export function DoodleScene({ step, names, seed, end }) {
  return html`<div class=${`scene count-${Math.min(names.length, 3)}`}>${step.view.sheets.map((_, seat) => html`<${Scored} key=${seat} step=${step} seat=${seat} names=${names} seed=${seed} end=${end} />`)}</div>`;
}

/** @param {{step: import("../patchwork/fold.js").Step, names: string[], end: boolean}} props */
export function PatchworkScene({ step, names, end }) {
  const { view } = step;
  return html`<div class="scene quilts">${view.quilts.map((quilt, seat) => {
    const empty = 81 - squares(quilt.filled).length;
    return html`<figure key=${seat} class="scene-sheet" data-sheet=${seat}><figcaption><b>${names[seat]}</b> <span class="buttons"><${Coin} size=${18} />${quilt.buttons}</span>${end && step.points[seat] === Math.max(...step.points) ? html` <span class="good">${t("won")}</span>` : null}</figcaption>
      <${Picture} label=${t("quilt-of", { name: names[seat], squares: empty })} edge=${2} describe=${toldQuilt(quilt)}><${Patches} quilt=${quilt} bonus=${view.bonus === seat} /><//>
      ${end ? html`<p class="sums written"><span class="sum">${quilt.buttons} − 2 × ${empty}${view.bonus === seat ? " + 7" : ""} =</span> <b class="total">${step.points[seat]}</b></p>` : null}</figure>`;
  })}${view.automa ? html`<figure class="scene-sheet" data-sheet="1"><figcaption><b>${t("automa")}</b> <span class="buttons"><${Coin} size=${18} />${view.automa.buttons}</span>${end && step.points[1] > step.points[0] ? html` <span class="good">${t("won")}</span>` : null}</figcaption>
      <${AutomaPile} automa=${view.automa} bonus=${view.bonus === 1} />${end ? html`<p class="sums written"><b class="total">${step.points[1]}</b></p>` : null}</figure>` : null}<div class="scene-track"><${Spiral} view=${view} names=${names} /></div></div>`;
}
