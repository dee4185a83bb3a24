/**
 * The voice of the guided first game: which sentence belongs to which moment.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { Icon } from "../icons.js";
import { keep, kept } from "../settings.js";
import { t } from "../words.js";

/** Guide the visitor through this table. @param {string} id "" for no table */
export const guide = (id) => keep("guide", id);

/** The steps of the first round and a bit. @type {Record<string, string>} */
const DOODLE = { "1.0": "start", "1.1": "roll", "1.2": "best", "1.3": "neighbour", "1.4": "dot", "1.5": "scissors", "1.6": "score", "2.1": "rounds", "2.2": "again" };
const PATCHWORK = ["buy", "time", "advance", "income", "bonus", "end"];

/** @param {string} game @param {any} view @param {number} me @returns {string} the step's name, or "" */
export function moment(game, view, me) {
  if (view.over) return "";
  if (game.startsWith("doodle")) return DOODLE[`${view.round}.${view.turn}`] ?? "";
  if (view.leather && view.mover === me) return "leather";
  return PATCHWORK[view.quilts[me].patches.length] ?? "";
}

/** @param {{id: string, game: string, view: any, me: number}} props */
export function Coach({ id, game, view, me }) {
  const [on, setOn] = useState(kept("guide", "") === id);
  const step = on ? moment(game, view, me) : "";
  if (!step) return null;
  const stop = () => {
    guide("");
    setOn(false);
  };
  return html`<p class="coach" role="note" data-coach=${step}><span>${t(`guide-${game.split("/")[0]}-${step}`)}</span><button class="plain" onClick=${stop} aria-label=${t("guide-stop")} data-guide-stop><${Icon} name="close" size=${18} /></button></p>`;
}
