/**
 * Patchwork: a match on the screen.
 * @module
 */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { Board, Ghost, Picture } from "../board.js";
import { Label, Linen, Sewn, Token } from "../cloth.js";
import { PIECES } from "../data.js";
import { Dialog } from "../dialog.js";
import { bit, cellsOf, sevenBySeven } from "../geometry.js";
import { foreign } from "../hand.js";
import { Icon } from "../icons.js";
import { UNIT } from "../pencil.js";
import { RuleLink } from "../rule.js";
import { language, wide } from "../settings.js";
import { style } from "../style.js";
import { t, why } from "../words.js";
import { Desk } from "./desk.js";
import { buying } from "./draft.js";
import { Ribbon, Spiral } from "./track.js";
import { Advance, Cloth, Coin, Tray } from "./tray.js";
import { LEATHER_NUMBER } from "./view.js";

await style("match", "patchwork");

/** @typedef {import("./view.js").View} View */
/** @typedef {{view: View, turn: number, waiting: number[], names: string[], me: number | null, busy: boolean, wish: string | null,
 *   act: (act: string) => void, undo: () => void, id: string, bar: any, peek: any, notice: string, coach?: any, over: any, clock: (seat: number) => any, mayUndo: boolean}} Props
 *   mayUndo: the last event is one's own act, and nothing has come of it yet. */

/** All that is sewn on a quilt. @param {{quilt: import("./view.js").Quilt, bonus?: boolean, fresh?: number}} props */
export function Patches({ quilt, bonus = false, fresh = 1e9 }) {
  const tile = bonus ? sevenBySeven(quilt.filled) : -1;
  return html`<${Linen} />${quilt.patches.map(({ patch, cells }, n) => html`<${Sewn} key=${n} cells=${cells} fabric=${patch === LEATHER_NUMBER ? "leather" : patch} buttons=${PIECES[patch]?.income ?? 0} fresh=${n >= fresh} />`)}
    ${bonus ? html`<${Label} x=${((tile < 0 ? 0 : tile % 9) + 3.5) * UNIT} y=${(Math.floor(Math.max(tile, 0) / 9) + 3.5) * UNIT} />` : null}`;
}

/** What is sewn on a square, in words. @param {import("./view.js").Quilt} quilt @param {number} square @returns {string} "" for nothing */
function patchOn(quilt, square) {
  const patch = quilt.patches.find(({ mask }) => mask & bit(square));
  return !patch ? "" : patch.patch === LEATHER_NUMBER ? t("cell-leather") : t("cell-cloth", { number: patch.patch });
}

/** A quilt square by square, for who cannot see it. @param {import("./view.js").Quilt} quilt @returns {(square: number) => string} */
export const told = (quilt) => (square) => patchOn(quilt, square) || t("cell-empty");

/** Name, buttons and income of a seat, and what is left of its time. @param {{view: View, seat: number, name: string, clock?: any}} props */
function Purse({ view, seat, name, clock = null }) {
  const quilt = view.quilts[seat];
  const automa = quilt ? null : view.automa;
  const buttons = quilt?.buttons ?? automa?.buttons ?? 0;
  return html`<div class=${`purse${view.mover === seat && !view.over ? " moving" : ""}`} data-purse=${seat}>
    <svg class="mark" viewBox="-12 -14 24 28" width="20" height="24" aria-hidden="true"><${Token} seat=${seat} /></svg>
    <b class="who">${name}</b><span class="buttons"><${Coin} size=${22} /><b aria-hidden="true">${buttons}</b><span class="away">${t("buttons", { count: buttons })}</span></span>
    ${quilt ? html`<span class="quiet income" aria-hidden="true">${t("income-each", { count: quilt.income })}</span><span class="away">${t("advance-income", { income: quilt.income })}</span>` : null}${clock}</div>`;
}

