/**
 * A new table: which game, who sits there, and how long a turn may take.
 * @module
 */
import { html, useEffect, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { Dialog } from "../dialog.js";
import { kept, keep, playerName } from "../settings.js";
import { levelWord, t } from "../words.js";

/** @type {Record<string, number | null>} */
const PACES = { none: null, calm: 90, quick: 30, days: 86_400 };

/** The Automa among the bots: who plays alone against it chooses a deck and a level. */
const AUTOMA = "automa";

/** @param {{kind: "bot" | "friends", close: () => void, begin: (body: Record<string, unknown>) => void, busy: boolean}} props */
export function NewTable({ kind, close, begin, busy }) {
  const last = kept("table", { game: "patchwork", level: "", count: 2, pace: "none", open: false, edition: "revised", deck: "normal", rank: "1" });
  const [wish, setWish] = useState(last);
  const [levels, setLevels] = useState(/** @type {Record<string, string[]>} */ ({}));
  useEffect(() => {
    call("GET", "/api/bots").then((answer) => setLevels(answer.games), () => undefined); // without levels there is no bot to choose, and the button stays shut
  }, []);
  const games = Object.keys(levels).filter((id) => kind === "friends" || levels[id].length > 0);
  const game = games.find((id) => id.startsWith(wish.game)) ?? games[0] ?? "";
  const choice = game.startsWith("patchwork") && kind === "bot" && levels[game].length ? [...levels[game], AUTOMA] : (levels[game] ?? []);
  const level = choice.includes(wish.level) ? wish.level : (choice[Math.min(1, choice.length - 1)] ?? "");
  const doodle = game.startsWith("doodle");
  const count = doodle ? wish.count : 2;
  const change = (/** @type {any} */ part) => setWish({ ...wish, ...part });
  const ready = game !== "" && (kind === "friends" || level !== "") && !busy;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!ready) return;
    keep("table", { ...wish, level });
    const alone = kind === "bot" && level === AUTOMA;
    const seats = alone ? [{}] : kind === "bot" ? [{}, ...Array.from({ length: doodle ? count - 1 : 1 }, () => ({ bot: level }))] : Array.from({ length: count }, () => ({}));
    const options = { ...(!doodle && wish.edition === "original" ? { Edition: "original" } : {}), ...(alone ? { Automa: wish.deck ?? "normal", Level: wish.rank ?? "1" } : {}) };
    begin({ game, seats, options, pace: { turn: kind === "friends" ? PACES[wish.pace] : null, bank: 0 }, open: kind === "friends" && wish.open });
  };
  /** @param {string} name @param {[string, string][]} values @param {string} now @param {(value: string) => void} set */
  const radios = (name, values, now, set) => html`<fieldset><legend>${t(`new-${name}`)}</legend><div class="radios">${values.map(([value, words]) => html`<label key=${value}><input type="radio" name=${name} value=${value} checked=${now === value} onChange=${() => set(value)} /><span>${words}</span></label>`)}</div></fieldset>`;
  return html`<${Dialog} title=${t(kind === "bot" ? "new-bot-title" : "new-friends-title")} close=${close}>
    <form class="new" onSubmit=${submit}>
      ${games.length > 1 ? radios("game", games.map((id) => [id, t(id.startsWith("doodle") ? "game-doodle" : "game-patchwork")]), game, (id) => change({ game: id.split("/")[0] })) : null}
      ${kind === "bot" && choice.length ? radios("level", choice.map((name) => [name, levelWord(name)]), level, (name) => change({ level: name })) : null}
      ${kind === "bot" && level === AUTOMA ? html`${radios("deck", ["normal", "tactical"].map((name) => [name, t(`deck-${name}`)]), wish.deck ?? "normal", (deck) => change({ deck }))}
        ${radios("rank", ["1", "2", "3", "4", "5"].map((n) => [n, n]), wish.rank ?? "1", (rank) => change({ rank }))}` : null}
      ${doodle ? html`<label>${t("new-count")} <select value=${count} data-count onChange=${(/** @type {any} */ event) => change({ count: Number(event.target.value) })}>${[2, 3, 4, 5, 6, 8, 10].map((n) => html`<option key=${n} value=${n} selected=${n === count}>${n}</option>`)}</select></label>` : null}
      ${game && !doodle ? radios("edition", [["revised", t("edition-revised")], ["original", t("edition-original")]], wish.edition, (edition) => change({ edition })) : null}
      ${kind === "friends"
        ? html`${radios("pace", Object.keys(PACES).map((name) => [name, t(`pace-${name}`)]), wish.pace, (pace) => change({ pace }))}
          <label class="check"><input type="checkbox" checked=${wish.open} onChange=${(/** @type {any} */ event) => change({ open: event.target.checked })} /><span>${t("new-open")}</span></label>`
        : null}
      <label>${t("new-name")} <input value=${playerName.value} maxlength="30" autocomplete="nickname" placeholder=${t("guest")} onChange=${(/** @type {any} */ event) => (playerName.value = event.target.value)} /></label>
      <button class="strong" type="submit" disabled=${!ready} data-begin>${t(kind === "bot" ? "begin" : "new-invite")}</button>
    </form>
  <//>`;
}
