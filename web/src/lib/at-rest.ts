/** While nothing else is to be done, what is wanted without a network is put aside. */
export function keepWhenAtRest(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void atRest()
    .then(async () => (await import("./kept.ts")).keepAll())
    .catch(() => {}); // what could not be had now is asked for the next time
}

async function atRest(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 2000)));
}
