/** Which client this page is, and whether the house has a newer one by now: then it loads itself anew, unnoticed. */
import { SvelteSet } from "svelte/reactivity";

/** Where nothing is lost by loading anew while nobody looks: all that is shown there comes from the house. */
const CARELESS = new Set(["", "rules", "table"]);
const SECONDS_BETWEEN_LOOKS = 15;

class Version {
  /** As the house wrote it into the page; nothing while one works on the client. */
  readonly own = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
  /** Whether the house serves another client than this page. */
  isReady = $state(false);
  private holds = new SvelteSet<() => boolean>();

  /** What the house said its version is, in whatever it answered. */
  hear(told: string | null | undefined): void {
    if (this.own && told) this.isReady = told !== this.own;
  }

  /** While `isBusy` says so, something would be lost by loading anew; gives back how to let go. */
  hold(isBusy: () => boolean): () => void {
    this.holds.add(isBusy);
    return () => void this.holds.delete(isBusy);
  }

  /** Whether somebody is in the middle of something. */
  get isHeld(): boolean {
    return [...this.holds].some((isBusy) => isBusy());
  }

  reload(): void {
    location.reload();
  }

  /** From now on a newer client is loaded when nobody looks; and at once where a part of this one is gone. */
  watch(): void {
    document.addEventListener("visibilitychange", this.look);
    setInterval(this.look, 1000 * SECONDS_BETWEEN_LOOKS);
    addEventListener("vite:preloadError", () => void this.ask());
  }

  private look = (): void => {
    if (this.isReady && document.hidden && !this.isHeld && isCareless()) this.reload();
  };

  private async ask(): Promise<void> {
    const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
    this.hear(answer?.headers.get("X-Haricot-Version"));
    if (this.isReady && !this.isHeld) this.reload();
  }
}

/** Nothing is open, and nothing half written. */
function isCareless(): boolean {
  const written = [...document.querySelectorAll<HTMLInputElement>("input:not([type]), input[type=text], textarea")];
  const isWritten = written.some((field) => field.value !== field.defaultValue);
  const page = location.pathname.split("/")[1] ?? "";
  return CARELESS.has(page) && !isWritten && !document.querySelector("dialog[open]");
}

export const version = new Version();
