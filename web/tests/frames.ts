/** Views as the library writes them, from games played on the spot: see gallery/frames.py for what can be asked. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { View } from "$lib/board.ts";

const VENV = "../.venv/bin/python"; // tests run in the client's folder
const PYTHON = existsSync(VENV) ? VENV : "python3";

export interface Frame<V extends View> {
  view: V;
  acts: boolean;
  moves: string[] | null;
}

export function frames<V extends View>(asked: Record<string, string | number>): Frame<V>[] {
  const told = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return JSON.parse(
    execFileSync(PYTHON, ["gallery/frames.py", JSON.stringify(told)], { encoding: "utf8" }),
  ) as Frame<V>[];
}

/** The last of them. */
export function frame<V extends View>(asked: Record<string, string | number>): Frame<V> {
  const last = frames<V>(asked).at(-1);
  if (!last) throw new Error("no view");
  return last;
}
