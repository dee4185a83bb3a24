/**
 * The menu of a table: language, theme, sound, notices, rules, the record, leaving.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { Dialog } from "../dialog.js";
import { Choices } from "../frame.js";
import { notices, sound } from "../settings.js";
import { style } from "../style.js";
import { visit } from "../visit.js";
import { t, why } from "../words.js";

await style("table");

/** @param {{live: import("./live.js").Live, close: () => void, command: () => void}} props */
export function Menu({ live, close, command }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const [problem, setProblem] = useState("");
  const doodle = table.game.startsWith("doodle");
  const playing = table.status === "playing";
  const notify = async (/** @type {HTMLInputElement} */ box) => {
    const wanted = box.checked;
    notices.value = wanted && (await Notification.requestPermission()) === "granted";
    box.checked = notices.value;
    setProblem(wanted && !notices.value ? "notices-denied" : "");
  };
  const ask = (/** @type {string} */ method, /** @type {string} */ path) =>
    call(method, `/api/tables/${table.id}/${path}`, method === "POST" ? {} : undefined).then(close, (error) => setProblem(error.code ?? "other"));
  return html`<${Dialog} title=${t("menu")} close=${close}>
    <div class="menu">
      <${Choices} />
      <label class="check"><input type="checkbox" checked=${sound.value} onChange=${(/** @type {any} */ event) => (sound.value = event.target.checked)} /><span>${t("sound")}</span></label>
      ${"Notification" in window ? html`<label class="check"><input type="checkbox" checked=${notices.value} onChange=${(/** @type {any} */ event) => void notify(event.target)} /><span>${t("notices")}</span></label>` : null}
      <ul>
        <li><a class="button" href=${`/rules#${doodle ? "doodle" : "patchwork"}`} target="_blank" rel="noopener" data-rules>${t("rules-link")}</a></li>
        ${playing ? html`<li><button onClick=${command} data-command>${t("command-open")} <kbd aria-hidden="true">/</kbd></button></li>` : null}
        <li><a class="button" href=${`/api/tables/${table.id}/record`} target="_blank" rel="noopener">${t("record-open")}</a></li>
        ${playing && live.host.value && table.count > 1 ? html`<li><button onClick=${() => ask("POST", table.paused ? "go" : "pause")} data-pause>${t(table.paused ? "go-on" : "pause")}</button></li>` : null}
        ${live.you.value !== null && playing && table.count > 1 ? html`<li><button onClick=${() => ask("DELETE", "seat").then(() => visit("/"))} data-leave>${t("give-up")}</button></li>` : null}
        <li><a class="button" href="/" data-home>${t("to-home")}</a></li>
      </ul>
      ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
      <p class="quiet keys">${t(doodle ? "keys-doodle" : "keys-patchwork")}</p>
    </div>
  <//>`;
}
