/**
 * The browser table: which page is shown at which address.
 * @module
 */
import { html, render, signal, useEffect } from "./vendor/preact.js";
import { Frame, Trouble } from "./frame.js";
import { language } from "./settings.js";
import { Voice, speak, t } from "./words.js";

/** @typedef {{path: RegExp, load: () => Promise<any>}} Page */

/** Pages are fetched when they are first needed; `at` gets what the address names. @type {Page[]} */
const PAGES = [
  { path: /^\/$/, load: () => import("./pages/home.js") },
  { path: /^\/t\/([a-z2-7]{16})$/, load: () => import("./table/room.js") },
  { path: /^\/rules$/, load: () => import("./pages/rules.js") },
  { path: /^\/replay$/, load: () => import("./pages/replay.js") },
  { path: /^\/learn$/, load: () => import("./pages/learn.js") },
  { path: /^\/verify$/, load: () => import("./pages/verify.js") },
  { path: /^\/daily$/, load: () => import("./pages/daily.js") },
  { path: /^\/me$/, load: () => import("./pages/me.js") },
];

const shown = signal(/** @type {{key: string, page: any, args: string[]} | null} */ (null));
const failed = signal("");

async function go() {
  const address = location.pathname;
  const page = PAGES.find(({ path }) => path.test(address));
  failed.value = "";
  if (!page) {
    failed.value = "no-such-page";
    return;
  }
  try {
    const module = await page.load();
    if (location.pathname !== address) return;
    shown.value = { key: address + location.search, page: module, args: (page.path.exec(address) ?? []).slice(1) };
  } catch {
    failed.value = "no-connection";
  }
}

/** A carried person (`/#carry=CODE`) is taken in by their own page. */
if (location.hash.startsWith("#carry=")) history.replaceState(null, "", `/me${location.hash}`);

/** Links inside the table do not load the page again. @param {MouseEvent} event */
function link(event) {
  const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(anchor instanceof HTMLAnchorElement) || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download") || !PAGES.some(({ path }) => path.test(anchor.pathname))) return;
  if (anchor.hash && anchor.pathname === location.pathname) return;
  event.preventDefault();
  visit(anchor.pathname + anchor.search + anchor.hash);
}

/** Go to another page. @param {string} address */
function visit(address) {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  void go();
}

/** Whether the first page is there: only after it pages take the focus. */
let arrived = false;

function App() {
  const now = shown.value;
  useEffect(() => {
    document.title = now?.page?.title ? `${t(now.page.title)} · Quilting Bee` : "Quilting Bee";
  }, [now, language.value]);
  useEffect(() => {
    // another page begins at its top, also for who cannot see it
    if (arrived) document.getElementById("main")?.focus({ preventScroll: true });
    arrived ||= now !== null;
  }, [now?.key]);
  let body = null;
  if (failed.value) body = html`<${Frame}><${Trouble} code=${failed.value} again=${() => void go()} /><//>`;
  else if (now) body = html`<${now.page.Page} key=${now.key} args=${now.args} />`;
  return html`<a class="skip" href="#main">${t("skip")}</a>${body}<${Voice} />`;
}

addEventListener("popstate", () => void go());
addEventListener("click", link);
addEventListener("quiltingbee:visit", (event) => visit(/** @type {CustomEvent<string>} */ (event).detail));

const root = /** @type {Element} */ (document.getElementById("app"));
try {
  await Promise.all([speak(language.value), go()]);
} catch {
  failed.value = "no-connection";
}
root.replaceChildren(); // the patch that was hatched meanwhile
render(html`<${App} />`, root);
document.documentElement.dataset.ready = "yes";
if (isSecureContext && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch(() => undefined); // without it the table only needs the network
}
