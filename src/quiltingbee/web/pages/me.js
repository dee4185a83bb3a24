/**
 * Oneself: the name, one's scores as a curve, and taking oneself to another device.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { become, call, person, rename, somebody } from "../api.js";
import { Frame } from "../frame.js";
import { playerName } from "../settings.js";
import { say, t, why } from "../words.js";
import { Curve } from "./curve.js";
import { history } from "./history.js";

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
    ${[[solo, "game-doodle"], [sewn, "game-patchwork"]].map(([list, game]) => html`<section key=${game}><h2>${t(/** @type {string} */ (game))}</h2>${list.length
      ? html`<p>${t("me-best", { best: Math.max(.../** @type {any[]} */ (list).map((one) => one.points)), count: list.length })}</p><${Curve} series=${[/** @type {any[]} */ (list).map((one) => one.points)]} names=${[t("points")]} />
        <ul class="played">${/** @type {any[]} */ (list).slice(-8).reverse().map((one) => html`<li key=${one.id}><a href=${`/replay?table=${one.id}`}>${t("points-of", { points: one.points })}${one.won === null ? "" : ` · ${t(one.won ? "won" : "lost-match")}`}</a></li>`)}</ul>`
      : html`<p class="quiet">${t("me-nothing")}</p>`}</section>`)}
    <section><h2>${t("carry-title")}</h2><p class="quiet">${t("carry-what")}</p>
      ${code ? html`<p class="code" data-code>${code}</p><p><a href=${`/me#carry=${encodeURIComponent(code)}`}>${t("carry-link")}</a></p>` : html`<p><button onClick=${carry}>${t("carry-make")}</button></p>`}
      <form onSubmit=${take} class="line"><label>${t("carry-code")} <input name="code" autocomplete="off" required minlength="4" maxlength="40" /></label><button type="submit">${t("carry-take")}</button></form></section>
  </div><//>`;
}
