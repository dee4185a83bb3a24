/**
 * Doodle: a match on the screen.
 * @module
 */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { Board, Frame, Ghost, Paper, Picture, Scoring } from "../board.js";
import { SHAPES } from "../data.js";
import { best, bestWithSquare, bit, cellsOf } from "../geometry.js";
import { foreign } from "../hand.js";
import { Icon } from "../icons.js";
import { PENCILS, Pencilled, PencilledAll, hands } from "../pencil.js";
import { RuleLink } from "../rule.js";
import { wide } from "../settings.js";
import { style } from "../style.js";
import { t, why } from "../words.js";
import { Actions, Scissors } from "./actions.js";
import { Circle, Rolled, shapeWords } from "./circle.js";
import { Desk } from "./desk.js";
import { cardIndex, cardOf, dotLeft, free, starting, uses } from "./draft.js";
import { Arithmetic, Final, Scores } from "./scores.js";
import { drawn, readAct } from "./view.js";

await style("match");

/** @typedef {import("./draft.js").View} View */
/** @typedef {{view: View, turn: number, waiting: number[], open: number, names: string[], me: number | null, busy: boolean, wish: string | null,
 *   act: (act: string) => void, undo: () => void, id: string, bar: any, others: any, peek: any, notice: string, coach?: any, over: any}} Props */

/** @param {Props} props */
export function DoodleMatch(props) {
  const { view, me } = props;
  return me === null || !view.sheets[me] ? html`<${Watched} ...${props} />` : html`<${Played} ...${props} seat=${me} />`;
}

/** The act of this turn that is already sent, on the sheet though the turn is open. @param {View} view @param {string | null} act @param {number} seat */
function sent(view, act, seat) {
  if (act === null) return null;
  const told = readAct(act);
  const card = starting(view) ? view.start[seat] : told.how === "take" ? told.card : (view.circle[cardIndex(view, /** @type {any} */ (told.how))] ?? "");
  return { told, mask: drawn(told, card), dots: told.dots.map((dot) => bit(dot.square)) };
}

