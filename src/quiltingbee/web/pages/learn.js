/**
 * The guided first game: a real match with a sentence or two at each step, to be skipped at any time.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call, somebody } from "../api.js";
import { Frame } from "../frame.js";
import { guide } from "../table/coach.js";
import { style } from "../style.js";
import { visit } from "../visit.js";
import { t, why } from "../words.js";
import { PICTURES } from "./pictures.js";

await style("pages");

export const title = "learn-link";

export function Page() {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [bots, setBots] = useState(/** @type {Record<string, string[]>} */ ({}));
  useEffect(() => {
    call("GET", "/api/bots").then((answer) => setBots(answer.games), (error) => setProblem(error.code ?? "other"));
  }, []);
  const idOf = (/** @type {string} */ game) => Object.keys(bots).find((one) => one.startsWith(game)) ?? "";
  const begin = async (/** @type {"doodle" | "patchwork"} */ game) => {
    setBusy(true);
    try {
      await somebody(t("guest"));
      const id = idOf(game);
      const answer = await call("POST", "/api/tables", { game: id, seats: game === "doodle" ? [{}] : [{}, { bot: bots[id][0] }] });
      guide(answer.table.id);
      visit(`/t/${answer.table.id}`);
    } catch (error) {
      setProblem(/** @type {any} */ (error).code ?? "other");
      setBusy(false);
    }
  };
  return html`<${Frame} title=${t("learn-title")}><div class="learn"><p>${t("learn-what")}</p>
    <div class="rule-cards">${/** @type {const} */ (["doodle", "patchwork"]).map((game) => html`<article key=${game} class="rule"><h2>${t(`game-${game}`)}</h2><p>${t(`learn-${game}`)}</p><div class="drawn-live">${PICTURES[`${game}-goal`]()}</div>
      <p><button class="strong" disabled=${busy || !(game === "doodle" ? idOf(game) : bots[idOf(game)]?.length)} onClick=${() => begin(game)} data-learn=${game}>${t("learn-begin")}</button></p></article>`)}</div>
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
    <p><a href="/rules">${t("learn-rules")}</a></p></div><//>`;
}
