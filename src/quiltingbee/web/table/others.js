/**
 * The others at the table: what of theirs the game shows, what happened, and the talk.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { Dialog } from "../dialog.js";
import { style } from "../style.js";
import { t } from "../words.js";
import { since } from "./missed.js";
import { Clock, Talk, namesOf } from "./people.js";
import { sentences } from "./tell.js";

await style("table");

/** @param {{live: import("./live.js").Live, game: import("./games.js").Game, close: () => void}} props */
export function Others({ live, game, close }) {
  const table = /** @type {import("./live.js").Table} */ (live.table.value);
  const names = namesOf(table);
  const [from] = useState(() => since(live.id));
  const lines = sentences(live.events.value, { Teller: game.Teller, names, you: live.you.value });
  const clock = (/** @type {number} */ seat) => html`<${Clock} live=${live} seat=${seat} />`;
  const look = (/** @type {number[]} */ seats) => live.send({ kind: "look", seats });
  return html`<${Dialog} title=${t(game.Sheets ? "others" : "talk")} close=${close} wide=${true}>
    ${game.Sheets ? html`<${game.Sheets} view=${game.viewOf(live.view.value, table.count)} names=${names} id=${live.id} waiting=${live.now.value?.waiting ?? []} clock=${clock} look=${look} />` : null}
    ${table.watching ? html`<p class="quiet">${t("watching", { count: table.watching })}</p>` : null}
    <details class="happened" open=${from > 0}><summary>${t(from > 0 ? "missed" : "happened")}</summary><ol reversed tabindex="0">${lines.slice(-24).reverse().map(({ n, words }) => html`<li key=${n} class=${from > 0 && n > from ? "new" : ""}>${words}</li>`)}</ol></details>
    ${live.you.value !== null || table.watchers ? html`<${Talk} live=${live} />` : null}
  <//>`;
}
