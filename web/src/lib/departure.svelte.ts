/** The table that was left a moment ago: for a minute this device offers the way back. */
import { answer, api, bearer } from "./api.ts";
import { companionsAt } from "./companions.ts";
import { readItem, writeItem } from "./storage.ts";

interface Left {
  table: string;
  game: string;
  /** When the house no longer lets everybody back who asks, in milliseconds since 1970. */
  until: number;
}

const A_MINUTE = 60_000;
const KEY = "left";

class Departure {
  left = $state.raw<Left | null>(remembered());

  note(table: string, game: string) {
    this.keep({ table, game, until: Date.now() + A_MINUTE });
  }

  forget() {
    this.keep(null);
  }

  /** Back at the table, with all who share this screen. */
  async undo(table: string): Promise<void> {
    const come = (token?: string) =>
      answer(
        api.POST("/api/tables/{table}/guests", {
          params: { path: { table } },
          body: { invitation: null },
          ...bearer(token),
        }),
      );
    await come();
    for (const { token } of companionsAt(table)) await come(token).catch(() => {});
    this.forget();
  }

  private keep(left: Left | null) {
    this.left = left;
    writeItem(KEY, left && JSON.stringify(left));
  }
}

function remembered(): Left | null {
  try {
    const left = JSON.parse(readItem(KEY) ?? "null") as Left | null;
    return left && left.until > Date.now() ? left : null;
  } catch {
    return null;
  }
}

export const departure = new Departure();