/** @param {Props & {seat: number}} props */
function Played(props) {
  const { view, seat, id, wish } = props;
  const latest = useMemo(() => ({ props }), []);
  latest.props = props;
  const [refused, setRefused] = useState("");
  const desk = useMemo(
    () =>
      new Desk({
        view: () => latest.props.view, seat: () => latest.props.seat, key: id,
        send: (act) => latest.props.act(act),
        undo: () => latest.props.undo(),
        open: () => latest.props.waiting.includes(latest.props.seat) && !latest.props.wish && !latest.props.busy && latest.props.view.act === null,
      }),
    [id],
  );
  desk.begin(props.turn);
  useEffect(() => setRefused(""), [props.turn]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (!foreign(event) && desk.key(event)) event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [desk]);

  const draft = desk.draft.value;
  const sheet = view.sheets[seat];
  const open = desk.port.open();
  const done = sent(view, view.act ?? wish, seat);
  const reading = desk.reading;
  const now = done ? { ...reading, mask: 0n, dots: 0n, act: null } : reading;
  const choose = (/** @type {string} */ action) => setRefused(desk.action(action));
  const counting = desk.counting.value;
  const patches = [...sheet.patches, ...(done?.mask ? [done.mask] : []), ...(done?.dots ?? [])];
  const filled = patches.reduce((all, mask) => all | mask, 0n);
  const shown = done ? filled : reading.after;
  const seed = `${id}.${seat}.`;
  const rect = counting ? best(shown) : null;
  const more = !done && dotLeft(sheet, draft);
  const withDot = counting && more ? bestWithSquare(shown) : null;
  const describe = told(patches, seed, (square) => {
    if (now.mask & bit(square)) return t(now.legal ? "cell-ghost" : "cell-ghost-bad");
    return now.dots & bit(square) ? t("cell-dot") : t("cell-empty");
  });
  const card = cardOf(view, draft, seat);
  const cells = useMemo(() => (desk.cutting.value ? cardCells(card) : []), [desk.cutting.value, card]);
  const ready = open && now.act !== null && (!now.passing || now.dots !== 0n);
  const spot = desk.spotFit;
  const reason = spot?.reason || (open && !ready && draft.pose.on ? now.reason : refused);

  return html`<main class="match doodle" id="main" tabindex="-1" data-turn=${props.turn} data-open=${open}>
    ${props.bar(html`<div class="where"><h1>${starting(view) ? t("start-title") : t("round", { round: view.round })}</h1><${Beads} turn=${view.turn} over=${view.over} /></div>
      <${Scores} points=${sheet.points} filled=${shown} over=${view.over} open=${counting} toggle=${() => (desk.counting.value = !counting)} />`)}
    <div class="table-top">${view.over ? html`<${Final} points=${sheet.points} filled=${shown} />` : desk.cutting.value && open
      ? html`<${Scissors} cells=${cells} seed=${seed} kept=${draft.kept} take=${(/** @type {any} */ piece) => desk.cut(piece)} close=${() => desk.stopCutting()} />`
      : html`<${Circle} view=${view} draft=${draft} seat=${seat} choose=${(/** @type {number} */ i) => desk.card(i)} open=${open && canChoose(view, sheet, draft)} />`}</div>
    <div class="sentence"><div class="words">${counting && !view.over && !reason ? html`<div class="task-line"><${Arithmetic} filled=${shown} dot=${more} /><${RuleLink} rule="doodle-score" /></div>` : html`<div class="task-line"><p class="task" data-task>${props.notice || task(view, draft, seat, open, done !== null)}</p><${RuleLink} rule=${`doodle-${ruleOf(view, draft, { cutting: desk.cutting.value, done: done !== null, reason })}`} /></div>
      <p class=${`quiet${reason ? " reason" : ""}`} data-reason=${reason}>${reason ? why(reason) : waitingFor(props)}</p>`}${props.coach}</div>${wide.value ? null : html`<${Rolled} view=${view} />`}${props.peek}</div>
    <div class="sheet-place">
      <${Board} label=${t("sheet-yours")} describe=${describe} hand=${desk.hand} busy=${!open} onCell=${(/** @type {number} */ square) => desk.cell(square)}>
        <${Paper} /><${Frame} /><${PencilledAll} patches=${patches} seed=${seed} fresh=${useFresh(patches.length)} />
        ${draft.dots.map((square) => (done ? null : html`<${Pencilled} key=${square} cells=${cellsOf(bit(square))} seed=${`${seed}dot${square}`} hand=${{ colour: 1, angle: 1, cross: true, gap: 5 }} />`))}
        ${done ? null : html`<${Ghost} mask=${now.mask} clash=${now.clash} legal=${now.legal} lying=${draft.pose.lying} />`}
        ${spot ? html`<${Ghost} mask=${spot.mask} clash=${spot.clash} legal=${spot.legal} lying=${false} />` : null}
        ${rect ? html`<${Scoring} rectangle=${rect} tone="first" />` : null}
        ${withDot && withDot.square >= 0 && withDot.rectangle ? html`<${Scoring} rectangle=${withDot.rectangle} tone="second" />` : null}
      <//>
    </div>
    <${Actions} view=${view} sheet=${sheet} draft=${draft} choose=${choose} cutting=${desk.cutting.value} seed=${seed} />
    ${view.over ? props.over : html`<div class="tools" role="group" aria-label=${t("tools-label")}>
      <button data-tool="turn" disabled=${!open} onClick=${() => desk.turnPiece()}><${Icon} name="turn" size=${20} /><span>${t("turn")}</span><kbd aria-hidden="true">R</kbd></button>
      <button data-tool="flip" disabled=${!open} onClick=${() => desk.flipPiece()}><${Icon} name="flip" size=${20} /><span>${t("flip")}</span><kbd aria-hidden="true">F</kbd></button>
      ${done && view.act !== null
        ? html`<button class="wide" data-tool="undo" onClick=${() => props.undo()} disabled=${props.busy || wish !== null}><${Icon} name="undo" size=${20} /><span>${t("take-back")}</span><kbd aria-hidden="true">U</kbd></button>`
        : html`<button data-tool="pass" disabled=${!open || starting(view)} onClick=${() => desk.pass()}><span>${t("pass")}</span><kbd aria-hidden="true">P</kbd></button>
          <button class="strong" data-tool="draw" aria-disabled=${!ready} onClick=${() => desk.draw()}><span>${now.passing && now.dots ? t("shade-it") : t("draw-it")}</span><kbd aria-hidden="true">↵</kbd></button>`}
    </div>`}
    ${props.others}
  </main>`;
}

/** Patches from this number on have just been drawn. @param {number} size */
function useFresh(size) {
  const seen = useMemo(() => ({ before: size, now: size }), []);
  if (size !== seen.now) {
    seen.before = size > seen.now ? seen.now : size;
    seen.now = size;
  }
  return seen.before;
}

/** @param {string} card */
const cardCells = (card) => SHAPES.get(card)?.lie("r0").cells ?? [];

/** Whether cards light up: a neighbour may be taken, or the last turn is open. @param {View} view @param {import("./draft.js").Sheet} sheet @param {import("./draft.js").Draft} draft */
function canChoose(view, sheet, draft) {
  if (free(view) || draft.how === "left" || draft.how === "right") return true;
  if (starting(view)) return false;
  const used = uses(sheet, draft);
  return !sheet.neighbour || (draft.armed && !sheet.again && used.extra === 0);
}

/** @param {{turn: number, over: boolean}} props */
const Beads = ({ turn, over }) =>
  turn === 0 || over
    ? html`<p class="beads"><span class="quiet">${over ? t("match-over") : t("start-hint")}</span></p>`
    : html`<p class="beads">${[1, 2, 3, 4, 5, 6].map((n) => html`<i key=${n} class=${n < turn ? "past" : n === turn ? "now" : ""}></i>`)}<span class="quiet">${t("turn-of", { turn })}</span></p>`;

