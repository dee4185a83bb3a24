/**
 * Patchwork: the patches that can be bought, those behind them, and advancing.
 * @module
 */
import { html } from "../vendor/preact.js";
import { Button, Sewn } from "../cloth.js";
import { PIECES } from "../data.js";
import { rowsOf } from "../geometry.js";
import { Icon } from "../icons.js";
import { pull } from "../pointer.js";
import { wide } from "../settings.js";
import { t, why } from "../words.js";
import { advance, obstacle, offered } from "./draft.js";

/** @typedef {import("./view.js").View} View */

/** A patch by itself, as it lies in the box. @param {{patch: number, turn?: string, unit?: number}} props */
export function Cloth({ patch, turn = "r0", unit = 20 }) {
  const { shape, income } = PIECES[patch];
  const lie = shape.lie(turn);
  return html`<svg class="cloth-piece" viewBox=${`-3 -3 ${lie.width * unit + 8} ${lie.height * unit + 8}`} style=${{ "--cells": (lie.width + 8 / unit).toFixed(2), aspectRatio: `${lie.width * unit + 8} / ${lie.height * unit + 8}` }} aria-hidden="true"><${Sewn} cells=${lie.cells} fabric=${patch} buttons=${income} unit=${unit} /></svg>`;
}

/** A patch in words. @param {number} patch */
export function patchWords(patch) {
  const { shape, buttons, time, income } = PIECES[patch];
  return `${t("patch-words", { squares: shape.size, buttons, time, income })}, ${t("shape-rows", { rows: rowsOf(shape.cells) })}`;
}

export const Coin = ({ size = 18 }) => html`<svg class="coin" width=${size} height=${size} viewBox="-10 -10 20 20" aria-hidden="true"><${Button} /></svg>`;

/** @param {{view: View, seat: number | null, chosen: number, turn: string, open: boolean, pick: (patch: number) => void, show: (patch: number) => void}} props */
export function Tray({ view, seat, chosen, turn, open, pick, show }) {
  const three = offered(view);
  return html`<div class="tray" role="group" aria-label=${t("tray-label")}>
    ${three.map((patch, i) => {
      const { buttons, time } = PIECES[patch];
      const reason = seat === null ? "" : obstacle(view, seat, patch);
      return html`<button key=${patch} class=${`offer${reason ? " dear" : ""}`} aria-pressed=${chosen === patch} aria-disabled=${!open || reason !== ""} data-offer=${i + 1} data-patch=${patch}
        aria-label=${[t("buy-number", { number: i + 1 }), patchWords(patch), reason ? why(reason) : ""].filter(Boolean).join(", ")} onClick=${() => pick(patch)} onMouseEnter=${() => show(patch)} onMouseLeave=${() => show(-1)}
        onPointerDown=${(/** @type {PointerEvent} */ event) => open && !reason && pull(event, () => pick(patch))}>
        <span class="piece"><${Cloth} patch=${patch} turn=${chosen === patch ? turn : "r0"} /></span>
        <span class="price"><span><${Coin} />${buttons}</span><span><${Icon} name="hourglass" size=${18} />${time}</span><kbd aria-hidden="true">${i + 1}</kbd></span></button>`;
    })}
    ${wide.value ? html`<${Behind} view=${view} />` : null}
  </div>`;
}

/** The patches that come next, where there is room for them. @param {{view: View}} props */
const Behind = ({ view }) =>
  html`<div class=${`behind${view.circle.length < 17 ? " few" : view.circle.length < 25 ? " some" : ""}`} role="group" aria-label=${t("behind-label", { count: Math.max(0, view.circle.length - 3) })}>${view.circle.slice(3).map((patch) => html`<span key=${patch} class="later" role="img" aria-label=${patchWords(patch)} title=${patchWords(patch)}><${Cloth} patch=${patch} unit=${12} /></span>`)}</div>`;

/** @param {{view: View, seat: number, open: boolean, go: () => void, show: (to: number) => void}} props */
export function Advance({ view, seat, open, go, show }) {
  const { spaces, to, income, leather } = advance(view, seat);
  const words = spaces < 1 ? "" : [t("advance-spaces", { spaces }), income ? t("advance-income", { income }) : "", leather ? t("advance-leather") : ""].filter(Boolean).join(", ");
  return html`<button class="strong advance" data-tool="advance" disabled=${!open || view.leather} onClick=${go} onMouseEnter=${() => show(to)} onMouseLeave=${() => show(-1)}>
    <b>${t("advance")} <kbd aria-hidden="true">A</kbd></b>${words ? html`<span>${words}</span>` : null}</button>`;
}
