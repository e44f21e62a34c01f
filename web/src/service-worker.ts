/**
 * What there is without a network: every file of this build, the shelf, what is printed, and what pages put aside themselves
 * (`lib/kept.ts`). Nothing of a table is kept: a board that may be old is not shown.
 */
declare const self: ServiceWorkerGlobalScope;
/** The files of this build whose names change with their content; written here when it is made (vite.config.ts). */
declare const __ASSETS__: string[];
/** What pages call the caches; written here likewise, for a worker stands alone. */
declare const __CACHES__: typeof import("./lib/cache-names.ts");

const { CLIENT, CURRENT, KEPT, OFF, PAPER, PREFIX } = __CACHES__;

const FIRST = ["/", "/icon.svg", "/manifest.webmanifest"];
const DESCRIPTIONS = ["/api/games", "/api/house"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CLIENT).then((cache) => cache.addAll(FIRST)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldCaches(), deleteOldAssets()]));
});

/**
 * A page is at rest and wants everything to be there, in its reader's language: `{ keep: ["/api/games?lang=fr", …] }`.
 * Or its reader looks at a table: `{ looked: "0123456789abcdef" }`.
 */
self.addEventListener("message", (event) => {
  const { keep, looked } = event.data as { keep?: string[]; looked?: string };
  if (looked) event.waitUntil(afterOthers(() => closeNotices(looked)));
  if (keep) event.waitUntil(keepAll(keep).then((missing) => event.ports[0]?.postMessage({ missing })));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/") && !DESCRIPTIONS.includes(address.pathname)) return;
  if (address.pathname.startsWith("/health") || address.pathname === "/metrics") return;
  if (address.pathname.startsWith("/paper/")) event.respondWith(networkFirst(event.request, PAPER, event.request.url));
  else if (isAsset(address)) event.respondWith(cacheFirst(event.request));
  else event.respondWith(networkFirst(event.request, CLIENT, event.request.mode === "navigate" ? "/" : address.href));
});

/** Somebody is waited for: what the house wrote is shown as it is, and of each table one notice at most. */
type Notice = import("./lib/schemas.ts").Schemas["PushNotice"];

self.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(afterOthers(() => show(notice)));
});

let noticesAtRest: Promise<void> = Promise.resolve();

/**
 * One thing at a time is done with notices: Chromium forgets a notice that is on its way to the screen when it is asked
 * just then which ones are there, and nobody could close it any more.
 */
function afterOthers(work: () => Promise<void>): Promise<void> {
  const done = noticesAtRest.then(work);
  noticesAtRest = done.catch(() => {});
  return done;
}

async function show({ title, body, tag, path, lang }: Notice): Promise<void> {
  const before = await self.registration.getNotifications({ tag });
  const shown = { body, tag, lang, icon: "/icon.svg", data: { path }, renotify: before.length > 0 };
  await self.registration.showNotification(title, shown);
  await (navigator as Partial<Pick<Navigator, "setAppBadge">>).setAppBadge?.().catch(() => {});
}

async function closeNotices(tag: string): Promise<void> {
  for (const one of await self.registration.getNotifications({ tag })) one.close();
  const left = await self.registration.getNotifications();
  if (!left.length) await (navigator as Partial<Pick<Navigator, "clearAppBadge">>).clearAppBadge?.().catch(() => {});
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** A page that shows it already, else any page of the house, else a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

/** The browser has another address now. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

async function subscribeAgain(): Promise<void> {
  const { key } = await ask("/api/me/notices");
  const found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await tell("/api/me/browsers", { endpoint: endpoint ?? "", keys: { p256dh, auth } });
}

/** What the house answers and takes at an address, as it describes itself; a worker has no client of `lib/api.ts`. */
type Paths = import("./lib/openapi.ts").paths;
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;
type Answered = { [P in keyof Paths]: Paths[P] extends { get: { responses: { 200: infer A } } } ? Json<A> : never };
type Told = { [P in keyof Paths]: Paths[P] extends { post: { requestBody: infer B } } ? Json<B> : never };

async function ask<P extends keyof Paths>(path: P): Promise<Answered[P]> {
  const answer = await answered(path);
  return (await answer.json()) as Answered[P];
}

async function tell<P extends keyof Paths>(path: P, body: Told[P]): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await answered(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** What the house refuses is no answer. */
async function answered(path: string, asked?: RequestInit): Promise<Response> {
  const answer = await fetch(path, asked);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

function isAsset(address: URL): boolean {
  return address.pathname.startsWith("/assets/");
}

/** What earlier builds kept under other names. */
async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !CURRENT.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * A new build brings a new worker: what earlier builds named otherwise is asked for only by pages that are older than
 * it. While several are open one of them may be; the next worker, or the next start of this one, finds them closed.
 */
async function deleteOldAssets(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  const cache = await caches.open(CLIENT);
  const current = new Set(__ASSETS__.map((name) => `/${name}`));
  const old = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)) && !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Every file of this build, and what the page names; one after the other, so that nothing else has to wait. How many failed. */
async function keepAll(named: string[]): Promise<number> {
  const cache = await caches.open(CLIENT);
  let missing = 0;
  for (const file of [...__ASSETS__.map((name) => `/${name}`), ...named]) {
    const isThere = isAsset(new URL(file, location.origin)) && (await cache.match(file));
    if (!isThere) await cache.add(file).catch(() => (missing += 1)); // the page asks again
  }
  return missing;
}

async function put(name: string, key: string | Request, answer: Response): Promise<void> {
  if (answer.ok && !(await caches.has(OFF))) await (await caches.open(name)).put(key, answer.clone());
}

/** A file whose name changes with its content. */
async function cacheFirst(request: Request): Promise<Response> {
  const found = await caches.match(request, { cacheName: CLIENT });
  if (found) return found;
  const answer = await fetch(request);
  await put(CLIENT, request, answer);
  return answer;
}

/** Everything else; without a network the last answer serves, and any page is the one that there is. */
async function networkFirst(request: Request, name: string, key: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    await put(name, key, answer);
    return answer;
  } catch {
    const found = await caches.match(key, { cacheName: name });
    if (!found) return Response.error();
    const headers = new Headers(found.headers);
    headers.set(KEPT, "yes");
    return new Response(found.body, { headers });
  }
}

export {};
