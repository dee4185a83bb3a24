/**
 * After the match, and any record: the result, the way there with slider and keys, the points as a curve, and what to take along.
 * @module
 */
import { html, useEffect, useMemo, useState } from "../vendor/preact.js";
import { call } from "../api.js";
import { Frame, Trouble, Waiting } from "../frame.js";
import { Teller as DoodleTeller } from "../doodle/tell.js";
import { foreign } from "../hand.js";
import { Icon } from "../icons.js";
import { Teller as PatchworkTeller } from "../patchwork/tell.js";
import { numbered } from "../table/people.js";
import { sentences } from "../table/tell.js";
import { style } from "../style.js";
import { levelWord, say, t, why } from "../words.js";
import { Curve } from "./curve.js";
import { DoodleScene, PatchworkScene } from "./scene.js";
import { Share } from "./share.js";
import { fromText, stepsOf } from "./record.js";

await style("match", "patchwork", "pages", "result");

export const title = "replay-title";

/** @typedef {import("./record.js").Parts} Parts */

export function Page() {
  const table = new URLSearchParams(location.search).get("table");
  const [record, setRecord] = useState(/** @type {Parts | null} */ (null));
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const load = () => {
    if (!table) return;
    setProblem("");
    Promise.all([call("GET", `/api/tables/${table}/record?as=json`), call("GET", `/api/tables/${table}/record`)]).then(
      ([parts, whole]) => {
        setText(whole);
        setRecord(parts);
      },
      (error) => setProblem(error.code ?? "other"),
    );
  };
  useEffect(load, [table]);
  if (problem && table) return html`<${Frame}><${Trouble} code=${problem} again=${load} /><//>`;
  if (record) return html`<${Frame}><${Replay} record=${record} text=${text} table=${table} /><//>`;
  if (table) return html`<${Frame}><${Waiting} words=${t("loading")} whole=${true} /><//>`;
  const read = (/** @type {string} */ pasted) => {
    try {
      const parts = fromText(pasted);
      stepsOf(parts);
      setText(pasted);
      setRecord(parts);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "other");
    }
  };
  return html`<${Frame} title=${t("replay-title")}><form class="paste" onSubmit=${(/** @type {any} */ event) => {
    event.preventDefault();
    read(new FormData(event.target).get("record")?.toString() ?? "");
  }}><label>${t("replay-paste")}<textarea name="record" rows="14" spellcheck=${false} data-paste></textarea></label>
    <p class="paste-doors"><button class="strong" type="submit">${t("replay-show")}</button> <label class="button file">${t("replay-file")}<input type="file" accept=".txt,text/plain" class="away" onChange=${async (/** @type {any} */ event) => read((await event.target.files[0]?.text()) ?? "")} /></label></p>
    ${problem ? html`<p class="problem" role="alert">${why(problem)}</p>` : null}</form><//>`;
}

/** @param {{record: Parts, text: string, table: string | null}} props */
function Replay({ record, text, table }) {
  const game = record.headers.Game ?? "";
  const doodle = game.startsWith("doodle");
  const steps = useMemo(() => stepsOf(record), [record]);
  const [at, setAt] = useState(steps.length - 1);
  const [playing, setPlaying] = useState(false);
  const step = steps[at];
  const names = [...numbered(record.names.map(levelWord)), ...(record.headers.Automa ? [t("automa")] : [])];
  const go = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(steps.length - 1, to)));
  const move = (/** @type {number} */ by) => setAt((/** @type {number} */ now) => Math.max(0, Math.min(steps.length - 1, now + by)));
  const end = at === steps.length - 1 && record.over;
  const told = sentences(steps.map(({ line }, n) => ({ n, line })), { Teller: doodle ? DoodleTeller : PatchworkTeller, names, you: null }, ({ n }) => n === at);
  const words = end ? t("match-over") : (told[0]?.words ?? (at === 0 ? t("replay-start") : step.line));
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= steps.length - 1) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), 900);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (foreign(event)) return;
      const to = { Home: 0, End: steps.length - 1 }[event.key];
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]; // from where one is by now: keys may come faster than pictures
      if (to !== undefined) go(to);
      else if (by !== undefined) move(by);
      else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [at, playing]);
  useEffect(() => {
    if (at < steps.length - 1) say(words);
  }, [at]);
  const seed = table ?? "replay";
  return html`<div class=${`replay ${doodle ? "doodle" : "patchwork"}`} data-at=${at}>
    <h1>${end ? t("result-title") : t("replay-title")}</h1>
    ${doodle ? html`<${DoodleScene} step=${step} names=${names} seed=${seed} end=${end} />` : html`<${PatchworkScene} step=${step} names=${names} end=${end} />`}
    <section class="player" aria-label=${t("replay-title")}>
      <p class="now-words" data-words>${words}</p>
      <div class="controls"><button aria-label=${t("replay-back")} onClick=${() => go(at - 1)} disabled=${at === 0} data-back><${Icon} name="back" size=${20} /></button>
        <button aria-label=${t(playing ? "replay-pause" : "replay-play")} onClick=${() => (at === steps.length - 1 ? (go(0), setPlaying(true)) : setPlaying(!playing))} data-play><${Icon} name=${playing ? "pause" : "play"} size=${20} /></button>
        <button aria-label=${t("replay-forward")} onClick=${() => go(at + 1)} disabled=${at === steps.length - 1} data-forward><${Icon} name="forward" size=${20} /></button>
        <input type="range" min="0" max=${steps.length - 1} value=${at} aria-label=${t("replay-slider")} aria-valuetext=${words} onInput=${(/** @type {any} */ event) => go(Number(event.target.value))} data-slider /></div>
      <${Curve} series=${names.map((_, seat) => steps.map((one) => one.points[seat] ?? 0))} names=${names} at=${at} go=${go} />
    </section>
    <${Share} text=${text} record=${record} names=${names} step=${steps[steps.length - 1]} shown=${step} table=${table} />
  </div>`;
}
