/**
 * Oneself: the name, one's scores as a curve, and taking oneself to another device.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { become, call, person, rename, somebody } from "../api.js";
import { Frame, Nothing } from "../frame.js";
import { language, playerName } from "../settings.js";
import { style } from "../style.js";
import { say, t, why } from "../words.js";
import { Curve } from "./curve.js";
import { history } from "./history.js";

await style("pages");

export const title = "me-link";

export function Page() {
  const [problem, setProblem] = useState("");
  const [told, setTold] = useState("");
  const [code, setCode] = useState("");
  const fail = (/** @type {any} */ error) => setProblem(error.code ?? "other");
  const done = (/** @type {string} */ id) => {
    setProblem("");
    setTold(t(id));
    say(t(id));
  };
  useEffect(() => {
    // a link with #carry=CODE brings a person to this device; what stands behind # never reaches the server's log
    const carried = /^#carry=(.+)$/.exec(location.hash)?.[1];
    if (!carried) return;
    window.history.replaceState(null, "", "/me");
    call("POST", "/api/carry", { code: decodeURIComponent(carried) }).then((who) => {
      become(who);
      done("carried");
    }, fail);
  }, []);
  const save = (/** @type {any} */ event) => {
    event.preventDefault();
    const name = new FormData(event.target).get("name")?.toString().trim() ?? "";
    if (name) rename(name).then(() => done("saved"), fail);
  };
  const carry = () => somebody(t("guest")).then(() => call("POST", "/api/me/code")).then((answer) => setCode(answer.code), fail);
  const take = (/** @type {any} */ event) => {
    event.preventDefault();
    const typed = new FormData(event.target).get("code")?.toString().trim() ?? "";
    if (typed) call("POST", "/api/carry", { code: typed }).then((who) => (become(who), done("carried")), fail);
  };
  const played = history();
  const solo = played.filter((one) => one.game.startsWith("doodle"));
  const sewn = played.filter((one) => one.game.startsWith("patchwork"));
  return html`<${Frame} title=${t("me-link")}><div class="me">
    <form onSubmit=${save} class="line"><label>${t("new-name")} <input name="name" value=${playerName.value || (person.value?.name ?? "")} maxlength="30" autocomplete="nickname" required /></label><button type="submit">${t("save")}</button></form>
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}<p role="status" class="good">${told}</p>
    <div class="two"><${Scores} list=${solo} game="game-doodle" /><${Scores} list=${sewn} game="game-patchwork" /></div>
    <section class="on-paper"><h2>${t("carry-title")}</h2><p class="quiet">${t("carry-what")}</p>
      ${code ? html`<p class="code" data-code>${code}</p><p><a href=${`/me#carry=${encodeURIComponent(code)}`}>${t("carry-link")}</a></p>` : html`<p><button onClick=${carry}>${t("carry-make")}</button></p>`}
      <form onSubmit=${take} class="line"><label>${t("carry-code")} <input name="code" autocomplete="off" required minlength="4" maxlength="40" /></label><button type="submit">${t("carry-take")}</button></form></section>
  </div><//>`;
}

/** One's points in a game: the best, the curve, the last matches. @param {{list: import("./history.js").Played[], game: string}} props */
function Scores({ list, game }) {
  const best = Math.max(...list.map((one) => one.points));
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  return html`<section class="on-paper"><h2>${t(game)}</h2>${list.length
    ? html`<p>${t("me-best", { best, count: list.length })}</p><${Curve} series=${[list.map((one) => one.points)]} names=${[t("points")]} broad=${560} />
      <ul class="played">${list.slice(-8).reverse().map((one) => html`<li key=${one.id} class=${one.points === best ? "best" : ""}><a href=${`/replay?table=${one.id}`}><span>${day.format(new Date(one.at))}</span><span class="quiet">${one.won === null ? "" : t(one.won ? "won" : "lost-match")}</span><span class="written"><span aria-hidden="true">${one.points}</span><span class="away">${t("points-of", { points: one.points })}</span></span></a></li>`)}</ul>`
    : html`<${Nothing} words=${t("me-nothing")} />`}</section>`;
}
