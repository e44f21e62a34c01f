import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "$lib/board.ts";
import { Table } from "$lib/table.svelte.ts";
import type { Message, TableDescription } from "$lib/messages.ts";
import { say, speak } from "$lib/texts.ts";

class Socket {
  static made: Socket[] = [];
  static OPEN = 1;
  static CLOSED = 3;
  readyState = Socket.OPEN;
  sent: string[] = [];
  onmessage: ((told: { data: string }) => void) | null = null;
  onclose: ((ended: { code: number; reason: string }) => void) | null = null;
  constructor(readonly address: URL) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = Socket.CLOSED;
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const told = { you: { seat: 0 }, chairs: [{}, {}], phase: "playing" } as unknown as TableDescription;

function view(turn: number, move: string | null): View {
  const last = move ? { seat: 1 - turn, move } : null;
  return { game: "kala", seats: 2, options: {}, seat: 0, turn, outcome: null, last };
}

function tableMessage(number: number, shown: View): Message {
  return { kind: "table", number, table: told, view: shown, drawing: null, moves: ["a"], deadline: null, version: "1" };
}

function played(number: number, shown: View): Message {
  const event = { kind: "played", at: 0, by: null, seat: 1 - (shown.turn ?? 0), how: "person" } as const;
  const moves = shown.turn === 0 ? ["b"] : null;
  return { kind: "event", number, event, view: shown, drawing: null, moves, deadline: null };
}

let table: Table;
const socket = () => Socket.made.at(-1) as Socket;

beforeEach(() => {
  Socket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no house")));
  table = new Table("0123456789abcdef");
  socket().tell(tableMessage(5, view(0, null)));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test("a move that is sent waits for its answer", () => {
  expect(table.acts).toBe(true);
  table.play("a");
  expect(JSON.parse(socket().sent[0] ?? "")).toMatchObject({ ask: { do: "play", number: 5, move: "a" } });
  expect(table.acts).toBe(false);
});

test("views are shown one after the other, each when the board is still", () => {
  socket().tell(played(6, view(1, "a")));
  socket().tell(played(7, view(0, "z")));
  expect(table.view?.last?.move).toBe("a");
  expect(table.acts).toBe(false);
  table.settled();
  expect(table.view?.last?.move).toBe("z");
  expect(table.previous?.last?.move).toBe("a");
  expect(table.acts).toBe(true);
  table.settled();
  expect(table.previous).toBeNull();
});

test("a board that never settles does not hold the game up", () => {
  socket().tell(played(6, view(1, "a")));
  socket().tell(played(7, view(0, "z")));
  vi.advanceTimersByTime(60_000);
  expect(table.view?.last?.move).toBe("z");
});

test("what was heard already is not shown again", () => {
  socket().tell(played(6, view(1, "a")));
  table.settled();
  socket().tell(played(6, view(0, "another")));
  expect(table.view?.last?.move).toBe("a");
});

test("a refusal says why, and the board begins anew from the same position", () => {
  const before = table.view;
  table.play("a");
  socket().tell({
    kind: "refused",
    number: 5,
    re: 1,
    key: "k",
    reason: "No.",
    view: view(0, null),
    moves: ["a"],
    deadline: null,
  });
  expect(table.refused).toBe("No.");
  expect(table.acts).toBe(true);
  expect(table.view).toEqual(before);
  expect(table.view).not.toBe(before);
});

test("a cut is shown, and the socket comes back with the last number it saw", () => {
  socket().tell(played(6, view(1, "a")));
  socket().onclose?.({ code: 1006, reason: "" });
  expect(table.connection).toBe("cut");
  expect(table.acts).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(socket().address.search).toContain("seen=6");
  socket().tell(tableMessage(6, view(1, "a")));
  expect(table.connection).toBe("open");
});

test("while the connection is cut nothing is asked, and whoever asks is told", async () => {
  await speak("en");
  socket().onclose?.({ code: 1006, reason: "" });
  const asks = { start: () => table.ask({ do: "start" }), wake: () => table.wake(), play: () => table.play("a") };
  for (const ask of Object.values(asks)) {
    table.refused = "";
    ask();
    expect(table.refused).toBe(say("web-cut"));
  }
  expect(table.sending).toBe(false);
  vi.advanceTimersByTime(2000);
  socket().tell(tableMessage(5, view(0, null)));
  expect(table.refused).toBe("");
  expect(Socket.made.flatMap(({ sent }) => sent)).toEqual([]);
});

test.each([4401, 4403, 4404, 4409])("where coming again is of no use (%i), it is said once", (code) => {
  const sockets = Socket.made.length;
  socket().onclose?.({ code, reason: "Not there." });
  vi.advanceTimersByTime(60_000);
  expect(table.connection).toBe("gone");
  expect(table.gone).toBe("Not there.");
  expect(Socket.made).toHaveLength(sockets);
});

test("what was seen before is not asked for again where remembering is the game", () => {
  const asked = vi.fn(async () => Response.json([]));
  vi.stubGlobal("fetch", asked);
  const match = { remembering: true } as TableDescription["match"];
  socket().tell({ ...tableMessage(6, view(0, null)), table: { ...told, match } });
  expect(asked).not.toHaveBeenCalled();
  socket().tell({ ...tableMessage(7, view(0, null)), table: { ...told, match, phase: "over" } });
  expect(asked).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("whoever is far behind is shown the last moves only", () => {
  for (let number = 6; number <= 16; number++) socket().tell(played(number, view(number % 2, `${number}`)));
  expect(table.view?.last?.move).toBe("6");
  table.settled();
  expect(table.view?.last?.move).toBe("13");
  expect(table.previous?.last?.move).toBe("12");
});

test("where remembering is the game, what was shown is acknowledged, and nothing before it was shown", () => {
  const match = { remembering: true } as TableDescription["match"];
  socket().tell({ ...tableMessage(5, view(0, null)), table: { ...told, match } });
  socket().tell(played(6, view(1, "a")));
  socket().tell(played(7, view(0, "z")));
  const seen = () =>
    socket()
      .sent.map((text) => JSON.parse(text) as { ask: { do: string; number: number } })
      .filter(({ ask }) => ask.do === "seen")
      .map(({ ask }) => ask.number);
  expect(seen()).toEqual([6]);
  table.settled();
  expect(seen()).toEqual([6, 7]);
});

test("in other games nothing is acknowledged", () => {
  socket().tell(played(6, view(1, "a")));
  expect(socket().sent).toEqual([]);
});

test("what the others did beside a move is told once: a takeback, a hint, time that ran out", () => {
  const people = [{ people: ["ana"] }, { people: ["tom"] }];
  const seated = { ...told, chairs: people } as unknown as TableDescription;
  socket().tell({ ...tableMessage(6, view(0, null)), table: seated });
  const happens = (number: number, event: object, shown: View) =>
    socket().tell({ ...played(number, shown), event: { at: 0, by: null, ...event } });
  happens(7, { kind: "hintasked", seat: 1 }, view(0, null));
  happens(8, { kind: "undone", seat: 1 }, view(1, null));
  happens(9, { kind: "played", seat: 1, how: "time" }, view(1, "x"));
  happens(10, { kind: "played", seat: 1, how: "time" }, view(0, "y"));
  expect(table.talk.map(({ kind, person }) => [kind, person])).toEqual([
    ["hint", "tom"],
    ["undone", "tom"],
    ["time", "tom"],
  ]);
});
