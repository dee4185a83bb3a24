/**
 * A table that waits: its seats, its link, and the host's few buttons.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call, somebody } from "../api.js";
import { Token } from "../cloth.js";
import { Icon } from "../icons.js";
import { PENCILS, Pencilled } from "../pencil.js";
import { playerName } from "../settings.js";
import { style } from "../style.js";
import { levelWord, t, why } from "../words.js";
import { nameOf } from "./people.js";

await style("table");

/** @param {{live: import("./live.js").Live}} props */
export function Lobby({ live }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  const [levels, setLevels] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    call("GET", "/api/bots").then((answer) => setLevels(answer.games[table.game] ?? []), () => undefined); // without levels no bot can be asked
  }, [table.game]);
  const link = `${location.origin}/t/${table.id}`;
  /** @param {string} method @param {string} path @param {unknown} [body] */
  const ask = async (method, path, body) => {
    setProblem("");
    try {
      await somebody(t("guest"));
      const answer = await call(method, `/api/tables/${table.id}${path}`, body);
      live.table.value = answer.table;
      live.you.value = answer.you;
      live.host.value = answer.host;
      live.join(); // the socket learns who we are
    } catch (error) {
      setProblem(/** @type {any} */ (error).code ?? "other");
    }
  };
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title: "Quilting Bee", url: link });
      else {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      }
    } catch {
      // the visitor changed their mind, or the browser allows neither: the link stands there to be read
    }
  };
  return html`<div class="lobby" data-lobby>
    <h1>${t(table.game.startsWith("doodle") ? "game-doodle" : "game-patchwork")}</h1>
    <p>${t("lobby-waiting", { count: table.count - table.seated })}</p>
    <ul class="seats">${table.seats.map((seat) => html`<li key=${seat.seat} class=${seat.is}><${Mark} game=${table.game} seat=${seat.seat} empty=${seat.is === "empty"} /><span><b>${nameOf(table, seat.seat)}</b>${seat.seat === live.you.value ? ` ${t("you-mark")}` : ""}</span>
      ${seat.is === "empty" && live.you.value === null ? html`<button data-sit=${seat.seat} onClick=${() => ask("POST", "/seat", { seat: seat.seat })}>${t("sit")}</button>` : null}
      ${seat.is === "empty" && live.host.value && levels.length ? html`<label class="fill"><span class="away">${t("fill", { seat: seat.seat + 1 })}</span><select data-fill=${seat.seat} onChange=${(/** @type {any} */ event) => event.target.value && ask("POST", `/seats/${seat.seat}/bot`, { bot: event.target.value })}>
        <option value="">${t("fill-short")}</option>${levels.map((level) => html`<option key=${level} value=${level}>${levelWord(level)}</option>`)}</select></label>` : null}</li>`)}</ul>
    ${table.count > table.seats.length ? html`<p class="quiet">${t("seats-more", { count: table.count - table.seats.length })}</p>` : null}
    ${live.you.value === null ? html`<label class="named">${t("new-name")} <input value=${playerName.value} maxlength="30" autocomplete="nickname" placeholder=${t("guest")} onChange=${(/** @type {any} */ event) => (playerName.value = event.target.value)} /></label>` : null}
    <section class="invite"><div><h2>${t("invite")}</h2><p class="link"><a href=${`/t/${table.id}`}>${link}</a></p>
      <button onClick=${share} data-share><${Icon} name="link" size=${20} />${copied ? t("copied") : t("share-link")}</button></div>
      <img src=${`/api/tables/${table.id}/qr.svg`} width="148" height="148" alt=${t("qr-label")} /></section>
    ${live.host.value && table.seated > 0 && table.seated < table.count ? html`<p><button class="strong" data-start onClick=${() => ask("POST", "/start", {})}>${t("start-now")}</button></p>` : null}
    ${live.you.value === null ? null : html`<p><button class="plain" data-stand onClick=${() => ask("DELETE", "/seat")}>${t("stand")}</button></p>`}
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
  </div>`;
}

/** What a seat plays with: its token, or a pencil of its own; an outline while nobody sits there. @param {{game: string, seat: number, empty: boolean}} props */
function Mark({ game, seat, empty }) {
  const hand = { colour: (seat * 3) % PENCILS.length, angle: seat % 7, cross: seat % 3 === 1, gap: 5 };
  return html`<svg class="seat-mark" viewBox="-16 -16 32 32" width="36" height="36" aria-hidden="true">${empty
    ? html`<path class="basting" d="M-11-11h22v22h-22Z" stroke-dasharray="4 3" />`
    : game.startsWith("patchwork") ? html`<g transform="scale(1.15)"><${Token} seat=${seat} /></g>` : html`<g transform="translate(-12 -12)"><${Pencilled} cells=${[{ row: 0, col: 0 }]} seed=${`seat ${seat}`} hand=${hand} unit=${24} /></g>`}</svg>`;
}
