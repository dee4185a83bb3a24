/**
 * What to take along from a match: the record, a picture, a few words.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { keep } from "../settings.js";
import { say, t } from "../words.js";
import { picture } from "./picture.js";
import { CARRIED } from "./verify.js";

/** @param {string} name @param {Blob} blob */
function download(name, blob) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** @param {{text: string, record: import("./record.js").Parts, names: string[], step: any, shown: any, table: string | null}} props step: the last, shown: the one that is looked at */
export function Share({ text, record, names, step, shown, table }) {
  const [told, setTold] = useState("");
  const reply = (/** @type {string} */ id) => {
    setTold(t(id));
    say(t(id));
  };
  const copy = (/** @type {string} */ what) => navigator.clipboard.writeText(what).then(() => reply("copied"), () => reply("not-copied"));
  const game = t(record.headers.Game.startsWith("doodle") ? "game-doodle" : "game-patchwork");
  const results = (/** @type {any} */ moment) => names.map((name, seat) => `${name}: ${moment.points[seat]}`);
  const words = () => t("share-words", { game, points: results(step).join(", ") });
  const send = async () => {
    const sheets = /** @type {SVGSVGElement[]} */ ([...document.querySelectorAll(".scene svg.sheet")]);
    const blob = await picture(game, sheets.map((svg, seat) => ({ svg, words: results(shown)[seat] })));
    const file = new File([blob], "quilting-bee.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text: words() }).catch(() => undefined); // the visitor changed their mind
    else download("quilting-bee.png", blob);
  };
  return html`<section class="share" aria-label=${t("take-along")}><h2>${t("take-along")}</h2><div>
    <button onClick=${() => copy(text)} data-copy-record>${t("copy-record")}</button><button onClick=${() => download("quilting-bee.txt", new Blob([text], { type: "text/plain" }))} data-download>${t("download-record")}</button>
    <button onClick=${() => send().catch(() => reply("not-copied"))} data-picture>${t("share-picture")}</button><button onClick=${() => copy(words())} data-copy-words>${t("share-as-words")}</button><button onClick=${() => print()}>${t("print")}</button>
    ${record.over ? html`<a class="button" href=${table ? `/verify?table=${table}` : "/verify"} onClick=${() => (table ? null : keep(CARRIED, text))} data-verify>${t("verify-link")}</a>` : null}</div>
    <p class="quiet" role="status">${told}</p><details><summary>${t("record")}</summary><pre tabindex="0">${text}</pre></details></section>`;
}
