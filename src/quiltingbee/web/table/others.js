/**
 * The others at the table: their sheets small, to enlarge, what happened, and the talk.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { Twin } from "../board.js";
import { Dialog } from "../dialog.js";
import { emptySquares } from "../doodle/draft.js";
import { OtherSheet, told } from "../doodle/match.js";
import { viewOf } from "../doodle/view.js";
import { t } from "../words.js";
import { since } from "./missed.js";
import { Clock, Talk, namesOf } from "./people.js";
import { sentences } from "./tell.js";

/** @typedef {import("./live.js").Live} Live */

/** How far somebody is in this turn. @param {Live} live @param {any} view @param {number} seat */
function progress(live, view, seat) {
  if (view.over) return "";
  return view.acted[seat] ? t("done") : live.now.value?.waiting.includes(seat) ? t("drawing") : "";
}

/** Small live sheets beside one's own, where there is room. @param {{live: Live, view: any, names: string[], open: () => void}} props */
export function Row({ live, view, names, open }) {
  const seats = view.sheets.map((/** @type {unknown} */ sheet, /** @type {number} */ seat) => (sheet && seat !== view.seat ? seat : -1)).filter((/** @type {number} */ seat) => seat >= 0).slice(0, 4);
  return html`<div class="others-row">${seats.map((/** @type {number} */ seat) => html`<button key=${seat} class="other" onClick=${open} aria-label=${t("enlarge", { name: names[seat] })}>
    <${OtherSheet} view=${view} seat=${seat} name=${names[seat]} id=${live.id} /><span><b>${names[seat]}</b> <em>${progress(live, view, seat)}</em></span></button>`)}</div>`;
}

/** @param {{live: Live, close: () => void}} props */
export function Others({ live, close }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const shown = live.view.value;
  const doodle = shown.game.startsWith("doodle");
  const view = doodle ? viewOf(shown, table.count) : null;
  const names = namesOf(table);
  const [large, setLarge] = useState(-1);
  const [from] = useState(() => since(live.id));
  const many = table.count > 12;
  const seats = view ? view.sheets.map((sheet, seat) => (sheet && seat !== view.seat ? seat : -1)).filter((seat) => seat >= 0) : [];
  useEffect(() => {
    // a large table sends the sheets one looks at
    if (many && seats.length === 0) live.send({ kind: "look", seats: Array.from({ length: table.count }, (_, seat) => seat).filter((seat) => seat !== live.you.value).slice(0, 8) });
  }, []);
  const lines = sentences(live.events.value, { game: table.game, names, you: live.you.value });
  return html`<${Dialog} title=${t(doodle ? "others" : "talk")} close=${close} wide=${true}>
    ${view ? html`<div class=${`other-sheets${large >= 0 ? " one" : ""}`}>${seats.filter((seat) => large < 0 || large === seat).map((seat) => html`<figure key=${seat}>
      <div class="twinned"><button class="other" aria-expanded=${large === seat} aria-label=${t(large === seat ? "reduce" : "enlarge", { name: names[seat] })} onClick=${() => setLarge(large === seat ? -1 : seat)} data-enlarge=${seat}><${OtherSheet} view=${view} seat=${seat} name=${names[seat]} id=${live.id} /></button>
        ${large === seat ? html`<${Twin} label=${t("sheet-of", { name: names[seat], squares: emptySquares(view.sheets[seat].filled) })} describe=${told(view.sheets[seat].patches, `${live.id}.${seat}.`)} />` : null}</div>
      <figcaption><b>${names[seat]}</b> <span class="written">${view.sheets[seat].points.join(" + ")}</span> <em>${progress(live, view, seat)}</em> <${Clock} live=${live} seat=${seat} /></figcaption></figure>`)}</div>` : null}
    ${table.watching ? html`<p class="quiet">${t("watching", { count: table.watching })}</p>` : null}
    <details class="happened" open=${from > 0}><summary>${t(from > 0 ? "missed" : "happened")}</summary><ol reversed tabindex="0">${lines.slice(-24).reverse().map(({ n, words }) => html`<li key=${n} class=${from > 0 && n > from ? "new" : ""}>${words}</li>`)}</ol></details>
    ${live.you.value !== null || table.watchers ? html`<${Talk} live=${live} />` : null}
  <//>`;
}
