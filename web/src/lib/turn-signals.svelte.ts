/** What a device does while it is one's turn: its screen stays on, and it trembles once where one wished so. */
import { settings } from "./settings.svelte.ts";

const TREMBLE = 80;

/** Call in a component: `mine` tells whether it is the reader's turn. */
export function signalTurn(mine: () => boolean): void {
  $effect(() => {
    if (!mine()) return;
    if (settings.vibration) navigator.vibrate?.(TREMBLE);
    return stayAwake();
  });
}

/** Until the answer is called; a page that was hidden asks again when it is seen. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (document.hidden || lock) return;
    const found = await navigator.wakeLock?.request("screen").catch(() => null);
    if (isOver) void found?.release();
    else lock = found ?? null;
    lock?.addEventListener("release", () => (lock = null), { once: true });
  };
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
