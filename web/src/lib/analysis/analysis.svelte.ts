/** An analysis: its tree, the position that is shown, with whose eyes, and all that can be taken back. */
import { announce } from "../announcements.ts";
import { reason } from "../api.ts";
import type { View } from "../board.ts";
import { games } from "../games.svelte.ts";
import { sightOf, type Eyes } from "../replays.ts";
import type { Schemas } from "../schemas.ts";
import { say } from "../texts.ts";
import { addressOf, hastyAddressOf } from "./address.ts";
import { changed, redone, replaced, unchanged, undone, type Changes } from "./changes.ts";
import { positionsOf, type Position, type ReadTree } from "./questions.ts";
import {
  addLine,
  besides,
  childOf,
  commented,
  depthOf,
  endOf,
  inOrder,
  movesTo,
  nodeOf,
  pathTo,
  promoted,
  removed,
  ROOT,
  written,
  type NodeId,
  type Start,
  type Tree,
} from "./tree.ts";

/** Whoever is to act, a seat, a spectator (null), or everything open. */
export type AnalysisEyes = Eyes | "turn";

/** What is taken back as one. */
interface Moment {
  tree: Tree;
  /** The node that is shown. */
  at: NodeId;
  /** The end of the line that one walks along. */
  end: NodeId;
  /** What each seat's player was called, where a game says. */
  players: readonly string[];
}

/** A move in words, from its notation and what its player saw. */
export type Saying = (move: string, view: View) => string;

export class AnalysisState {
  private changes: Changes<Moment>;
  /** Positions that the house told, by what led to them. */
  private known = $state.raw<ReadonlyMap<string, Position>>(new Map());
  eyes = $state<AnalysisEyes>("turn");
  /** Which seat is at the bottom of the drawing. */
  bottom = $state(0);
  /** Why the last thing that was asked for was not done. */
  wrong = $state("");
  /** Whether the house is asked about a move. */
  isBusy = $state(false);
  /** How often a move was refused: the board begins anew. */
  refusals = $state(0);
  /** The node that the motion comes from. */
  private from = $state<NodeId | null>(null);
  saying = $state.raw<Saying>((move) => move);

  readonly order = $derived.by(() => inOrder(this.tree));
  private readonly keys = $derived.by(() => keysOf(this.tree, this.order));
  readonly line = $derived.by(() => pathTo(this.tree, this.changes.now.end));
  readonly seats = $derived.by(() => this.tree.start.seats ?? 2);
  readonly names = $derived.by(() => {
    const { players } = this.changes.now;
    return Array.from({ length: this.seats }, (_, seat) => players[seat] || games.seatName(this.game, seat));
  });

  private constructor(
    readonly game: string,
    /** How many moves the house takes in one tree. */
    readonly mostPlies: number,
    moment: Moment,
  ) {
    this.changes = $state.raw(unchanged(moment));
  }

  /** `found`: what the house read this tree from. */
  static async open(
    game: string,
    tree: Tree,
    { at = ROOT, found, mostPlies = 400 }: { at?: NodeId; found?: ReadTree | undefined; mostPlies?: number } = {},
  ): Promise<AnalysisState> {
    const [whole, ids, positions] = await toldOf(game, tree, found);
    const players = found?.players ?? [];
    const state = new AnalysisState(game, mostPlies, { tree: whole, at, end: endOf(whole, at), players });
    state.learn(whole, ids, positions);
    return state;
  }

  get tree(): Tree {
    return this.changes.now.tree;
  }

  get at(): NodeId {
    return this.changes.now.at;
  }

  get canUndo(): boolean {
    return this.changes.before.length > 0;
  }

  get canRedo(): boolean {
    return this.changes.after.length > 0;
  }

  /** The same for the same position, whatever else is in the tree. */
  get key(): string {
    return this.keys.get(this.at) ?? "";
  }

  get position(): Position {
    return this.positionAt(this.at)!;
  }

  positionAt(id: NodeId): Position | undefined {
    return this.known.get(this.keys.get(id) ?? "");
  }

  get isOver(): boolean {
    return this.position.turn === null;
  }

  /** Whose eyes are meant, now. */
  get lookingEyes(): Eyes {
    return this.eyes === "turn" ? (this.position.turn ?? "open") : this.eyes;
  }

