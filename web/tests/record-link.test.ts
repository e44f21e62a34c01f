import { expect, test } from "vitest";
import { pack, unpack } from "$lib/record-link.ts";
import { readOptions } from "$lib/trials.ts";

test("a record survives its way through a link", async () => {
  const record = "game: kala\nmoves: a1a2a3a4 … « été »\n".repeat(40);
  const packed = await pack(record);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed.length).toBeLessThan(record.length);
  expect(await unpack(packed)).toBe(record);
});

test("options are read as the library writes them", () => {
  expect(readOptions("first=0 penalty=no flow=simple handicap=-4")).toEqual({
    first: 0,
    penalty: false,
    flow: "simple",
    handicap: -4,
  });
});
