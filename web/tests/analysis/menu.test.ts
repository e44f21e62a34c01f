import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisState } from "$lib/analysis/analysis.svelte.ts";
import { speak } from "$lib/texts.ts";
import AnalysisMenu from "../../src/parts/analysis/AnalysisMenu.svelte";

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ status: 409, key: "analysis-text", reason: "No tree." }, { status: 409 })),
  );
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what was said of one thing is gone when another is done, and nothing pasted is told", async () => {
  const state = { game: "kala", address: () => Promise.resolve("a.b") } as unknown as AnalysisState;
  render(AnalysisMenu, { state, ondone: () => {} });
  const field = screen.getByRole("textbox");
  const copied = () => screen.getByRole("status").textContent;
  await fireEvent.click(screen.getAllByRole("button")[0]!);
  await vi.waitFor(() => expect(copied()).not.toBe(""));
  await fireEvent.input(field, { target: { value: "no tree" } });
  expect(copied()).toBe("");
  await fireEvent.submit(field.closest("form")!);
  expect((await screen.findByRole("alert")).textContent).toBe("No tree.");
  await fireEvent.input(field, { target: { value: " " } });
  expect(screen.queryByRole("alert")).toBeNull();
  await fireEvent.submit(field.closest("form")!);
  expect((await screen.findByRole("alert")).textContent).toBe("Paste a text first, or open a file.");
  await fireEvent.click(screen.getAllByRole("button")[0]!);
  expect(screen.queryByRole("alert")).toBeNull();
});
