import { beforeEach, expect, test } from "vitest";
import { BEFORE, Composition } from "../../src/games/rondorondo/composition.svelte.ts";
import { applied, upTo } from "../../src/games/rondorondo/placement.ts";

let made: Composition;
beforeEach(() => {
  made = new Composition();
  made.follow("MARe", "AEENT?-", true);
});

const lay = (place: number, card: string, how = {}) => made.lay(place, made.free(card)!, how);

test("cards laid are written one symbol per compartment", () => {
  lay(1, "E");
  expect(made.notation).toBe(".E..");
  lay(made.after, "T");
  expect(made.notation).toBe(".E..>T");
  expect(made.word).toBe("MERET");
});

test("the rack grows at the beginning too, a joker is written small, an eraser as a stroke", () => {
  lay(BEFORE, "?", { letter: "A" });
  lay(3, "-");
  expect(made.notation).toBe("a<...-");
  expect(made.word).toBe("AMAR");
});

test("a card face down is written in brackets, and shows nothing", () => {
  lay(0, "N", { faceDown: true });
  expect(made.notation).toBe("[N]...");
  expect(made.shows(0)).toBe("#");
});

test("an empty rack takes a word of three letters", () => {
  made.follow("...", "AEENT?-", true);
  lay(0, "A");
  lay(1, "N");
  lay(2, "E");
  expect(made.notation).toBe("ANE");
});

test("a card is in one place only, and each card is laid once", () => {
  const [e] = made.hand.filter(({ card }) => card === "E");
  made.lay(0, e!);
  made.lay(2, e!);
  expect(made.notation).toBe("..E.");
  lay(0, "E");
  expect(made.free("E")).toBeUndefined();
});

test("taken back cards are in the hand again", () => {
  lay(1, "E");
  made.takeBack(1);
  expect(made.notation).toBe("....");
  lay(1, "T");
  made.clear();
  expect(made.placed.size).toBe(0);
});

test("after an exchange what lies in the rack stays, as long as it is held", () => {
  lay(1, "E");
  lay(2, "T");
  made.follow("MARe", "AEENS?-", true);
  expect(made.notation).toBe(".E..");
  expect(made.hand.map(({ card }) => card).join("")).toBe("AEEN?-S");
});

test("another word in the rack takes all cards back", () => {
  lay(1, "E");
  made.follow("MERe", "AENT?-S", true);
  expect(made.placed.size).toBe(0);
});

test("a laying is read back from its notation", () => {
  expect(applied("MARe", ".E..>S")).toEqual([
    { symbol: "M", fresh: false, covers: "" },
    { symbol: "E", fresh: true, covers: "A" },
    { symbol: "R", fresh: false, covers: "" },
    { symbol: "e", fresh: false, covers: "" },
    { symbol: "S", fresh: true, covers: "" },
  ]);
  expect(
    applied("MARe", "T<[*]..-")
      .map(({ symbol }) => symbol)
      .join(""),
  ).toBe("T#AR-");
  expect(
    applied("...", "MEr")
      .map(({ symbol }) => symbol)
      .join(""),
  ).toBe("MEr");
});

test("a word is told card by card", () => {
  const slots = applied("MAR", "G.>E".replace("G.", "G.."));
  const symbols = (laid: number) =>
    upTo(slots, laid)
      .map(({ symbol }) => symbol || "_")
      .join("");
  expect([symbols(0), symbols(1), symbols(2)]).toEqual(["MAR_", "GAR_", "GARE"]);
});
