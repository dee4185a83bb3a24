/**
 * A rule at hand: a small question mark where it applies opens its card over the table.
 * @module
 */
import { html, useState } from "./vendor/preact.js";
import { Dialog } from "./dialog.js";
import { t } from "./words.js";

/** @param {{rule: string}} props game and card, as `doodle-pass` */
export function RuleLink({ rule }) {
  const [open, setOpen] = useState("");
  const [pictures, setPictures] = useState(/** @type {Record<string, () => any>} */ ({}));
  const show = () => {
    setOpen(rule);
    import("./pages/pictures.js").then((found) => setPictures(found.PICTURES), () => undefined); // the words say it too
  };
  return html`<button class="rule-link" onClick=${show} aria-label=${t("rule-open", { rule: t(`rule-${rule}`) })} title=${t(`rule-${rule}`)} data-rule=${rule}><span aria-hidden="true">?</span></button>
    ${open ? html`<${Dialog} title=${t(`rule-${open}`)} close=${() => setOpen("")}><div class="rule-shown"><p>${t(`rule-${open}-text`)}</p><div class="drawn-live">${pictures[open]?.() ?? null}</div>
      <p><a href=${`/rules#${open}`} target="_blank" rel="noopener">${t("rules-all")}</a></p></div><//>` : null}`;
}
