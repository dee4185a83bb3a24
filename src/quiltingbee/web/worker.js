/**
 * The shell without a network: pages, scripts, styles, fonts and words that were fetched once are there again.
 *
 * The network comes first, so that a new version is never held back; what the server says about tables is never kept.
 */
const CACHE = "quiltingbee-3";
const WORDS = ["/text/en/web.ftl", "/text/de/web.ftl", "/text/nl/web.ftl"];
/** What a page, a module or a style sheet names of our own: all there is, without a list that could grow old. */
const NAMED = /(?:from|import|import\(|href=|src=|url\()\s*"?((?:\.{0,2}\/)[\w./-]+\.(?:js|css|svg|woff2|webmanifest))/g;

const worker = /** @type {any} */ (self);

/** The whole shell: the first page, and everything that can be reached from it. @param {Cache} cache */
async function fill(cache) {
  const known = new Set(["/", ...WORDS]);
  const fetched = async (/** @type {string} */ address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer.clone());
    if (!/\/$|\.(js|css)$/.test(address)) return;
    /** @type {Promise<void>[]} */
    const more = [];
    for (const [, name] of (await answer.text()).matchAll(NAMED)) {
      const { pathname } = new URL(name, new URL(address, worker.location.origin));
      if (known.has(pathname)) continue;
      known.add(pathname);
      more.push(fetched(pathname));
    }
    await Promise.all(more);
  };
  await Promise.all([...known].map(fetched));
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(CACHE).then(fill).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))).then(() => worker.clients.claim()));
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && request.method === "GET") await cache.put(request.mode === "navigate" ? "/" : request, fresh.clone());
    return fresh;
  } catch (error) {
    const known = await cache.match(request.mode === "navigate" ? "/" : request, { ignoreSearch: true });
    if (known) return known;
    throw error;
  }
}

/** A notice was touched: back to its table. */
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ open) => {
      const there = open.find((one) => new URL(one.url).pathname === event.notification.data);
      return there ? there.focus() : worker.clients.openWindow(event.notification.data);
    }),
  );
});

/** What the server alone can answer. */
const LIVE = /^\/(api|socket|health|ready|metrics|openapi)(\/|\.json$|$)/;

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== worker.location.origin || LIVE.test(pathname)) return;
  event.respondWith(answer(event.request));
});
