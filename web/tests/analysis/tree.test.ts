import { expect, test } from "vitest";
import { addressOf, hastyAddressOf, readAddress } from "$lib/analysis/address.ts";
import { changed, redone, replaced, unchanged, undone } from "$lib/analysis/changes.ts";
import {
  add,
  addLine,
  besides,
  branchOf,
  commented,
  depthOf,
  endOf,
  inOrder,
  movesTo,
  nodeOf,
  planted,
  promoted,
  read,
  removed,
  ROOT,
  written,
  type Tree,
} from "$lib/analysis/tree.ts";

const START = { seats: 2, options: { reserve: 12 }, seed: "7" };

/** a b c, and instead of b: x y (instead of y: z), or w. */
function bush(): Tree {
  const [line] = addLine(planted(START), ROOT, ["a", "b", "c"]);
  const [beside, x] = add(line, 1, "x");
  const [longer] = add(beside, x, "y");
  const [more] = add(longer, x, "z");
  return add(more, 1, "w")[0];
}

function moves(tree: Tree): string {
  return inOrder(tree)
    .map((id) => nodeOf(tree, id).move)
    .join("");
}

function told(tree: Tree): string[][] {
  return inOrder(tree).map((id) => [nodeOf(tree, id).comment, ...movesTo(tree, id)]);
}

test("a move that was made there before leads to the same node", () => {
  const tree = bush();
  const [same, id] = add(tree, 1, "b");
  expect(same).toBe(tree);
  expect(movesTo(tree, id)).toEqual(["a", "b"]);
  expect(addLine(tree, ROOT, ["a", "x", "q"])[0].nodes.length).toBe(tree.nodes.length + 1);
});

test("the main line comes first, and what was promoted comes before it", () => {
  const tree = bush();
  expect(moves(tree)).toBe("abcxyzw");
  const z = 6;
  expect(nodeOf(tree, z).move).toBe("z");
  const once = promoted(tree, z);
  expect(moves(once)).toBe("abcxzyw");
  expect(branchOf(once, z)).toBe(4);
  const twice = promoted(once, z);
  expect(moves(twice)).toBe("axzybcw");
  expect(branchOf(twice, z)).toBeNull();
  expect(promoted(twice, z)).toBe(twice);
  expect(endOf(twice, ROOT)).toBe(z);
  expect(depthOf(twice, z)).toBe(3);
});

test("what is deleted goes with all that follows it; the beginning stays", () => {
  const tree = bush();
  expect(moves(removed(tree, 4))).toBe("abcw");
  expect(removed(tree, ROOT)).toBe(tree);
  expect([2, 4, 7].map((id) => besides(tree, id))).toEqual([4, 7, 2]);
  expect(besides(tree, 1)).toBeNull();
  expect(besides(tree, ROOT)).toBeNull();
});

test("every change can be taken back and made again, without end", () => {
  let changes = unchanged({ tree: planted(START), at: ROOT });
  for (let move = 0; move < 300; move++) {
    const [tree, at] = add(changes.now.tree, changes.now.at, `m${move}`);
    changes = changed(changes, { tree, at });
  }
  changes = changed(changes, { ...changes.now, tree: commented(changes.now.tree, 3, "hm") });
  changes = replaced(changes, { ...changes.now, at: 5 });
  const end = changes.now;
  for (let back = 0; back < 400; back++) changes = undone(changes);
  expect(changes.now.tree.nodes.length).toBe(1);
  for (let on = 0; on < 400; on++) changes = redone(changes);
  expect(changes.now).toEqual(end);
  changes = changed(undone(changes), { tree: planted(START), at: ROOT });
  expect(redone(changes)).toEqual(changes);
});

test("a tree survives as a list, whatever its moves and comments are made of", () => {
  let tree = bush();
  tree = commented(tree, ROOT, "Début");
  tree = commented(tree, 4, "mieux ? {oui}\n(non)");
  [tree] = addLine(removed(tree, 5), 3, ["two words", "(", "....>S", ""]);
  const again = read(written(tree));
  expect(told(again)).toEqual(told(tree));
  expect(again.start).toEqual(START);
  expect(read(written(again))).toEqual(again);
  expect(written(bush()).plies).toEqual([
    { move: "a" },
    { move: "b" },
    { move: "c" },
    { move: "x", after: 1 },
    { move: "y" },
    { move: "z", after: 4 },
    { move: "w", after: 1 },
  ]);
  expect(() => read({ start: START, plies: [{ move: "a", after: 3 }] })).toThrow(RangeError);
});

test("a short tree fits into an address; of a long one, what led to the position", async () => {
  const tree = bush();
  const { tree: same, at } = await readAddress(await addressOf(tree, 6));
  expect(told(same)).toEqual(told(tree));
  expect(movesTo(same, at)).toEqual(["a", "x", "z"]);

  let long = tree;
  let seed = 1;
  const odd = () => (seed = (seed * 48271) % 2147483647).toString(36);
  for (let number = 0; number < 600; number++) [long] = add(long, 1, odd() + odd() + odd());
  const address = await addressOf(long, 6);
  expect(address.length).toBeLessThan(200);
  const line = await readAddress(address);
  expect(movesTo(line.tree, line.at)).toEqual(["a", "x", "z"]);
});

test("whoever leaves before a tree is packed finds it again, whatever was said of it", async () => {
  const tree = commented(bush(), 6, "à côté… 𝄞");
  const { tree: same, at } = await readAddress(hastyAddressOf(tree, 6));
  expect(told(same)).toEqual(told(tree));
  expect(movesTo(same, at)).toEqual(["a", "x", "z"]);
});

test("a game of thousands of moves is no deeper than any other", () => {
  const moves = Array.from({ length: 5000 }, (_, number) => `m${number % 9}`);
  const [tree, ids] = addLine(planted(START), ROOT, moves);
  const again = read(written(tree));
  expect(inOrder(again).length).toBe(5001);
  expect(depthOf(promoted(again, ids.at(-1)!), ids.at(-1)!)).toBe(5000);
});
