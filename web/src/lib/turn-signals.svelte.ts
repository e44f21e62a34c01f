/** How turns are signalled: in one's own the screen stays on; it is said whom one waits for; the end is heard. */
import { announce } from "./announcements.ts";
import { settings } from "./settings.svelte.ts";
import { sound } from "./sound.ts";

const TREMBLE = 80;

/** Call in a component: `mine` tells whether it is the reader's turn. */
export function signalTurn(mine: () => boolean): void {
  $effect(() => {
    if (!mine()) return;
    if (settings.vibration) navigator.vibrate?.(TREMBLE);
    return stayAwake();
  });
}

/**
 * Call in a component: says the words once until the turn is another's, whatever happens meanwhile; `isAnother` tells
 * that it is.
 */
export function announceTurn(words: () => string, isAnother: () => boolean): void {
  let saidLast = "";
  $effect(() => {
    if (isAnother()) saidLast = "";
    const heard = words();
    if (heard && heard !== saidLast) announce((saidLast = heard));
  });
}

/** Call in a component: the end of a game that somebody saw being played is heard. */
export function soundEnd(isOver: () => boolean): void {
  let wasPlaying = false;
  $effect(() => {
    if (isOver() && wasPlaying) sound("end");
    wasPlaying = !isOver();
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