/** @param {Props} props */
export function PatchworkMatch(props) {
  const { view, me, names, id } = props;
  const latest = useMemo(() => ({ props }), []);
  latest.props = props;
  const [refused, setRefused] = useState("");
  const [hover, setHover] = useState(-1);
  const [swapped, setSwapped] = useState(false);
  const [spiral, setSpiral] = useState(false);
  const desk = useMemo(
    () =>
      new Desk({
        view: () => latest.props.view, seat: () => latest.props.me ?? 0, key: id,
        send: (act) => latest.props.act(act),
        undo: () => latest.props.undo(),
        open: () => latest.props.me !== null && latest.props.waiting.includes(latest.props.me) && !latest.props.wish && !latest.props.busy,
      }),
    [id],
  );
  desk.begin(props.turn);
  useEffect(() => {
    setRefused("");
    setHover(-1);
    if (desk.port.open()) setSwapped(false); // one's own quilt lies there when it is one's turn
  }, [props.turn, desk.port.open()]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (me !== null && !foreign(event) && desk.key(event)) event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [desk, me]);

  const own = me ?? 0;
  const other = 1 - own;
  const open = desk.port.open();
  const draft = desk.draft.value;
  useEffect(() => setSwapped(false), [draft]); // whoever places something looks at their own quilt
  const reading = desk.reading;
  const shape = reading.shape;
  const plan = open && draft.patch >= 0 && !view.leather ? buying(view, own, draft.patch) : null;
  const target = hover >= 0 ? hover : (plan?.to ?? -1);
  const label = view.automa ? t("automa") : (names[other] ?? "");
  const fresh = useFresh(view.quilts[own].patches.length);
  const describe = (/** @type {number} */ square) => {
    const patch = patchOn(view.quilts[own], square);
    if (patch) return patch;
    return reading.mask & bit(square) ? t(reading.legal ? "cell-ghost" : "cell-ghost-bad") : t("cell-empty");
  };
  // on a phone one quilt is large and the other a third of it; a tap swaps them
  const away = swapped && !wide.value;
  const picture = (/** @type {number} */ seat, /** @type {boolean} */ large) => {
    const quilt = view.quilts[seat];
    const words = t("quilt-of", { name: names[seat] ?? "", squares: 81 - cellsOf(quilt.filled).length });
    return html`<${Picture} label=${words} edge=${wide.value ? 6 : 2} describe=${large ? told(quilt) : undefined}><${Patches} quilt=${quilt} bonus=${view.bonus === seat} /><//>`;
  };
  const board = me === null ? html`<div class="board">${picture(own, true)}</div>` : html`<${Board} label=${t("quilt-yours")} describe=${describe} hand=${desk.hand} busy=${!open} onCell=${(/** @type {number} */ square) => desk.cell(square)}>
    <${Patches} quilt=${view.quilts[own]} bonus=${view.bonus === own} fresh=${fresh} />
    ${reading.mask && shape ? html`<g class=${reading.legal ? "held" : "held cannot"}><${Sewn} cells=${held(draft, shape)} fabric=${view.leather ? "leather" : draft.patch} buttons=${view.leather ? 0 : (PIECES[draft.patch]?.income ?? 0)} lifted=${true} /></g>` : null}
    <${Ghost} mask=${reading.mask} clash=${reading.clash} legal=${reading.legal} lying=${draft.pose.lying} />
  <//>`;
  const large = wide.value || away;
  // made once a view: what one drags does not touch it
  const theirs = useMemo(
    () => (view.quilts[other] ? picture(other, large) : view.automa ? html`<${AutomaPile} automa=${view.automa} bonus=${view.bonus === 1} />` : null),
    [view, other, label, large, wide.value, language.value],
  );
  const purse = (/** @type {number} */ seat) => html`<${Purse} view=${view} seat=${seat} name=${seat === own ? (names[own] ?? "") : label} clock=${seat === other || me === null ? props.clock(seat) : null} />`;
  const pick = (/** @type {number} */ patch) => setRefused(desk.pick(patch));
  const show = (/** @type {number} */ patch) => setHover(patch < 0 || me === null ? -1 : buying(view, own, patch).to);
  const reason = open && draft.pose.on && !reading.legal ? reading.reason : refused;
  const task = sentence(props, draft, open, label);
  const spiralOrRibbon = wide.value
    ? html`<${Spiral} view=${view} names=${[names[0], view.automa ? t("automa") : names[1]]} target=${target} />`
    : html`<button class="ribbon-button" onClick=${() => setSpiral(true)} aria-label=${t("track-open")} data-track-open><${Ribbon} view=${view} names=${[names[0], view.automa ? t("automa") : names[1]]} target=${target} /><span aria-hidden="true">${t("track-title")} <${Icon} name="larger" size=${14} /></span></button>`;
  return html`<main class="match patchwork" id="main" tabindex="-1" data-turn=${props.turn} data-open=${open}>
    ${props.bar(html`<div class="where"><div class="task-line"><h1 data-task>${props.notice || task}</h1><${RuleLink} rule=${`patchwork-${ruleOf(view, draft, open, reason)}`} /></div><p class=${reason ? "reason" : "quiet"} data-reason=${reason}>${reason ? why(reason) : plan ? planWords(plan) : draft.patch < 0 && !view.over ? (me === null ? between(view, [names[0] ?? "", view.automa ? t("automa") : (names[1] ?? "")]) : standing(view, own, label)) : ""}</p></div>${props.peek}${props.coach}`)}
    <div class="own">${away ? html`${purse(other)}<div class="board" data-away>${theirs}</div>` : html`${purse(own)}${board}`}</div>
    <div class="track">${spiralOrRibbon}</div>
    <div class="their">${purse(away ? own : other)}${wide.value ? theirs : html`<button class="other" onClick=${() => setSwapped(!swapped)} aria-pressed=${swapped} aria-label=${t("swap", { name: label })} data-swap>${away ? picture(own, false) : theirs}</button>`}</div>
    ${view.over ? props.over : html`<${Tray} view=${view} seat=${me} chosen=${view.leather ? -1 : draft.patch} turn=${draft.pose.turn} open=${open} pick=${pick} show=${show} />
    ${me === null ? null : html`<div class="tools" role="group" aria-label=${t("tools-label")}>
      <button data-tool="turn" disabled=${!open || !shape} onClick=${() => desk.turnPiece()}><${Icon} name="turn" size=${20} /><span>${t("turn")}</span><kbd aria-hidden="true">R</kbd></button>
      <button data-tool="flip" disabled=${!open || !shape} onClick=${() => desk.flipPiece()}><${Icon} name="flip" size=${20} /><span>${t("flip")}</span><kbd aria-hidden="true">F</kbd></button>
      ${shape && open ? html`<button class="strong sew" data-tool="draw" aria-disabled=${!reading.act} onClick=${() => desk.sew()}><span>${t("sew-on")}</span><kbd aria-hidden="true">↵</kbd></button>
        <button data-tool="cancel" disabled=${view.leather} aria-label=${t("put-back")} onClick=${() => desk.clear()}><${Icon} name="close" size=${20} /></button>`
      : html`${props.mayUndo ? html`<button data-tool="undo" onClick=${() => props.undo()} title=${t("take-back")} aria-label=${t("take-back")}><${Icon} name="undo" size=${20} /><kbd aria-hidden="true">U</kbd></button>` : null}
        <${Advance} view=${view} seat=${own} open=${open} go=${() => desk.advance()} show=${setHover} />`}
    </div>`}`}
    ${spiral ? html`<${Dialog} title=${t("track-title")} close=${() => setSpiral(false)}><${Spiral} view=${view} names=${[names[0], view.automa ? t("automa") : names[1]]} target=${target} /><//>` : null}
  </main>`;
}

/** @param {import("./draft.js").Draft} draft @param {import("../geometry.js").Shape} shape the cells in the order of the data, so that buttons stay where they are */
const held = (draft, shape) => shape.lie(draft.pose.turn).cells.map((cell) => ({ row: cell.row + draft.pose.row, col: cell.col + draft.pose.col }));

/** Patches from this number on have just been sewn. @param {number} size */
function useFresh(size) {
  const seen = useMemo(() => ({ before: size, now: size }), []);
  if (size !== seen.now) [seen.before, seen.now] = [Math.min(size, seen.now), size];
  return seen.before;
}

/** @param {ReturnType<typeof buying>} plan */
const planWords = (plan) => [t("plan-to", { space: plan.to }), plan.income ? t("advance-income", { income: plan.income }) : "", plan.leather ? t("advance-leather") : "", plan.again ? t("plan-again") : ""].filter(Boolean).join(" · ");

/** @param {View} view @param {number} own @param {string} other */
function standing(view, own, other) {
  const ahead = view.times[own] - view.times[1 - own];
  return ahead === 0 ? t("time-same", { name: other }) : ahead < 0 ? t("time-behind", { count: -ahead, name: other }) : t("time-ahead", { count: ahead, name: other });
}

/** How the two stand, for who only watches. @param {View} view @param {string[]} names */
function between({ times }, names) {
  const first = times[0] >= times[1] ? 0 : 1;
  return times[0] === times[1] ? "" : t("time-between", { first: names[first], second: names[1 - first], count: Math.abs(times[0] - times[1]) });
}

/** @param {Props} props @param {import("./draft.js").Draft} draft @param {boolean} open @param {string} other */
function sentence({ view, names, me }, draft, open, other) {
  if (view.over) return t("match-over");
  if (me === null) return t("moves", { name: view.mover === 1 && view.automa ? t("automa") : (names[view.mover] ?? "") });
  if (!open) return t("moves", { name: view.mover === me ? names[me] : other });
  if (view.leather) return t("task-leather");
  return draft.patch >= 0 ? t("task-sew") : t("your-turn");
}

/** Which rule is about this moment. @param {View} view @param {import("./draft.js").Draft} draft @param {boolean} open @param {string} reason */
const ruleOf = (view, draft, open, reason) => (view.over ? "end" : view.leather ? "leather" : !open ? "turn" : draft.patch >= 0 ? "place" : reason ? "advance" : "buy");

/** What the Automa has: its buttons, and what it took, with buttons and without. @param {{automa: import("./view.js").Automa, bonus: boolean}} props */
export function AutomaPile({ automa, bonus }) {
  const words = [t("buttons", { count: automa.buttons }), t("automa-words", { patches: automa.patches.length })].join(", ");
  const piles = [automa.patches.filter((patch) => PIECES[patch]?.income), automa.patches.filter((patch) => PIECES[patch]?.income === 0)].filter((pile) => pile.length);
  return html`<div class="automa" role="img" aria-label=${words}>
    <p>${t("automa-level", { level: automa.level })}</p><p>${words}</p>${bonus ? html`<p class="good">7 × 7</p>` : null}
    ${wide.value ? piles.map((pile, n) => html`<div class="pile" key=${n}>${pile.map((patch) => html`<${Cloth} key=${patch} patch=${patch} unit=${9} />`)}</div>`) : null}</div>`;
}
