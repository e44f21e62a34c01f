/** A socket that heals by itself: it comes back with the last number it saw, sooner or later, until it is closed. */
import type { Message } from "./messages.ts";
import type { Schemas } from "./schemas.ts";
import { language } from "./texts.ts";
import { version } from "./version.svelte.ts";

export type Connection = "connecting" | "open" | "cut" | "gone";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The house closes with 4000 + an HTTP status where coming again is of no use. */
const USELESS = new Set([4401, 4403, 4404, 4409]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(
    private readonly path: () => string,
    private readonly receive: (message: Message) => void,
    private readonly setConnection: (connection: Connection, why: string) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: Schemas["Asking"]): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const path = this.path();
    const address = new URL(
      `${path}${path.includes("?") ? "&" : "?"}lang=${language()}&version=${encodeURIComponent(version.own)}`,
      location.href,
    );
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
    };
    socket.onmessage = (told: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(told.data) as Message;
      this.receive(message);
      if (message.kind !== "table") return;
      this.setConnection("open", "");
      version.hear(message.version);
    };
    socket.onclose = (ended) => {
      if (this.closed || socket !== this.socket) return;
      if (USELESS.has(ended.code)) {
        this.setConnection("gone", ended.reason);
        return;
      }
      this.setConnection("cut", ended.reason);
      this.timer = setTimeout(
        () => {
          this.timer = null;
          this.open();
        },
        this.wait * (0.7 + 0.6 * Math.random()),
      );
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  }

  /** The network is gone: a socket may not notice for minutes. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    socket.onclose?.(new CloseEvent("close", { code: 1006 }));
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };

  /** The network is back, or the reader: no need to wait longer. */
  private hurry = (): void => {
    if (this.closed || document.hidden || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.wait = FIRST_WAIT;
    this.open();
  };
}
