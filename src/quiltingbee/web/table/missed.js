/**
 * What happened while one looked away: nobody sees what comes to a hidden page, or after it was closed.
 * @module
 */
import { html, signal, useEffect, useState } from "../vendor/preact.js";
import { Icon } from "../icons.js";
import { keep, kept } from "../settings.js";
import { t } from "../words.js";
import { namesOf } from "./people.js";
import { sentences } from "./tell.js";

/** @typedef {import("./live.js").Live} Live */

const TABLES = 40;
const SHOWN = 3;

/** The last event that was looked at, by table; the newest table last. @returns {[string, number][]} */
const seen = () => kept("seen", /** @type {[string, number][]} */ ([]));

/** From where on events were missed. */
const missed = signal({ id: "", from: 0 });

/** The table is looked at, or would be if the page were shown. @param {Live} live */
export function look(live) {
  if (document.hidden || (live.table.value?.count ?? 1) < 2 || !live.told) return;
  const known = seen();
  const from = known.find(([id]) => id === live.id)?.[1] ?? live.told;
  if (from === live.told && known.at(-1)?.[0] === live.id) return;
  keep("seen", [...known.filter(([id]) => id !== live.id), [live.id, live.told]].slice(-TABLES));
  if (away.has(live.id) && from < live.told) missed.value = { id: live.id, from };
  away.delete(live.id);
}

/** Tables that were out of sight. @type {Set<string>} */
const away = new Set();

/** The table is out of sight from now on, or has been until now. @param {string} id */
export const lookAway = (id) => away.add(id);

/** From which event on things were missed at this table, or 0. @param {string} id */
export const since = (id) => (missed.value.id === id ? missed.value.from : 0);

/** The last of it in a few words. @param {{live: Live, game: import("./games.js").Game, open: () => void}} props */
export function Missed({ live, game, open }) {
  const [, again] = useState(0);
  useEffect(() => {
    const turned = () => {
      if (document.hidden) lookAway(live.id);
      else look(live);
      again((n) => n + 1);
    };
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  }, [live]);
  const from = since(live.id);
  if (!from) return null;
  const you = live.you.value;
  const told = sentences(live.events.value, { Teller: game.Teller, names: namesOf(live.table.value), you }, (event) => event.n > from && event.seat !== you);
  if (!told.length) return null;
  const close = () => (missed.value = { id: "", from: 0 });
  return html`<div class="coach missed" role="note" aria-label=${t("missed")} data-missed=${told.length}><span>${told.slice(-SHOWN).map(({ words }) => words).join(" · ")}
    ${told.length > SHOWN ? html` <button class="plain" onClick=${open} data-missed-all>${t("missed-all", { count: told.length })}</button>` : null}</span>
    <button class="plain" onClick=${close} aria-label=${t("close")} data-missed-close><${Icon} name="close" size=${18} /></button></div>`;
}
