/**
 * The rules: short, one a card, searchable, with pictures made by the same drawing functions as the table.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { Frame, Nothing } from "../frame.js";
import { style } from "../style.js";
import { t } from "../words.js";
import { PICTURES } from "./pictures.js";

await style("pages");

export const title = "rules-link";

/** The cards of both games in reading order; their words are in the catalogue. */
export const CARDS = {
  doodle: ["goal", "sheet", "start", "roll", "draw", "pass", "circle", "rounds", "last", "neighbour", "dot", "scissors", "cut", "again", "score", "end", "solo"],
  patchwork: ["goal", "turn", "buy", "place", "advance", "income", "leather", "bonus", "end", "tie", "automa"],
};

export function Page() {
  const [sought, setSought] = useState("");
  const want = sought.trim().toLowerCase();
  const found = Object.entries(CARDS).map(([game, cards]) => ({ game, cards: cards.filter((card) => !want || `${t(`rule-${game}-${card}`)} ${t(`rule-${game}-${card}-text`)}`.toLowerCase().includes(want)) }));
  const shown = found.filter(({ cards }) => cards.length);
  return html`<${Frame} title=${t("rules-title")}>
    <div class="rules-top"><label class="search">${t("rules-search")}<input type="search" value=${sought} onInput=${(/** @type {any} */ event) => setSought(event.target.value)} data-search /></label>
      ${want ? null : html`<nav class="rules-nav" aria-label=${t("rules-title")}><a href="#doodle">${t("game-doodle")}</a><a href="#patchwork">${t("game-patchwork")}</a></nav>`}</div>
    ${shown.length ? null : html`<${Nothing} words=${t("rules-none")} />`}
    ${shown.map(({ game, cards }) => html`<section key=${game} id=${game} class="rules" aria-label=${t(`game-${game}`)}><h2>${t(`game-${game}`)}</h2>
        <div class="rule-cards">${cards.map((card) => html`<article key=${card} id=${`${game}-${card}`} class="rule"><h3>${t(`rule-${game}-${card}`)}</h3><p>${t(`rule-${game}-${card}-text`)}</p><div class="drawn-live">${PICTURES[`${game}-${card}`]?.() ?? null}</div></article>`)}</div></section>`)}
    <p class="quiet own-words">${t("rules-own-words")}</p>
  <//>`;
}
