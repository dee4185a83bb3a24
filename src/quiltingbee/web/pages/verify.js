/**
 * Were the deals fair? A record, of a table or pasted, is computed again here in the browser.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { check } from "../fair.js";
import { Frame } from "../frame.js";
import { noted } from "../noted.js";
import { keep, kept } from "../settings.js";
import { style } from "../style.js";
import { say, t, why } from "../words.js";
import { fromText } from "./record.js";

await style("pages");

export const title = "verify-title";

/** Where the replay leaves a record that belongs to no table of this server. */
export const CARRIED = "verify";

/** @typedef {{checked: import("../fair.js").Checked | null, code: string}} Told */

export function Page() {
  const table = new URLSearchParams(location.search).get("table");
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const [busy, setBusy] = useState(false);
  const read = async (/** @type {string} */ text) => {
    setBusy(true);
    setTold(null);
    const found = await judged(text, table);
    setTold(found);
    setBusy(false);
    say(sentence(found));
  };
  useEffect(() => {
    if (table) {
      call("GET", `/api/tables/${table}/record`).then(read, (error) => setTold({ checked: null, code: error.code ?? "other" }));
      return;
    }
    const carried = kept(CARRIED, "");
    keep(CARRIED, "");
    if (carried) void read(carried);
  }, [table]);
  return html`<${Frame} title=${t("verify-title")}><p class="quiet">${t("verify-what")}</p>
    ${busy ? html`<p role="status">${t("verify-busy")}</p>` : null}${told ? html`<${Outcome} told=${told} table=${table} />` : null}
    ${table ? null : html`<${Form} read=${read} />`}<//>`;
}

/** @param {string} text @param {string | null} table @returns {Promise<Told>} */
async function judged(text, table) {
  try {
    const checked = await check(fromText(text));
    const before = table ? noted(table) : null;
    if (!checked.deals.every(({ same }) => same)) return { checked, code: "other-deal" };
    return { checked, code: before !== null && before !== checked.commitment ? "commitment-changed" : "" };
  } catch (error) {
    return { checked: null, code: error instanceof Error ? error.message : "other" };
  }
}

/** @param {Told} told */
function sentence({ checked, code }) {
  if (code || checked === null) return why(code);
  return checked.seed === null ? t("verify-fair", { deals: checked.deals.length }) : t("verify-seed", { deals: checked.deals.length, seed: checked.seed });
}

/** @param {{told: Told, table: string | null}} props */
function Outcome({ told, table }) {
  const { checked, code } = told;
  const known = !code && table !== null && noted(table) !== null;
  return html`<section class="on-paper verified" data-verified=${code || "fair"}><p class=${code ? "problem" : "good"} role=${code ? "alert" : "status"}><b>${sentence(told)}</b></p>
    ${checked === null ? null : html`${checked.seed === null ? html`<p>${t("verify-commitment")} <code>${checked.commitment}</code></p>` : null}${known ? html`<p>${t("verify-known")}</p>` : null}
      ${checked.words.some(Boolean) ? html`<p>${t("verify-words", { words: checked.words.filter(Boolean).join(" · ") })}</p>` : null}
      <details open=${code === "other-deal"}><summary>${t("verify-deals")}</summary><ol>${checked.deals.map((deal, i) => html`<li key=${i} class=${deal.same ? "" : "problem"}><code>${deal.line}</code>${deal.same ? null : html`<br />${t("verify-computed")} <code>${deal.computed}</code>`}</li>`)}</ol></details>`}
  </section>`;
}

/** @param {{read: (text: string) => Promise<void>}} props */
const Form = ({ read }) => html`<form class="paste" onSubmit=${(/** @type {any} */ event) => {
  event.preventDefault();
  void read(new FormData(event.target).get("record")?.toString() ?? "");
}}><label>${t("replay-paste")}<textarea name="record" rows="14" spellcheck=${false} data-paste></textarea></label>
  <p class="paste-doors"><button class="strong" type="submit" data-check>${t("verify-check")}</button> <label class="button file">${t("replay-file")}<input type="file" accept=".txt,text/plain" class="away" onChange=${async (/** @type {any} */ event) => read((await event.target.files[0]?.text()) ?? "")} /></label></p></form>`;
