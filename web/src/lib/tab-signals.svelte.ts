/** What a page that nobody looks at does when somebody waits for its reader: a badge on its icon, and a sound. */
import { sound } from "./sound.ts";

/** Call in a component: `waiting` tells how many tables wait for the reader. The title is the page's own. */
export function signalTab(waiting: () => number): void {
  let before = 0;
  $effect(() => {
    const count = waiting();
    if (count > before && document.hidden) sound("call");
    before = count;
    void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
  });
}
