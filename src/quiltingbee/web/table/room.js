/**
 * A table: waiting for people, the match, and what is around it.
 * @module
 */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { person } from "../api.js";
import { DoodleMatch } from "../doodle/match.js";
import { viewOf as doodleView } from "../doodle/view.js";
import { Frame, Trouble, Waiting } from "../frame.js";
import { Icon } from "../icons.js";
import { PatchworkMatch } from "../patchwork/match.js";
import { viewOf as patchworkView } from "../patchwork/view.js";
import { say, t, why } from "../words.js";
import { Coach } from "./coach.js";
import { Command } from "./command.js";
import { Live } from "./live.js";
import { Lobby } from "./lobby.js";
import { Menu } from "./menu.js";
import { announce, news } from "./announce.js";
import { Missed, look, lookAway } from "./missed.js";
import { attend } from "./notice.js";
import { Others, Row } from "./others.js";
import { Clock, namesOf } from "./people.js";
import { Ended } from "./ended.js";

export const title = "table";

/** @param {{args: string[]}} props */
export function Page({ args }) {
  const live = useMemo(() => new Live(args[0]), [args[0], person.value?.token]);
  const [panel, setPanel] = useState(/** @type {"" | "menu" | "others" | "command"} */ (""));
  useEffect(() => {
    live.onEvents = (events, known) => {
      if (known) announce(live, events);
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

  const table = live.table.value;
  const told = live.view.value;
  const closed = live.closed.value || (live.refused.value && !table ? live.refused.value.code : "");
  if (closed) return html`<${Frame}><${Trouble} code=${closed} /><//>`;
  if (!table) return html`<main class="page" id="main" tabindex="-1"><${Waiting} whole=${true} words=${t(live.state.value === "lost" ? "lost" : "connecting")} /></main>`;
  const dialogs = html`${panel === "menu" ? html`<${Menu} live=${live} close=${() => setPanel("")} command=${() => setPanel("command")} />` : null}
    ${panel === "others" ? html`<${Others} live=${live} close=${() => setPanel("")} />` : null}
    ${panel === "command" ? html`<${Command} live=${live} close=${() => setPanel("")} />` : null}`;
  if (table.status === "waiting") return html`<${Frame}><${Lobby} live=${live} /><//>${dialogs}`;
  if (!told || !live.now.value) return html`<main class="page" id="main" tabindex="-1"><${Waiting} whole=${true} words=${t("connecting")} /></main>`;
  return html`<${Playing} live=${live} panel=${setPanel} />${dialogs}`;
}

/** @param {{live: Live, panel: (name: any) => void}} props */
function Playing({ live, panel }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const now = /** @type {import("./live.js").Now} */ (live.now.value);
  const told = live.view.value;
  const doodle = told.game.startsWith("doodle");
  const view = useMemo(() => (doodle ? doodleView(told, table.count) : patchworkView(told)), [told]);
  const names = namesOf(table);
  const me = told.seat;
  const before = useMemo(() => ({ told }), [live]);
  useEffect(() => {
    for (const words of news(before.told, told, names, me)) say(words);
    before.told = told;
  }, [told]);
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  const refused = live.refused.value;
  const lost = live.state.value !== "live";
  const over = now.over || table.status === "over";
  const wish = live.wish.value;
  const bar = (/** @type {any} */ inner) => html`<header class="bar"><button class="menu-button" onClick=${() => panel("menu")} aria-label=${t("menu")} data-menu><${Icon} name="menu" /></button>${inner}</header>`;
  const clock = me === null ? null : html`<${Clock} live=${live} seat=${me} />`;
  const last = live.events.value.findLast((event) => event.line && !event.undone);
  const peek = html`<span class="peek">${clock}${table.count > 1 || table.watching
    ? html`<button class="peek-button" onClick=${() => panel("others")} aria-label=${t(doodle ? "others-open" : "talk-open")} data-others><${Icon} name="people" size=${24} />${live.unread.value ? html`<i class="dot" data-unread></i>` : null}</button>`
    : null}</span>`;
  const props = {
    view, turn: now.turn, waiting: now.waiting, open: now.open, names, me, busy: lost || over || table.paused, wish: wish?.kind === "act" ? (wish.act ?? null) : null,
    act: (/** @type {string} */ act) => live.act(act), undo: () => live.undo(), id: table.id, bar, peek,
    coach: html`${me === null ? null : html`<${Coach} id=${table.id} game=${told.game} view=${view} me=${me} />`}<${Missed} live=${live} open=${() => panel("others")} />`,
    clock: (/** @type {number} */ seat) => html`<${Clock} live=${live} seat=${seat} />`, mayUndo: me !== null && !over && last !== undefined && last.seat === me && !last.by && !wish && !lost,
    notice: lost ? t("lost") : table.paused ? t("paused") : refused ? why(refused.code) : "",
    others: doodle && table.count > 1 ? html`<${Row} live=${live} view=${view} names=${names} open=${() => panel("others")} />` : null,
    over: over ? html`<${Ended} live=${live} view=${view} names=${names} />` : null,
  };
  return doodle ? html`<${DoodleMatch} ...${props} />` : html`<${PatchworkMatch} ...${props} />`;
}
