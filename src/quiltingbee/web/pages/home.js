/**
 * The first page: two sheets on the table, four choices in words, and one's own matches below.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call, person, somebody } from "../api.js";
import { Frame } from "../frame.js";
import { style } from "../style.js";
import { visit } from "../visit.js";
import { levelWord, t, why } from "../words.js";
import { Alive } from "./alive.js";
import { NewTable } from "./new.js";

await style("pages");

export const title = "";

/** Open a table and go there; its page is fetched meanwhile. @param {Record<string, unknown>} body */
export async function open(body) {
  void Promise.allSettled([import("../table/room.js"), import("../table/games.js").then(({ bring }) => bring(String(body.game)))]); // the page itself says what is missing
  await somebody(t("guest"));
  const answer = await call("POST", "/api/tables", body);
  visit(`/t/${answer.table.id}`);
}

export function Page() {
  const [asked, setAsked] = useState(/** @type {"" | "bot" | "friends"} */ (""));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {Record<string, unknown>} body */
  const begin = (body) => {
    setBusy(true);
    setProblem("");
    open(body).catch((error) => {
      setProblem(error.code ?? "other");
      setBusy(false);
    });
  };
  return html`<${Frame} first=${true}>
    <div class="home">
      <header class="hero"><h1>Quilting Bee</h1><p>${t("home-what")}</p></header>
      <${Alive} />
      <div class="home-side"><div class="doors">
        <button class="door strong" data-door="alone" disabled=${busy} onClick=${() => begin({ game: "doodle/1", seats: [{}] })}><b>${t("door-alone")}</b><span>${t("door-alone-what")}</span></button>
        <button class="door" data-door="bot" disabled=${busy} onClick=${() => setAsked("bot")}><b>${t("door-bot")}</b><span>${t("door-bot-what")}</span></button>
        <button class="door" data-door="friends" disabled=${busy} onClick=${() => setAsked("friends")}><b>${t("door-friends")}</b><span>${t("door-friends-what")}</span></button>
        <a class="button door" data-door="daily" href="/daily"><b>${t("door-daily")}</b><span>${t("door-daily-what")}</span></a>
      </div>
      ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}
      <p class="first"><a href="/learn">${t("learn-link")}</a></p>
      <${Mine} />
      <${Open} /></div>
    </div>
    ${asked ? html`<${NewTable} kind=${asked} close=${() => setAsked("")} begin=${begin} busy=${busy} />` : null}
  <//>`;
}

const gameWord = (/** @type {string} */ game) => t(game.startsWith("doodle") ? "game-doodle" : "game-patchwork");

/** @param {{list: any[], title: string, mark: string}} props */
function List({ list, title, mark }) {
  if (!list.length) return null;
  return html`<section class="tables" data-list=${mark}><h2>${title}</h2><ul>${list.map((table) => html`<li key=${table.id}><a href=${`/t/${table.id}`}>
    <b>${gameWord(table.game)}</b><span>${table.names.filter(Boolean).map(levelWord).join(", ")}${table.count > table.seated ? ` · ${t("seats-free", { count: table.count - table.seated })}` : ""}</span>
    <em class=${table.your_turn ? "turn" : ""}>${table.your_turn ? t("your-turn") : t(`status-${table.status}`)}</em></a></li>`)}</ul></section>`;
}

/** Where one sits. */
function Mine() {
  const [list, setList] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    if (person.value) call("GET", "/api/me").then((me) => setList(me.tables.slice(0, 8)), () => undefined); // a list less, the doors still open
  }, []);
  return html`<${List} list=${list} title=${t("your-tables")} mark="mine" />`;
}

/** Tables where anybody may sit. */
function Open() {
  const [list, setList] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    call("GET", "/api/tables").then((answer) => setList(answer.tables.filter((/** @type {any} */ table) => table.you === null).slice(0, 8)), () => undefined); // as above
  }, []);
  return html`<${List} list=${list} title=${t("open-tables")} mark="open" />`;
}
