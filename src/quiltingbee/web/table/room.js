/**
 * A table: waiting for people, the match, and what is around it.
 * @module
 */
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { person } from "../api.js";
import { Frame, Trouble, Waiting } from "../frame.js";
import { Icon } from "../icons.js";
import { later } from "../later.js";
import { style } from "../style.js";
import { say, t, why } from "../words.js";
import { announce, news } from "./announce.js";
import { Coach } from "./coach.js";
import { Command } from "./command.js";
import { bring } from "./games.js";
import { Live } from "./live.js";
import { Missed, look, lookAway } from "./missed.js";
import { attend } from "./notice.js";
import { Clock, namesOf } from "./people.js";

await style("match");

export const title = "table";

const PARTS = { Lobby: () => import("./lobby.js"), Menu: () => import("./menu.js"), Others: () => import("./others.js"), Ended: () => import("./ended.js") };
const Lobby = later(PARTS.Lobby, "Lobby");
const Menu = later(PARTS.Menu, "Menu");
const Others = later(PARTS.Others, "Others");
const Ended = later(PARTS.Ended, "Ended");

/** From the first touch on what is opened later is there at once, also without a network. */
function fetchAhead() {
  for (const load of Object.values(PARTS)) load().catch(() => undefined); // who opens it is told
}

/** The game of a table as soon as it is fetched: itself, or null with the code of what went wrong.
 * @param {string} id "" while the table is not known @returns {{game: import("./games.js").Game | null, trouble: string}} */
function useGame(id) {
  const [found, setFound] = useState({ game: /** @type {import("./games.js").Game | null} */ (null), trouble: "" });
  useEffect(() => {
    if (id) bring(id).then((game) => setFound({ game, trouble: "" }), () => setFound({ game: null, trouble: "no-connection" }));
  }, [id]);
  return found;
}

/** @param {{args: string[]}} props */
export function Page({ args }) {
  const live = useMemo(() => new Live(args[0]), [args[0], person.value?.token]);
  const [panel, setPanel] = useState(/** @type {"" | "menu" | "others" | "command"} */ (""));
  const { game, trouble } = useGame(live.table.value?.game ?? "");
  const playing = useRef(game);
  playing.current = game;
  useEffect(() => {
    live.onEvents = (events, known) => {
      if (known && playing.current) announce(live, events, playing.current);
      else lookAway(live.id); // one was not here until now
      look(live);
    };
    return () => live.leave();
  }, [live]);
  useEffect(() => attend(live, t), [live, live.now.value, live.table.value?.status]);
  useEffect(() => {
    const said = live.heard.value.at(-1);
    if (said) say(`${said.seat === null ? t("spectator") : namesOf(live.table.value)[said.seat]}: ${t(`say-${said.phrase}`)}`);
  }, [live.heard.value]);
  useEffect(() => {
    if (live.refused.value) say(why(live.refused.value.code));
  }, [live.refused.value]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const field = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
      if (event.key === "/" && !field && !event.ctrlKey && !event.metaKey && live.view.value) {
        event.preventDefault();
        setPanel("command");
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [live]);

  useEffect(() => {
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, fetchAhead, { once: true });
    return () => ["pointerdown", "keydown"].forEach((kind) => removeEventListener(kind, fetchAhead));
  }, []);

  const table = live.table.value;
  const told = live.view.value;
  if (trouble) return html`<${Frame}><${Trouble} code=${trouble} again=${() => location.reload()} /><//>`;
  const closed = live.closed.value || (live.refused.value && !table ? live.refused.value.code : "");
  if (closed) return html`<${Frame}><${Trouble} code=${closed} /><//>`;
  if (!table) return html`<main class="page" id="main" tabindex="-1"><${Waiting} whole=${true} words=${t(live.state.value === "lost" ? "lost" : "connecting")} /></main>`;
  const dialogs = html`${panel === "menu" ? html`<${Menu} live=${live} close=${() => setPanel("")} command=${() => setPanel("command")} />` : null}
    ${panel === "others" && game ? html`<${Others} live=${live} game=${game} close=${() => setPanel("")} />` : null}
    ${panel === "command" ? html`<${Command} live=${live} close=${() => setPanel("")} />` : null}`;
  if (table.status === "waiting") return html`<${Frame}><${Lobby} live=${live} /><//>${dialogs}`;
  if (!told || !live.now.value || !game) return html`<main class="page" id="main" tabindex="-1"><${Waiting} whole=${true} words=${t("connecting")} /></main>`;
  return html`<${Playing} live=${live} game=${game} panel=${setPanel} />${dialogs}`;
}

/** @param {{live: Live, game: import("./games.js").Game, panel: (name: any) => void}} props */
function Playing({ live, game, panel }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const now = /** @type {import("./live.js").Now} */ (live.now.value);
  const told = live.view.value;
  const view = useMemo(() => game.viewOf(told, table.count), [told]);
  const names = namesOf(table);
  const me = told.seat;
  const before = useMemo(() => ({ told }), [live]);
  useEffect(() => {
    for (const words of news(before.told, told, names, me)) say(words);
    before.told = told;
  }, [told]);
  useEffect(() => {
    // one comes here, or the button that had the focus has gone with its turn
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  });
  const refused = live.refused.value;
  const lost = live.state.value !== "live";
  const over = now.over || table.status === "over";
  const wish = live.wish.value;
  const bar = (/** @type {any} */ inner) => html`<header class="bar"><button class="menu-button" onClick=${() => panel("menu")} aria-label=${t("menu")} data-menu><${Icon} name="menu" /></button>${inner}</header>`;
  const clock = me === null ? null : html`<${Clock} live=${live} seat=${me} />`;
  const last = live.events.value.findLast((event) => event.line && !event.undone);
  const peek = html`<span class="peek">${clock}${table.count > 1 || table.watching
    ? html`<button class="peek-button" onClick=${() => panel("others")} aria-label=${t(game.Sheets ? "others-open" : "talk-open")} data-others><${Icon} name="people" size=${24} />${live.unread.value ? html`<i class="dot" data-unread></i>` : null}</button>`
    : null}</span>`;
  const props = {
    view, turn: now.turn, waiting: now.waiting, open: now.open, names, me, busy: lost || over || table.paused, wish: wish?.kind === "act" ? (wish.act ?? null) : null,
    act: (/** @type {string} */ act) => live.act(act), undo: () => live.undo(), id: table.id, bar, peek,
    coach: html`${me === null ? null : html`<${Coach} id=${table.id} game=${told.game} view=${view} me=${me} />`}<${Missed} live=${live} game=${game} open=${() => panel("others")} />`,
    clock: (/** @type {number} */ seat) => html`<${Clock} live=${live} seat=${seat} />`, mayUndo: me !== null && !over && last !== undefined && last.seat === me && !last.by && !wish && !lost,
    notice: lost ? t("lost") : table.paused ? t("paused") : refused ? why(refused.code) : "",
    others: game.Row && table.count > 1 ? html`<${game.Row} view=${view} names=${names} id=${table.id} waiting=${now.waiting} open=${() => panel("others")} />` : null,
    over: over ? html`<${Ended} live=${live} names=${names} />` : null,
  };
  return html`<${game.Match} ...${props} />`;
}
