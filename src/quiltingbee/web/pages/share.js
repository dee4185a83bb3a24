/**
 * What to take along from a match: the record, a picture, a few words.
 * @module
 */
import { html, useState } from "../vendor/preact.js";
import { keep } from "../settings.js";
import { say, t } from "../words.js";
import { CARRIED } from "./verify.js";

/** @param {string} name @param {Blob} blob */
function download(name, blob) {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** What the page's style sheets say about a drawing, written into it, so that it looks the same alone. */
const WANTED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "fill-opacity", "font"];

/** @param {SVGSVGElement} svg @returns {Promise<Blob>} */
async function picture(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const [from, to] = [[svg, ...svg.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  from.forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of WANTED) to[i].setAttribute(name, name === "fill" && element.getAttribute("fill")?.startsWith("url") ? /** @type {string} */ (element.getAttribute("fill")) : style.getPropertyValue(name));
  });
  const definitions = document.querySelector("svg.definitions defs");
  if (definitions) copy.insertBefore(definitions.cloneNode(true), copy.firstChild);
  copy.setAttribute("width", "900");
  copy.setAttribute("height", "900");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 900;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, 900, 900);
  context.drawImage(image, 0, 0, 900, 900);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** @param {{text: string, record: import("./record.js").Parts, step: any, table: string | null}} props */
export function Share({ text, record, step, table }) {
  const [told, setTold] = useState("");
  const reply = (/** @type {string} */ id) => {
    setTold(t(id));
    say(t(id));
  };
  const copy = (/** @type {string} */ what) => navigator.clipboard.writeText(what).then(() => reply("copied"), () => reply("not-copied"));
  const words = () => {
    const game = t(record.headers.Game.startsWith("doodle") ? "game-doodle" : "game-patchwork");
    const points = record.names.map((name, seat) => `${name} ${step.points[seat]}`).join(", ");
    return t("share-words", { game, points });
  };
  const send = async () => {
    const svg = document.querySelector(".scene svg.sheet");
    if (!(svg instanceof SVGSVGElement)) return;
    const blob = await picture(svg);
    const file = new File([blob], "quilting-bee.png", { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text: words() }).catch(() => undefined); // the visitor changed their mind
    else download("quilting-bee.png", blob);
  };
  return html`<section class="share" aria-label=${t("take-along")}><h2>${t("take-along")}</h2><div>
    <button onClick=${() => copy(text)} data-copy-record>${t("copy-record")}</button><button onClick=${() => download("quilting-bee.txt", new Blob([text], { type: "text/plain" }))} data-download>${t("download-record")}</button>
    <button onClick=${() => void send()} data-picture>${t("share-picture")}</button><button onClick=${() => copy(words())} data-copy-words>${t("share-as-words")}</button><button onClick=${() => print()}>${t("print")}</button>
    ${record.over ? html`<a class="button" href=${table ? `/verify?table=${table}` : "/verify"} onClick=${() => (table ? null : keep(CARRIED, text))} data-verify>${t("verify-link")}</a>` : null}</div>
    <p class="quiet" role="status">${told}</p><details><summary>${t("record")}</summary><pre tabindex="0">${text}</pre></details></section>`;
}
