/**
 * The shell without a network: pages, scripts, styles, fonts and words that were fetched once are there again.
 *
 * The network comes first, so that a new version is never held back; what the server says about tables is never kept.
 */
const CACHE = "quiltingbee-1";
const SHELL = ["/", "/app.js", "/style/paper.css", "/style/drawing.css", "/style/match.css", "/style/pages.css", "/icon.svg", "/app.webmanifest"];

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => worker.skipWaiting()));
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

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== worker.location.origin || /^\/(api|socket|health|ready|metrics|openapi)/.test(pathname)) return;
  event.respondWith(answer(event.request));
});
