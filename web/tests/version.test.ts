import { beforeEach, expect, test, vi } from "vitest";

async function fresh(own: string) {
  document.head.innerHTML = `<meta name="version" content="${own}" />`;
  document.body.innerHTML = "";
  vi.resetModules();
  const { version } = await import("$lib/version.svelte.ts");
  const reload = vi.spyOn(version, "reload").mockImplementation(() => {});
  version.watch();
  return { version, reload };
}

function lookAway(): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  history.replaceState(null, "", "/");
});

test("a page of the house's own version has nothing to do", async () => {
  const { version, reload } = await fresh("1+a");
  version.hear("1+a");
  version.hear(null);
  lookAway();
  expect(version.isReady).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("an older page loads itself anew when nobody looks", async () => {
  const { version, reload } = await fresh("1+a");
  version.hear("2+b");
  expect(version.isReady).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  lookAway();
  expect(reload).toHaveBeenCalledOnce();
});

test("not while somebody is in the middle of something", async () => {
  const { version, reload } = await fresh("1+a");
  version.hear("2+b");
  const letGo = version.hold(() => true);
  expect(version.isHeld).toBe(true);
  lookAway();
  expect(reload).not.toHaveBeenCalled();
  letGo();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(reload).toHaveBeenCalledOnce();
});

test.each(["<dialog open></dialog>", "<input type='text' class='written' />"])("nor with %s", async (half) => {
  const { version, reload } = await fresh("1+a");
  document.body.innerHTML = half;
  const field = document.querySelector<HTMLInputElement>(".written");
  if (field) field.value = "half";
  version.hear("2+b");
  lookAway();
  expect(reload).not.toHaveBeenCalled();
});

test("nor in a lesson, whose place is nowhere but in the page", async () => {
  history.replaceState(null, "", "/learn/kala");
  const { version, reload } = await fresh("1+a");
  version.hear("2+b");
  lookAway();
  expect(reload).not.toHaveBeenCalled();
});

test("while one works on the client it has no version, and stays", async () => {
  const { version } = await fresh("");
  version.hear("2+b");
  expect(version.isReady).toBe(false);
});
