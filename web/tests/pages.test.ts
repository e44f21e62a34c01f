import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reason, Refusal } from "$lib/api.ts";
import { connection } from "$lib/connection.svelte.ts";
import { me, type Person } from "$lib/me.svelte.ts";
import { writeItem } from "$lib/storage.ts";
import { say, speak } from "$lib/texts.ts";
import Friends from "../src/pages/Friends.svelte";
import History from "../src/pages/History.svelte";
import Home from "../src/pages/Home.svelte";
import Profile from "../src/pages/Profile.svelte";
import Ratings from "../src/pages/Ratings.svelte";
import Welcome from "../src/parts/Welcome.svelte";

const ANA = { id: "ana", name: "Ana", sign: "●" } as unknown as Person;
const REFUSED = () => Response.json({ key: "k", reason: "Not now." }, { status: 503 });

/** What the house answers, by method and path; what is not named is refused. */
let house: Record<string, () => unknown>;
let asked: string[];

beforeEach(async () => {
  await speak("en");
  house = {};
  asked = [];
  vi.stubGlobal("isSecureContext", false);
  me.person = ANA;
  writeItem("known", "yes");
  vi.stubGlobal("fetch", async (request: Request) => {
    const what = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(what);
    const found = await house[what]?.();
    return found === undefined ? REFUSED() : Response.json(found);
  });
});
afterEach(() => {
  cleanup();
  me.person = null;
  writeItem("known", null);
  vi.unstubAllGlobals();
});

test("friends that cannot be told say why, and nobody waits for them", async () => {
  render(Friends);
  expect(await screen.findByText("Not now.")).toBeTruthy();
  expect(screen.queryByText(say("web-waiting"))).toBeNull();
  expect(screen.queryByText(say("web-friends-none"))).toBeNull();
});

test("a setting of the ratings that fails leaves the page, and the next one that does not clears its words", async () => {
  house = {
    "GET /api/ratings": () => [],
    "GET /api/me/ratings": () => ({ ratings: [], listed: false }),
  };
  render(Ratings);
  const box = await screen.findByRole<HTMLInputElement>("checkbox");
  await fireEvent.click(box);
  expect(await screen.findByText("Not now.")).toBeTruthy();
  expect(box.isConnected).toBe(true);
  expect(box.checked).toBe(false);
  house["PUT /api/me/ratings/listed"] = () => ({ listed: true });
  await fireEvent.click(box);
  expect(await screen.findByText(say("web-rating-listed"))).toBeTruthy();
  expect(screen.queryByText("Not now.")).toBeNull();
});

test("a setting of the profile that fails leaves the page as it was", async () => {
  const shown = { ratings: "everybody", profile: "nobody" };
  const profile = { person: ANA, shown, ratings: [], games: [], company: [], waiting: 0, in_full: true };
  house = { "GET /api/me/profile": () => profile };
  render(Profile, { id: "" });
  const field = await screen.findByLabelText<HTMLSelectElement>(say("web-profile-show-profile"));
  await fireEvent.change(field, { target: { value: "everybody" } });
  expect(await screen.findByText("Not now.")).toBeTruthy();
  expect(field.isConnected).toBe(true);
  await waitFor(() => expect(field.value).toBe("nobody"));
});

test("more of the history is asked for once, however often it is wanted", async () => {
  const told = { table: "t", game: "kala", players: [], result: "won", reason: "rules", seat: 0, seats: 2, ended: 0 };
  const game = (number: number) => ({ ...told, number, number_after: null });
  const pages = [
    { games: Array.from({ length: 20 }, (_, at) => game(30 - at)), next: "11", count: null },
    { games: [game(10)], next: null, count: null },
  ];
  let answer = () => {};
  house = {
    "GET /api/me/companions": () => [],
    "GET /api/me/games": async () => {
      const found = pages.shift();
      await new Promise<void>((done) => (answer = done));
      return found;
    },
  };
  const { container } = render(History);
  const times = () => asked.filter((one) => one === "GET /api/me/games").length;
  await waitFor(() => expect(times()).toBe(1));
  answer();
  const more = await screen.findByRole("button", { name: say("web-history-more") });
  await fireEvent.click(more);
  await fireEvent.click(more);
  await waitFor(() => expect(times()).toBe(2));
  answer();
  await waitFor(() => expect(container.querySelectorAll("[data-game]")).toHaveLength(21));
  expect(times()).toBe(2);
});

test("a page opened after the connection was cut and came back asks once, as any other does", async () => {
  house = { "GET /api/me/companions": () => [], "GET /api/me/games": () => ({ games: [], next: null, count: 0 }) };
  connection.lose();
  connection.find();
  render(History);
  expect(await screen.findByText(say("web-history-none"))).toBeTruthy();
  expect(asked.filter((one) => one === "GET /api/me/games")).toHaveLength(1);
  cleanup();
  asked = [];
  house = { "GET /api/me/tables": () => [], "GET /api/tables": () => [] };
  render(Home);
  await waitFor(() => expect(asked).toContain("GET /api/tables"));
  expect(asked.filter((one) => one === "GET /api/tables")).toHaveLength(1);
});

test("whoever comes by a link is shown the lesson that the client has", async () => {
  const setup = { game: "kala", seats: 2, options: {}, clock: { kind: "game", amount: 0 }, takebacks: "free" };
  const glimpse = { setup, phase: "gathering", people: [], free: 1, rated: false, may: "sit" };
  house = { "POST /api/tables/t/glimpse": () => ({ ...glimpse, suggested_name: "Bob", suggested_sign: "■" }) };
  const { container } = render(Welcome, { table: "t", invitation: null, onknown: () => {} });
  await waitFor(() => expect(container.querySelector('a[href="/learn/kala"]')).not.toBeNull());
});

test("what the house did not refuse is told to programmers, and a cut network is not", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const fault = new TypeError("undefined is no game");
  expect(reason(new Refusal(0, "web-offline", "No network."))).toBe("No network.");
  expect(told).not.toHaveBeenCalled();
  expect(reason(fault)).toBe(say("web-broken"));
  expect(told).toHaveBeenCalledWith(fault);
  told.mockRestore();
});
