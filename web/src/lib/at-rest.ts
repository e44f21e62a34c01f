/** Milliseconds after which what failed is tried again. */
const WAITS = [5_000, 20_000, 60_000];
/** A page that is never at rest waits no longer than this. */
const BUSY = 10_000;

/** While nothing else is to be done, what is wanted without a network is put aside: by a worker, or nobody finds it. */
export function keepWhenAtRest(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void atRest()
    .then(() => navigator.serviceWorker.ready)
    .then(() => import("./kept.ts"))
    .then(({ keepAll }) => patiently(keepAll))
    .catch(() => {}); // what could not be had now is asked for the next time
}

/** Where the network is bad, or others of the same household keep the house busy, it is tried again. */
async function patiently(keep: () => Promise<void>): Promise<void> {
  for (const wait of WAITS) {
    try {
      return await keep();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  await keep();
}

async function atRest(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: BUSY }) : setTimeout(done, 2000),
  );
}
