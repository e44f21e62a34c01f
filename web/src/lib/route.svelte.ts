/** Where the reader is: the address, its parts, and going elsewhere without loading the house anew. */
import { version } from "./version.svelte.ts";

class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  /** Done before another page is shown: what is not yet in the address is written there. */
  private readonly beforeLeaving = new Set<() => void>();

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** The parts of the path: /table/12ab is ["table", "12ab"]; a path that says nothing is one part, and no page's. */
  get parts(): string[] {
    try {
      return this.path.split("/").filter(Boolean).map(decodeURIComponent);
    } catch {
      return [this.path];
    }
  }

  /** Where there is a newer client, another page is loaded with it. */
  go(to: string, how: "push" | "replace" = "push") {
    if (version.isReady && how === "push" && new URL(to, location.href).pathname !== location.pathname) {
      location.assign(to);
      return;
    }
    if (how === "push") {
      for (const act of this.beforeLeaving) act();
      history.pushState(null, "", to);
    } else history.replaceState(null, "", to);
    this.read();
    if (how === "push") scrollTo(0, 0);
  }

  /** The answer takes it back. */
  whenLeft(act: () => void): () => void {
    this.beforeLeaving.add(act);
    return () => this.beforeLeaving.delete(act);
  }

  private read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** A click on a link of ours stays in the page, unless the reader wants a new tab. */
export function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
