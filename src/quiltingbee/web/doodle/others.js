/**
 * Doodle: the sheets of the others, small beside one's own and larger on a page of their own.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { Twin } from "../board.js";
import { t } from "../words.js";
import { emptySquares } from "./draft.js";
import { OtherSheet, told } from "./match.js";

/** @typedef {{view: import("./draft.js").View, names: string[], id: string, waiting: number[]}} Props */

const ROW = 4;
/** A table with more seats sends only the sheets one looks at, so many at a time. */
const MANY = 12;
const LOOKED_AT = 8;

/** The seats of the sheets that one sees beside one's own. @param {import("./draft.js").View} view @returns {number[]} */
const seatsOf = (view) => view.sheets.map((sheet, seat) => (sheet && seat !== view.seat ? seat : -1)).filter((seat) => seat >= 0);

/** How far somebody is in this turn. @param {Props} props @param {number} seat */
function progress({ view, waiting }, seat) {
  if (view.over) return "";
  return view.acted[seat] ? t("done") : waiting.includes(seat) ? t("drawing") : "";
}

/** Small live sheets beside one's own, where there is room. @param {Props & {open: () => void}} props */
export function Row(props) {
  const { view, names, id, open } = props;
  return html`<div class="others-row">${seatsOf(view).slice(0, ROW).map((seat) => html`<button key=${seat} class="other" onClick=${open} aria-label=${t("enlarge", { name: names[seat] })}>
    <${OtherSheet} view=${view} seat=${seat} name=${names[seat]} id=${id} /><span><b>${names[seat]}</b> <em>${progress(props, seat)}</em></span></button>`)}</div>`;
}

/** All of them, one to enlarge. @param {Props & {clock: (seat: number) => any, look: (seats: number[]) => void}} props */
export function Sheets(props) {
  const { view, names, id, clock, look } = props;
  const [large, setLarge] = useState(-1);
  useEffect(() => {
    if (names.length > MANY && !seatsOf(view).length) look(names.map((_, seat) => seat).filter((seat) => seat !== view.seat).slice(0, LOOKED_AT));
  }, []);
  return html`<div class=${`other-sheets${large >= 0 ? " one" : ""}`}>${seatsOf(view).filter((seat) => large < 0 || large === seat).map((seat) => html`<figure key=${seat}>
    <div class="twinned"><button class="other" aria-expanded=${large === seat} aria-label=${t(large === seat ? "reduce" : "enlarge", { name: names[seat] })} onClick=${() => setLarge(large === seat ? -1 : seat)} data-enlarge=${seat}><${OtherSheet} view=${view} seat=${seat} name=${names[seat]} id=${id} /></button>
      ${large === seat ? html`<${Twin} label=${t("sheet-of", { name: names[seat], squares: emptySquares(view.sheets[seat].filled) })} describe=${told(view.sheets[seat].patches, `${id}.${seat}.`)} />` : null}</div>
    <figcaption><b>${names[seat]}</b> <span class="written">${view.sheets[seat].points.join(" + ")}</span> <em>${progress(props, seat)}</em> ${clock(seat)}</figcaption></figure>`)}</div>`;
}
