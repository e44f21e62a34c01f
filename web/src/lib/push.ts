/** Notices to this browser while no page of the house is open: whether they can be had, and having them. */
import { answer, api } from "./api.ts";
import { readItem, writeItem } from "./storage.ts";

/** Why there are none: the page does not come by https, the browser cannot, or its reader does not want any. */
export type Possibility = "yes" | "insecure" | "unsupported" | "denied";

/** For whom this browser subscribed. */
const KEY = "push";

export function possibility(): Possibility {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || typeof PushManager === "undefined" || typeof Notification === "undefined")
    return "unsupported";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Whether the reader was never asked: only then a question makes sense. */
export function mayAsk(): boolean {
  return possibility() === "yes" && Notification.permission === "default";
}

/** Asks the reader, and subscribes; whether it was allowed. */
export async function subscribe(person: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await answer(api.GET("/api/me/notices"));
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(
    (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })),
    person,
  );
  return true;
}

/** This browser is somebody else's now: so are its notices. */
export async function follow(person: string): Promise<void> {
  const before = readItem(KEY);
  if (before === null || before === person || possibility() !== "yes") return;
  const found = await current();
  if (found) await tell(found, person);
}

/** This browser hears nothing more. */
export async function unsubscribe(): Promise<void> {
  writeItem(KEY, null);
  await (await current())?.unsubscribe();
}

/** What is shown of a table need not be shown any longer. */
export async function closeShown(table: string): Promise<void> {
  if (readItem(KEY) === null || possibility() !== "yes") return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ looked: table });
}

async function current(): Promise<PushSubscription | null> {
  if (possibility() !== "yes") return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

async function tell(found: PushSubscription, person: string): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
  await answer(api.POST("/api/me/browsers", { body }));
  writeItem(KEY, person);
}
