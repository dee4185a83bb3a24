/**
 * The result as a picture: every sheet as it is drawn on the page, with names and points, for sharing.
 * @module
 */

/** What the page's style sheets say about a drawing, written into it, so that it looks the same alone. */
const WANTED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "fill-opacity", "font"];
/** Pixels: the whole is so wide, with so much around each sheet, and bands for the title and for a line of words. */
const [WIDTH, GAP, TITLE, LINE] = [1200, 40, 90, 70];

/** A copy that needs no style sheet. @template {Element} T @param {T} element @returns {T} */
function dressed(element) {
  const copy = /** @type {T} */ (element.cloneNode(true));
  const [from, to] = [[element, ...element.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  from.forEach((one, i) => {
    const style = getComputedStyle(one);
    const pattern = one.getAttribute("fill")?.startsWith("url") ? one.getAttribute("fill") : null;
    for (const name of WANTED) to[i].setAttribute(name, (name === "fill" && pattern) || style.getPropertyValue(name));
  });
  return copy;
}

/** A drawing by itself. @param {SVGSVGElement} svg @param {number} size @returns {Promise<HTMLImageElement>} */
async function alone(svg, size) {
  const copy = dressed(svg);
  const definitions = document.querySelector("svg.definitions defs");
  if (definitions) copy.insertBefore(dressed(definitions), copy.firstChild);
  copy.setAttribute("width", `${size}`);
  copy.setAttribute("height", `${size}`);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** @param {string} title @param {{svg: SVGSVGElement, words: string}[]} sheets @returns {Promise<Blob>} */
export async function picture(title, sheets) {
  const columns = sheets.length === 1 ? 1 : sheets.length <= 4 ? 2 : 3;
  const size = Math.floor((WIDTH - GAP) / columns) - GAP;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TITLE + Math.ceil(sheets.length / columns) * (size + LINE) + GAP / 2;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { backgroundColor, color } = getComputedStyle(document.body);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = `600 44px ${getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily}`;
  context.fillText(title, GAP, 62);
  context.font = `${columns === 3 ? 30 : 38}px ${getComputedStyle(document.querySelector(".written") ?? document.body).fontFamily}`;
  const images = await Promise.all(sheets.map(({ svg }) => alone(svg, size)));
  images.forEach((image, n) => {
    const [x, y] = [GAP + (n % columns) * (size + GAP), TITLE + Math.floor(n / columns) * (size + LINE)];
    context.drawImage(image, x, y, size, size);
    context.fillText(sheets[n].words, x, y + size + 46, size);
  });
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
