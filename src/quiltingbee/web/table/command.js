/**
 * The text command line: an act typed as in a record, and a few questions.
 * @module
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { Dialog } from "../dialog.js";
import { best, maskOf, name, squares } from "../geometry.js";
import { say, t, why } from "../words.js";
import { PHRASES } from "./people.js";

/** @param {{live: import("./live.js").Live, close: () => void}} props */
export function Command({ live, close }) {
  const [answer, setAnswer] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const asked = useRef("");
  useLayoutEffect(() => field.current?.focus(), []);
  const reply = (/** @type {string} */ words) => {
    setAnswer(words);
    say(words);
  };
  useEffect(() => {
    if (asked.current && live.refused.value) reply(why(live.refused.value.code));
  }, [live.refused.value]);
  useEffect(() => {
    if (!asked.current || live.wish.value || live.refused.value) return;
    reply(t("command-done", { act: asked.current }));
    asked.current = "";
    if (field.current) field.current.value = "";
  }, [live.wish.value]);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (!text) return;
    const [verb, ...rest] = text.toLowerCase().split(/\s+/);
    if (verb === "help" || verb === "?") reply(t("command-help"));
    else if (verb === "sheet") reply(sheetWords(live));
    else if (verb === "say") {
      if (PHRASES.includes(rest[0])) live.say(rest[0]);
      else reply(PHRASES.join(" "));
    } else if (verb === "undo") {
      asked.current = text;
      live.undo();
    } else if (live.you.value === null) reply(why("not-your-seat"));
    else {
      asked.current = text;
      live.act(text.replace(/^p\d+ /i, ""));
    }
  };
  return html`<${Dialog} title=${t("command-title")} close=${close}>
    <form class="command" onSubmit=${submit}><label>${t("command-label")}<input ref=${field} autocomplete="off" autocapitalize="none" spellcheck=${false} placeholder=${t(live.view.value?.game.startsWith("doodle") ? "command-example-doodle" : "command-example-patchwork")} data-typed /></label>
      <button class="strong" type="submit">${t("command-send")}</button></form>
    <p class="quiet" role="status" data-answer>${answer || t("command-help")}</p>
  <//>`;
}

/** One's sheet in words: the empty squares by row. @param {import("./live.js").Live} live */
function sheetWords(live) {
  const view = live.view.value;
  const seat = view.seat ?? 0;
  const doodle = view.game.startsWith("doodle");
  const own = (doodle ? view.sheets : view.quilts).find((/** @type {any} */ one) => one.seat === seat);
  const filled = maskOf(own.patches.flatMap((/** @type {any} */ patch) => patch.squares ?? patch));
  const rows = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, col) => row * 9 + col).filter((i) => !(filled & (1n << BigInt(i)))).map(name).join(" ")).filter(Boolean);
  return t("command-sheet", { squares: 81 - squares(filled).length, rows: rows.join("; "), best: best(filled)?.points ?? 0 });
}
