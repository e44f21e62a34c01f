import { afterEach, expect, test, vi } from "vitest";
import { heedKeys } from "$lib/replay-keys.ts";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A board that walks with arrows by itself, and a field beside it. */
function page() {
  document.body.innerHTML = `<div class="board"><button>a1</button></div><textarea></textarea>`;
  const walk = vi.fn((event: KeyboardEvent) => event.preventDefault());
  const next = vi.fn();
  const cell = document.querySelector("button")!;
  cell.addEventListener("keydown", (event) => event.key.startsWith("Arrow") && walk(event));
  stop = heedKeys({ next });
  return { walk, next, cell, field: document.querySelector("textarea")! };
}

function press(target: Element, key: string) {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

test("arrows walk on the board for those who came by keyboard", () => {
  const { walk, next, cell } = page();
  press(cell, "Tab");
  press(cell, "ArrowRight");
  expect([walk.mock.calls.length, next.mock.calls.length]).toEqual([1, 0]);
});

test("whoever pointed at a cell goes through the moves with arrows, until they take to the keyboard", () => {
  const { walk, next, cell } = page();
  cell.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press(cell, "ArrowRight");
  press(cell, "ArrowRight");
  expect([walk.mock.calls.length, next.mock.calls.length]).toEqual([0, 2]);
  press(cell, "Enter");
  press(cell, "ArrowRight");
  expect([walk.mock.calls.length, next.mock.calls.length]).toEqual([1, 2]);
});

test("keys that a field wants stay there", () => {
  const { next, field } = page();
  field.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  for (const key of ["ArrowRight", "j", " "]) press(field, key);
  expect(next).not.toHaveBeenCalled();
  press(document.body, "j");
  expect(next).toHaveBeenCalledOnce();
});
