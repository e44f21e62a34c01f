/**
 * What was loaded once is there without a network too: the pages, the boards, and the games that were looked at.
 * Nothing of a table is kept: a board that may be old is not shown.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files of this build whose names change with their content; written here when it is made (vite.config.ts). */
declare const __ASSETS__: string[];

const CACHE = "haricot-client-1";
const FIRST = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldAssets()]));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/") && address.pathname !== "/api/games") return;
  if (address.pathname === "/health" || address.pathname === "/metrics") return;
  if (address.pathname.startsWith("/paper/")) return; // a file to print is no page, though one may go to it
  event.respondWith(isAsset(address) ? cacheFirst(event.request) : networkFirst(event.request));
});

function isAsset(address: URL): boolean {
  return address.pathname.startsWith("/assets/");
}

/**
 * A new build brings a new worker: what earlier builds named otherwise is asked for only by pages that are older than
 * it. While several are open one of them may be; the next worker, or the next start of this one, finds them closed.
 */
async function deleteOldAssets(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const cache = await caches.open(CACHE);
  const current = new Set(__ASSETS__.map((name) => `/${name}`));
  const old = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)) && !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** A file whose name changes with its content. */
async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Everything else; without a network the last answer serves, and any page is the one that there is. */
async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const key = request.mode === "navigate" ? "/" : request;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch {
    return (await cache.match(key)) ?? Response.error();
  }
}

export {};