/** The one sentence that says what is going on. @param {View} view @param {import("./draft.js").Draft} draft @param {number} seat @param {boolean} open @param {boolean} done */
function task(view, draft, seat, open, done) {
  if (view.over) return t("match-over");
  if (done) return t("task-done");
  if (!open) return t("task-wait");
  if (draft.tool === "dot") return t("task-dot");
  if (starting(view)) return t("task-start");
  const card = cardOf(view, draft, seat);
  if (free(view) && !card) return t("task-take");
  if (draft.kept) return t("task-cut", { count: draft.kept.length });
  if (draft.how === "left" || draft.how === "right") return t("task-neighbour", { shape: shapeWords(card) });
  return view.sheets.length > 1 && !free(view) ? t("task-everyone", { shape: shapeWords(card) }) : t("task-draw", { shape: shapeWords(card) });
}

/** Which rule is about this moment. @param {View} view @param {import("./draft.js").Draft} draft @param {{cutting: boolean, done: boolean, reason: string}} now */
function ruleOf(view, draft, { cutting, done, reason }) {
  if (view.over) return "end";
  if (["used-up", "needs-again", "again-needs-one"].includes(reason) || draft.armed) return "again";
  if (cutting) return "cut";
  if (draft.tool === "dot") return "dot";
  if (draft.kept) return "scissors";
  if (draft.how === "left" || draft.how === "right") return "neighbour";
  if (starting(view)) return "start";
  if (done || reason === "fits-nowhere") return "pass";
  if (free(view)) return "last";
  return view.turn === 1 ? "roll" : "draw";
}

/** @param {Props} props */
function waitingFor({ names, waiting, me, view, open }) {
  if (view.over) return "";
  if (names.length < 2) return t("hint-place");
  const others = waiting.filter((seat) => seat !== me).map((seat) => names[seat]);
  if (!others.length) return open > 1 ? t("still-many", { count: open }) : t("all-done");
  return others.length > 3 ? t("still-many", { count: others.length }) : t("still-drawing", { names: others.join(", "), count: others.length });
}

/** A sheet square by square, for who cannot see it. @param {bigint[]} patches @param {string} seed @param {(square: number) => string} [empty] what is said of an empty square
 * @returns {(square: number) => string} */
export function told(patches, seed, empty = () => t("cell-empty")) {
  const words = hands(patches, seed).map(({ colour }, n) => t("cell-patch", { number: n + 1, colour: t(`colour-${PENCILS[colour]}`) }));
  return (square) => words[patches.findIndex((mask) => mask & bit(square))] ?? empty(square);
}

/** A sheet that somebody else draws on. @param {{view: View, seat: number, name: string, id: string, whole?: boolean}} props whole: also square by square, in words */
export function OtherSheet({ view, seat, name, id, whole = false }) {
  const sheet = view.sheets[seat];
  if (!sheet) return null;
  return html`<${Picture} label=${t("sheet-of", { name, squares: 81 - cellsOf(sheet.filled).length })} describe=${whole ? told(sheet.patches, `${id}.${seat}.`) : undefined}><${Paper} /><${Frame} /><${PencilledAll} patches=${sheet.patches} seed=${`${id}.${seat}.`} /><//>`;
}

/** For who only watches. @param {Props} props */
function Watched(props) {
  const { view, names, id } = props;
  return html`<main class="match doodle watched" id="main" tabindex="-1" data-turn=${props.turn}>
    ${props.bar(html`<div class="where"><h1>${starting(view) ? t("start-title") : t("round", { round: view.round })}</h1><${Beads} turn=${view.turn} over=${view.over} /></div>`)}
    <div class="table-top"><${Circle} view=${view} draft=${{ how: "draw", card: "", kept: null, dots: [], tool: "patch", armed: false, pose: { row: 0, col: 0, turn: "r0", on: false, lying: false } }} seat=${null} choose=${() => undefined} open=${false} /></div>
    <div class="sentence"><div class="words"><p class="task">${view.over ? t("match-over") : t("task-watch")}</p><p class="quiet">${waitingFor({ ...props, me: null })}</p></div>${wide.value ? null : html`<${Rolled} view=${view} />`}${props.peek}</div>
    <div class="watched-sheets" style=${{ "--columns": Math.ceil(Math.sqrt(view.sheets.length)), "--rows": Math.ceil(view.sheets.length / Math.ceil(Math.sqrt(view.sheets.length))) }}>${view.sheets.map((sheet, seat) => sheet ? html`<figure key=${seat}><${OtherSheet} view=${view} seat=${seat} name=${names[seat]} id=${id} whole=${true} />
      <figcaption><b>${names[seat]}</b> <span class="written">${sheet.points.join(" + ")}</span>${view.acted[seat] ? html` <span class="good">${t("done")}</span>` : null}</figcaption></figure>` : null)}</div>
    ${view.over ? props.over : null}
  </main>`;
}
