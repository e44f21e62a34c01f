/** Whether the house can be reached: noticed when it does not answer, and asked again until it does. */
const SECONDS_BETWEEN_LOOKS = 5;

class Connection {
  /** Whether the house did not answer when it was last asked. */
  isLost = $state(false);
  /** How often it came back: what could not be had before is asked for again. */
  returns = $state(0);
  private looking: ReturnType<typeof setInterval> | null = null;

  constructor() {
    addEventListener("online", () => void this.look());
    addEventListener("offline", () => this.lose());
    if (!navigator.onLine) this.lose();
  }

  lose(): void {
    this.isLost = true;
    this.looking ??= setInterval(() => void this.look(), 1000 * SECONDS_BETWEEN_LOOKS);
  }

  find(): void {
    if (!this.isLost) return;
    if (this.looking) clearInterval(this.looking);
    this.looking = null;
    this.isLost = false;
    this.returns += 1;
  }

  private async look(): Promise<void> {
    if (!this.isLost || document.hidden) return;
    const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
    if (answer?.ok) this.find();
  }
}

export const connection = new Connection();
