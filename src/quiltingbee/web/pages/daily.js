/**
 * Today's deal: the same solo Doodle for everybody, and how the day went.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { Frame, Nothing, Waiting } from "../frame.js";
import { language } from "../settings.js";
import { style } from "../style.js";
import { t, why } from "../words.js";
import { history } from "./history.js";
import { open } from "./home.js";
import { PICTURES } from "./pictures.js";

await style("pages");

export const title = "daily-link";

export function Page() {
  const [day, setDay] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    call("GET", "/api/daily/today").then(setDay, (error) => setProblem(error.code ?? "other"));
  }, []);
  const begin = () => {
    setBusy(true);
    open({ game: "doodle/1", seats: [{}], daily: true }).catch((error) => {
      setProblem(error.code ?? "other");
      setBusy(false);
    });
  };
  const date = day ? new Intl.DateTimeFormat(language.value, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day.date}T12:00:00Z`)) : "";
  const played = day && history().some((one) => one.daily === day.date);
  return html`<${Frame} title=${t("daily-link")}><div class="daily"><div class="today"><p class="date">${date}</p><p>${t("daily-what")}</p><div class="drawn-live">${PICTURES["doodle-roll"]()}</div>
    <p><button class="strong" onClick=${begin} disabled=${busy || !day} data-begin-daily>${t(played ? "daily-again" : "daily-begin")}</button></p>
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}</div>
    <section class="on-paper"><h2>${t("daily-results")}</h2>${day ? html`<${Results} list=${day.results.slice(0, 50)} />` : problem ? null : html`<${Waiting} words=${t("loading-day")} />`}</section>
  </div><//>`;
}

/** The best first; who has as many points has the same place. @param {{list: any[]}} props */
function Results({ list }) {
  if (!list.length) return html`<${Nothing} words=${t("daily-none")} />`;
  return html`<ol class="results">${list.map((result, i) => html`<li key=${i} class=${result.you ? "you" : ""}><span class="place written">${list.findIndex((one) => one.points === result.points) + 1}.</span><span>${result.name}${result.you ? ` ${t("you-mark")}` : ""}</span><b class="written">${result.points}</b></li>`)}</ol>`;
}