  get sight(): Schemas["SeenPosition"] {
    return sightOf(this.position.frame, this.lookingEyes);
  }

  /** The position before with the eyes that look now, to move from. */
  get previous(): View | null {
    const before = this.from === null ? undefined : this.positionAt(this.from);
    return before ? sightOf(before.frame, this.lookingEyes).view : null;
  }

  /** Whether whoever is to act sees what is shown, or all see the same: then the board takes their moves. */
  get acts(): boolean {
    const { turn } = this.position;
    const isForAll = this.eyes === "open" && games.named(this.game)?.secret === "common";
    return !this.isBusy && turn !== null && (isForAll || this.lookingEyes === turn);
  }

  /** What those eyes saw on the way here, oldest first. */
  get history(): View[] {
    const eyes = this.lookingEyes;
    const path = pathTo(this.tree, this.at).slice(0, -1);
    return path.flatMap((id) => {
      const position = this.positionAt(id);
      return position ? [sightOf(position.frame, eyes).view] : [];
    });
  }

  /** The move that leads to a node, as players say it. */
  wordsOf(id: NodeId): string {
    const { move, parent } = nodeOf(this.tree, id);
    if (id === ROOT) return say("web-analysis-beginning");
    const before = this.positionAt(parent);
    return before ? this.saying(move, sightOf(before.frame, before.turn ?? "open").view) : move;
  }

  /** A move that may be made in the position shown, in the same words. */
  sayingOf(move: string): string {
    return this.saying(move, sightOf(this.position.frame, this.position.turn ?? "open").view);
  }

  seatOf(id: NodeId): number | null {
    return id === ROOT ? null : (this.positionAt(nodeOf(this.tree, id).parent)?.turn ?? null);
  }

  look(eyes: AnalysisEyes): void {
    this.eyes = eyes;
    this.from = null;
  }

  turnBoard(): void {
    this.bottom = (this.bottom + 1) % this.seats;
    this.from = null;
  }

  show(id: NodeId, isAnimated = false): void {
    const { tree, at, end } = this.changes.now;
    this.from = isAnimated && nodeOf(tree, id).parent === at && id !== at ? at : null;
    this.wrong = "";
    const course = this.line.includes(id) ? end : endOf(tree, id);
    this.changes = replaced(this.changes, { ...this.changes.now, at: id, end: course });
    announce(this.told(id, this.from !== null));
  }

  /** Along the line that one walks: the way one came is the way one goes on. */
  go(by: 1 | -1): void {
    const to = this.line[this.line.indexOf(this.at) + by];
    if (to !== undefined) this.show(to, by === 1);
  }

  /** To what was played instead, and after the last of it to the first again. */
  goAround(): void {
    const to = besides(this.tree, this.at);
    if (to !== null) this.show(to);
  }

  goFirst(): void {
    this.show(ROOT);
  }

  goLast(): void {
    this.show(this.changes.now.end);
  }

  /** A move in the position that is shown: the same one twice leads to the same place. */
  async play(move: string): Promise<void> {
    const known = childOf(this.tree, this.at, move);
    if (known !== null) return this.show(known, true);
    await this.playLine([move]);
  }

  /** Several moves, one after the other; the first of them is shown. */
  async playLine(moves: readonly string[]): Promise<void> {
    const { tree, at } = this.changes.now;
    if (this.isBusy) return;
    if (this.order.length - 1 + moves.length > this.mostPlies) return this.refuse(say("web-analysis-full"));
    this.isBusy = true;
    this.wrong = "";
    const before = movesTo(tree, at);
    const plies = [...before, ...moves].map((move) => ({ move }));
    try {
      const { positions } = await positionsOf(this.game, { start: tree.start, plies }, before.length + 1);
      if (this.tree !== tree) return; // meanwhile something else was changed
      const [grown, ids] = addLine(tree, at, moves);
      this.learn(grown, ids, positions);
      const isHere = this.at === at;
      this.from = isHere ? at : null;
      const now = { ...this.changes.now, tree: grown, ...(isHere ? { at: ids[0]!, end: ids.at(-1)! } : {}) };
      this.changes = (grown.nodes.length === tree.nodes.length ? replaced : changed)(this.changes, now);
    } catch (why) {
      this.refuse(reason(why));
    } finally {
      this.isBusy = false;
    }
  }

