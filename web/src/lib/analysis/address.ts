/** An analysis in an address: after the #, so that it stays in the browser and in no log of the house. */
import { pack, unpack, unwrap, wrap } from "../record-link.ts";
import { inOrder, lineTo, read, ROOT, written, type NodeId, type Ply, type Start, type Tree } from "./tree.ts";

/** What all browsers and most messengers carry. */
const LONGEST = 6000;

/** Before what is not packed; no packed text has it. */
const WRAPPED = "~";

/** `[move]`, `[move, after]` or `[move, after, comment]`, as short as it can be. */
type Short = [move: string, after?: number | null, comment?: string];

interface Content {
  start: Start;
  comment?: string;
  plies: Short[];
}

/** The whole tree if it is short; else what led to the position that is shown. */
export async function addressOf(tree: Tree, at: NodeId): Promise<string> {
  const whole = await part(tree, at);
  if (whole.length <= LONGEST) return whole;
  const line = lineTo(tree, at);
  return part(line, line.nodes.length - 1);
}

/** The whole tree at once, for whoever leaves before it is packed. */
export function hastyAddressOf(tree: Tree, at: NodeId): string {
  return `${WRAPPED}${wrap(contentOf(tree))}.${inOrder(tree).indexOf(at)}`;
}

async function part(tree: Tree, at: NodeId): Promise<string> {
  return `${await pack(contentOf(tree))}.${inOrder(tree).indexOf(at)}`;
}

function contentOf(tree: Tree): string {
  const { start, comment, plies } = written(tree);
  const content: Content = { start, ...(comment ? { comment } : {}), plies: plies.map(short) };
  return JSON.stringify(content);
}

function short({ move, after = null, comment = "" }: Ply): Short {
  if (comment) return [move, after, comment];
  return after === null ? [move] : [move, after];
}

/** Whatever is no address of a tree is refused (TypeError, SyntaxError, RangeError). */
export async function readAddress(hash: string): Promise<{ tree: Tree; at: NodeId }> {
  const [packed = "", number = "0"] = hash.split(".");
  const text = packed.startsWith(WRAPPED) ? unwrap(packed.slice(WRAPPED.length)) : await unpack(packed);
  const { start, comment = "", plies } = JSON.parse(text) as Content;
  const tree = read({
    start,
    comment,
    plies: plies.map(([move, after = null, comment = ""]) => ({ move, after, comment })),
  });
  return { tree, at: inOrder(tree)[Number(number)] ?? ROOT };
}
