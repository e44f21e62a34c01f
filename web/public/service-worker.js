/**
 * What was loaded once is there without a network too: the pages, the boards, and the games that were looked at.
 * Nothing of a table is kept: a board that may be old is not shown.
 */
const SHELF = "haricot-client-1";
const FIRST = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FIRST)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/") && address.pathname !== "/api/games") return;
  if (address.pathname === "/health" || address.pathname === "/metrics") return;
  event.respondWith(address.pathname.startsWith("/assets/") ? lasting(event.request) : fresh(event.request));
});

/** A file whose name changes with its content is taken from the shelf. */
async function lasting(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** Everything else is asked for; without a network the last answer serves, and any page is the one that there is. */
async function fresh(request) {
  const shelf = await caches.open(SHELF);
  const key = request.mode === "navigate" ? "/" : request;
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(key)) ?? Response.error();
  }
}