  private refuse(why: string): void {
    this.wrong = why;
    this.refusals += 1;
    announce(why);
  }

  comment(id: NodeId, words: string): void {
    const tree = commented(this.tree, id, words.trim());
    if (tree !== this.tree) this.changes = changed(this.changes, { ...this.changes.now, tree });
  }

  /** The line through the node that is shown comes before those beside it. */
  promote(): void {
    const tree = promoted(this.tree, this.at);
    if (tree === this.tree) return;
    this.changes = changed(this.changes, { ...this.changes.now, tree });
    announce(say("web-analysis-promoted"));
  }

  /** Deletes the move that is shown and what follows it. */
  remove(): void {
    if (this.at === ROOT) return;
    const words = this.wordsOf(this.at);
    const { parent } = nodeOf(this.tree, this.at);
    const tree = removed(this.tree, this.at);
    this.from = null;
    this.changes = changed(this.changes, { ...this.changes.now, tree, at: parent, end: endOf(tree, parent) });
    announce(say("web-analysis-removed", { move: words }));
  }

  /** Begins anew from another start, or with another tree; that, too, can be taken back. */
  async plant(tree: Tree, found?: ReadTree): Promise<void> {
    const [whole, ids, positions] = await toldOf(this.game, tree, found);
    this.learn(whole, ids, positions);
    this.from = null;
    this.wrong = "";
    const players = found?.players ?? [];
    this.changes = changed(this.changes, { tree: whole, at: ROOT, end: endOf(whole, ROOT), players });
  }

  undo(): void {
    this.take(undone(this.changes), "web-analysis-undone");
  }

  redo(): void {
    this.take(redone(this.changes), "web-analysis-redone");
  }

  private take(changes: Changes<Moment>, words: string): void {
    if (changes.now === this.changes.now) return;
    this.from = null;
    this.wrong = "";
    this.changes = changes;
    announce(`${say(words)} ${this.told(this.at)}`);
  }

  address(): Promise<string> {
    return addressOf(this.tree, this.at);
  }

  /** The same at once, and longer. */
  hastyAddress(): string {
    return hastyAddressOf(this.tree, this.at);
  }

  get start(): Start {
    return this.tree.start;
  }

  /** Where one is, for those who listen: the move, unless the board tells it, what is said of it, and what else was played. */
  private told(id: NodeId, isTold = false): string {
    const { comment, parent } = nodeOf(this.tree, id);
    const { children } = nodeOf(this.tree, parent);
    const at = { number: depthOf(this.tree, id), words: this.wordsOf(id) };
    const others = id === ROOT ? 0 : children.length - 1;
    return [
      isTold ? "" : id === ROOT ? say("web-analysis-beginning") : say("web-analysis-at", at),
      others ? say("web-analysis-beside", { at: children.indexOf(id) + 1, all: children.length }) : "",
      comment,
    ].join(" ");
  }

  private learn(tree: Tree, ids: readonly NodeId[], positions: readonly Position[]): void {
    const keys = keysOf(tree, inOrder(tree));
    const known = new Map(this.known);
    ids.forEach((id, at) => {
      const position = positions[at];
      if (position) known.set(keys.get(id)!, position);
    });
    this.known = known;
  }
}

/** The tree with what was left open of its start, and its positions: asked for at once, unless it was read with them. */
async function toldOf(
  game: string,
  tree: Tree,
  found: ReadTree | undefined,
): Promise<[Tree, readonly NodeId[], readonly Position[]]> {
  const order = inOrder(tree);
  const { start, positions } = found ?? (await positionsOf(game, written(tree, order)));
  return [{ ...tree, start }, found ? [...tree.nodes.keys()] : order, positions];
}

/** What led to each node: its start and moves. */
function keysOf(tree: Tree, order: readonly NodeId[]): ReadonlyMap<NodeId, string> {
  const keys = new Map([[ROOT, JSON.stringify(tree.start)]]);
  for (const id of order.slice(1)) {
    const { move, parent } = nodeOf(tree, id);
    keys.set(id, `${keys.get(parent)}\n${move}`);
  }
  return keys;
}
