import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { forgetInvitations } from "$lib/invitations.ts";
import { Table } from "$lib/table.svelte.ts";
import { speak } from "$lib/texts.ts";
import type { TableDescription } from "$lib/messages.ts";
import Invite from "../src/parts/Invite.svelte";

let table: Table;
const made = vi.fn();

const toldOf = (invitations: number) => ({ setup: { game: "kala" }, invitations }) as unknown as TableDescription;

beforeEach(async () => {
  await speak("en");
  made.mockClear();
  vi.stubGlobal(
    "WebSocket",
    class {
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (asked: Request) => {
    if (asked.url.includes("/companions")) return Response.json([]);
    made();
    return Response.json(
      { link: `http://house/table/t#${made.mock.calls.length}`, secret: "s", may: "sit", qr: "<svg/>" },
      { status: 201 },
    );
  });
  table = new Table("t");
  table.table = toldOf(1);
  forgetInvitations("t");
});
afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
});

const link = async () => (await screen.findByLabelText<HTMLInputElement>("Link")).value;

test("whoever opens the invitation again finds the same link", async () => {
  render(Invite, { table });
  const first = await link();
  cleanup();
  render(Invite, { table });
  expect(await link()).toBe(first);
  expect(made).toHaveBeenCalledOnce();
});

test("invitations are withdrawn by a button, and a new link is made only if wanted", async () => {
  const ask = vi.spyOn(table, "ask").mockReturnValue(true);
  render(Invite, { table });
  const first = await link();
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw all invitations" }));
  expect(ask).toHaveBeenCalledWith({ do: "withdraw" });
  table.table = toldOf(0);
  await tick();
  expect(screen.queryByLabelText("Link")).toBeNull();
  expect(made).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: "Make a new link" }));
  expect(await link()).not.toBe(first);
});
