/** A tree of moves as a value: every change gives another tree, so that all of them can be taken back. */
import type { Schemas } from "../schemas.ts";

/** Where a node stands among the nodes of its tree; 0 is the beginning. */
export type NodeId = number;

interface TreeNode {
  /** The move that led here; empty at the beginning. */
  readonly move: string;
  readonly parent: NodeId;
  /** What was played from here; the first goes on with the main line. */
  readonly children: readonly NodeId[];
  readonly comment: string;
}

/** What a tree begins with: a new game or a position, as the house tells it. */
export type Start = Readonly<Schemas["AnalysisStart"]>;

/** A move, and the number of the position in which it is played; without one, the position before it in the list. */
export type Ply = Readonly<Schemas["Ply"]>;

/** A tree as a list, in which position 0 is the start and each ply leads to the next. */
export interface Written {
  readonly start: Start;
  readonly comment?: string;
  readonly plies: readonly Ply[];
}

export interface Tree {
  readonly start: Start;
  /** What is deleted stays here and is in nobody's children. */
  readonly nodes: readonly TreeNode[];
}

export const ROOT: NodeId = 0;

export function planted(start: Start): Tree {
  return { start, nodes: [{ move: "", parent: ROOT, children: [], comment: "" }] };
}

export function nodeOf(tree: Tree, id: NodeId): TreeNode {
  return tree.nodes[id]!;
}

/** A move from there: the node that it leads to, which may have been there before. */
export function add(tree: Tree, from: NodeId, move: string): [Tree, NodeId] {
  const known = childOf(tree, from, move);
  if (known !== null) return [tree, known];
  const id = tree.nodes.length;
  const parent = nodeOf(tree, from);
  const nodes = tree.nodes.with(from, { ...parent, children: [...parent.children, id] });
  nodes.push({ move, parent: from, children: [], comment: "" });
  return [{ ...tree, nodes }, id];
}

/** Several moves, one after the other; the nodes that they lead to. */
export function addLine(tree: Tree, from: NodeId, moves: readonly string[]): [Tree, NodeId[]] {
  const nodes = [...tree.nodes];
  const ids: NodeId[] = [];
  let at = from;
  for (const move of moves) {
    const parent = nodes[at]!;
    const known = parent.children.find((child) => nodes[child]!.move === move);
    const id = known ?? nodes.length;
    if (known === undefined) {
      nodes[at] = { ...parent, children: [...parent.children, id] };
      nodes.push({ move, parent: at, children: [], comment: "" });
    }
    ids.push(id);
    at = id;
  }
  return [{ ...tree, nodes }, ids];
}

export function childOf(tree: Tree, from: NodeId, move: string): NodeId | null {
  return nodeOf(tree, from).children.find((child) => nodeOf(tree, child).move === move) ?? null;
}

export function commented(tree: Tree, id: NodeId, comment: string): Tree {
  if (nodeOf(tree, id).comment === comment) return tree;
  return { ...tree, nodes: tree.nodes.with(id, { ...nodeOf(tree, id), comment }) };
}

/** The line through that node comes before those beside it; already the main line: nothing changes. */
export function promoted(tree: Tree, id: NodeId): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const { parent } = nodeOf(tree, branch);
  const before = nodeOf(tree, parent);
  const children = [branch, ...before.children.filter((child) => child !== branch)];
  return { ...tree, nodes: tree.nodes.with(parent, { ...before, children }) };
}

/** Where the line through that node leaves the one that goes on before it; null on the main line. */
export function branchOf(tree: Tree, id: NodeId): NodeId | null {
  for (let at = id; at !== ROOT; at = nodeOf(tree, at).parent) if (!isFirst(tree, at)) return at;
  return null;
}

/** Without that node and all that follows it; the beginning stays. */
export function removed(tree: Tree, id: NodeId): Tree {
  if (id === ROOT) return tree;
  const { parent } = nodeOf(tree, id);
  const before = nodeOf(tree, parent);
  const children = before.children.filter((child) => child !== id);
  return { ...tree, nodes: tree.nodes.with(parent, { ...before, children }) };
}

/** From the beginning to that node, both of them with it. */
export function pathTo(tree: Tree, id: NodeId): NodeId[] {
  const path = [id];
  for (let at = id; at !== ROOT; at = nodeOf(tree, at).parent) path.push(nodeOf(tree, at).parent);
  return path.reverse();
}

export function movesTo(tree: Tree, id: NodeId): string[] {
  return pathTo(tree, id)
    .slice(1)
    .map((one) => nodeOf(tree, one).move);
}

/** The end of the line that goes on from that node. */
export function endOf(tree: Tree, id: NodeId): NodeId {
  for (let at = id; ;) {
    const next = nodeOf(tree, at).children[0];
    if (next === undefined) return at;
    at = next;
  }
}

/** The next of what was played in the same position, and after the last the first; null where there is no other. */
export function besides(tree: Tree, id: NodeId): NodeId | null {
  if (id === ROOT) return null;
  const { children } = nodeOf(tree, nodeOf(tree, id).parent);
  return children.length > 1 ? (children[(children.indexOf(id) + 1) % children.length] ?? null) : null;
}

export function isFirst(tree: Tree, id: NodeId): boolean {
  return id === ROOT || nodeOf(tree, nodeOf(tree, id).parent).children[0] === id;
}

/** Every node that can be reached, each line before those beside it. */
export function inOrder(tree: Tree): NodeId[] {
  const found: NodeId[] = [];
  const waiting = [ROOT];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    found.push(at);
    waiting.push(...nodeOf(tree, at).children.toReversed());
  }
  return found;
}

/** Only what leads to that node. */
export function lineTo(tree: Tree, id: NodeId): Tree {
  let [line] = addLine(planted(tree.start), ROOT, movesTo(tree, id));
  for (const [at, one] of pathTo(tree, id).entries()) line = commented(line, at, nodeOf(tree, one).comment);
  return line;
}

/** How many moves that node is from the beginning. */
export function depthOf(tree: Tree, id: NodeId): number {
  let depth = 0;
  for (let at = id; at !== ROOT; at = nodeOf(tree, at).parent) depth += 1;
  return depth;
}

/** The tree as a list: every line before those beside it, so that the first ply after a position is its main one. */
export function written(tree: Tree, order: readonly NodeId[] = inOrder(tree)): Written {
  const numbers = new Map(order.map((id, number) => [id, number]));
  const plies = order.slice(1).map((id, at): Ply => {
    const { move, parent, comment } = nodeOf(tree, id);
    const after = numbers.get(parent)!;
    return { move, ...(after === at ? {} : { after }), ...(comment ? { comment } : {}) };
  });
  return { start: tree.start, comment: nodeOf(tree, ROOT).comment, plies };
}

/** Position numbers are the nodes of the tree that is read. */
export function read({ start, comment = "", plies }: Written): Tree {
  const nodes: { move: string; parent: NodeId; children: NodeId[]; comment: string }[] = [
    { move: "", parent: ROOT, children: [], comment },
  ];
  for (const [at, { move, after, comment: said = "" }] of plies.entries()) {
    const parent = after ?? at;
    const before = nodes[parent];
    if (!before) throw new RangeError(`ply ${at + 1} is played after ${parent}`);
    before.children.push(nodes.length);
    nodes.push({ move, parent, children: [], comment: said });
  }
  return { start, nodes };
}
