/**
 * Who sits at a table: names, presence, clocks, and what they say.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { levelWord, t } from "../words.js";

/** @typedef {import("./live.js").Live} Live */
/** @typedef {import("./live.js").Table} Table */

export const PHRASES = ["hello", "good-luck", "nice-patch", "well-done", "oops", "thinking", "hurry", "thanks", "sorry", "good-match", "again", "goodbye"];

/** A seat's name in words. @param {Table | null} table @param {number} seat */
export function nameOf(table, seat) {
  const info = table?.seats.find((one) => one.seat === seat);
  if (!info || info.is === "empty") return t("seat-number", { number: seat + 1 });
  if (info.bot !== null) return t("bot-name", { level: levelWord(info.bot) });
  return info.name;
}

/** Names of which none is there twice: those of the same get numbers. @param {string[]} all */
export const numbered = (all) => all.map((name, i) => (all.indexOf(name) === all.lastIndexOf(name) ? name : `${name} ${all.slice(0, i + 1).filter((other) => other === name).length}`));

/** Names by seat. @param {Table | null} table */
export const namesOf = (table) => numbered(Array.from({ length: table?.count ?? 0 }, (_, seat) => nameOf(table, seat)));

/** What is left of a seat's time; nothing where there is no limit. @param {{live: Live, seat: number}} props */
export function Clock({ live, seat }) {
  const [left, setLeft] = useState(live.left(seat));
  useEffect(() => {
    setLeft(live.left(seat));
    if (live.left(seat) === null) return undefined;
    const timer = setInterval(() => setLeft(live.left(seat)), 500);
    return () => clearInterval(timer);
  }, [live.now.value, seat]);
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  const words = seconds >= 7200 ? t("clock-hours", { hours: Math.floor(seconds / 3600) }) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${`clock${seconds <= 10 ? " short" : ""}`} role="timer" aria-label=${t("clock-label", { time: words })}>${words}</span>`;
}

/** Set phrases to say, and what was said. @param {{live: Live}} props */
export function Talk({ live }) {
  const heard = live.heard.value.slice(-4);
  const names = namesOf(live.table.value);
  useEffect(() => void (live.unread.value = false), [live.heard.value]);
  return html`<section class="talk" aria-label=${t("talk")}>
    <ul>${heard.map((said, n) => html`<li key=${n}><b>${said.seat === null ? t("spectator") : names[said.seat]}:</b> ${t(`say-${said.phrase}`)}</li>`)}</ul>
    <div class="phrases">${PHRASES.map((phrase) => html`<button key=${phrase} class="plain" data-say=${phrase} onClick=${() => live.say(phrase)}>${t(`say-${phrase}`)}</button>`)}</div>
  </section>`;
}
