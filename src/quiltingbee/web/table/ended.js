/**
 * The end of a match: points, who won, and where one goes from here.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { remember } from "../pages/history.js";
import { forget } from "../settings.js";
import { style } from "../style.js";
import { visit } from "../visit.js";
import { t, why } from "../words.js";

await style("table");

/** @param {{live: import("./live.js").Live, names: string[]}} props */
export function Ended({ live, names }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const me = live.you.value;
  const told = live.view.value;
  const scores = told.scores?.length ? told.scores : table.scores;
  const winners = told.winners ?? table.winners;
  useEffect(() => {
    forget(`draft.${table.id}`);
    if (me !== null && scores.length) remember({ id: table.id, game: table.game, points: scores[me], seats: table.count, won: scores.length > 1 ? winners.includes(me) : null, daily: table.daily });
  }, []);
  const again = () => {
    setBusy(true);
    call("POST", `/api/tables/${table.id}/rematch`).then((answer) => visit(`/t/${answer.table.id}`), (error) => {
      setProblem(error.code ?? "other");
      setBusy(false);
    });
  };
  const order = scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat).sort((/** @type {number} */ a, /** @type {number} */ b) => scores[b] - scores[a]);
  return html`<section class="ended" data-ended aria-label=${t("match-over")}>
    <ol>${order.slice(0, 6).map((/** @type {number} */ seat) => html`<li key=${seat} class=${winners.includes(seat) ? "won" : ""}><b>${names[seat] ?? t("automa")}</b><span class="written">${scores[seat]}</span></li>`)}</ol>
    <div class="ended-doors"><a class="button strong" href=${`/replay?table=${table.id}`} data-result>${t("see-result")}</a>
      ${me === null ? null : html`<button onClick=${again} disabled=${busy} data-again>${t(table.rematch ? "join-again" : "play-again")}</button>`}
      <a class="button" href="/" data-home>${t("to-home")}</a></div>
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
  </section>`;
}
