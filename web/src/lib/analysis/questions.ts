/** What the house is asked about positions that somebody tries: it plays by the rules, and keeps nothing. */
import { answer, api, reason } from "../api.ts";
import type { PreviewAnswer } from "../board.ts";
import { HandedOn } from "../handed-on.ts";
import type { Schemas } from "../schemas.ts";
import { movesTo, written, type NodeId, type Tree, type Written } from "./tree.ts";

export type Position = Schemas["AnalysedPosition"];
export type EngineAnswer = Schemas["AssessedPosition"];
export type Candidate = Schemas["AssessedMove"];
export type Edited = Schemas["EditedPosition"];
export type Explored = Schemas["ExploredPosition"];
export type AnalysisCard = Schemas["AnalysisCard"];
export type ReadTree = Schemas["ReadTree"];

/** What is asked of the editor: a new game by these rules, a position, or the values of its fields. */
export type Edit = Schemas["AskedEdit"];

export function cardOf(game: string): Promise<AnalysisCard> {
  return answer(api.GET("/api/analysis/{game}", { params: { path: { game } } }));
}

/** Every position of a tree, in the order of its list; or only those from a number on. */
export async function positionsOf(
  game: string,
  { start, plies }: Written,
  since = 0,
): Promise<Schemas["AnalysedPositions"]> {
  const body = { start, plies: [...plies], since };
  return answer(api.POST("/api/analysis/{game}/positions", { params: { path: { game } }, body }));
}

/** What a move would bring in that position, before it is made. */
export async function previewOf(game: string, tree: Tree, at: NodeId, move: string): Promise<PreviewAnswer> {
  const body = { ...lineOf(tree, at), move };
  try {
    return await answer(api.POST("/api/analysis/{game}/previews", { params: { path: { game } }, body }));
  } catch (wrong) {
    return { refused: reason(wrong) };
  }
}

/** What led to a position. */
export type Line = Required<Schemas["AskedLine"]>;

export function lineOf(tree: Tree, at: NodeId): Line {
  return { start: tree.start, moves: movesTo(tree, at) };
}

export function engineOn(
  game: string,
  asked: Line & { eyes: number | null; nodes: number | null },
  signal: AbortSignal,
): Promise<EngineAnswer> {
  return answer(api.POST("/api/analysis/{game}/engine", { params: { path: { game } }, body: asked, signal }));
}

export function edited(game: string, body: Edit, signal?: AbortSignal): Promise<Edited> {
  const more = signal ? { signal } : {};
  return answer(api.POST("/api/analysis/{game}/edit", { params: { path: { game } }, body, ...more }));
}

export function explored(game: string, line: Line, signal: AbortSignal): Promise<Explored> {
  return answer(api.POST("/api/analysis/{game}/explorer", { params: { path: { game } }, body: line, signal }));
}

/** A tree, or a game, that somebody wrote down; or one in an address that the house made. */
export function readText(body: { text: string } | { address: string }): Promise<ReadTree> {
  return answer(api.POST("/api/analysis/trees", { body }));
}

/** A text that was read just now, and is opened on another page. */
export const readBefore = new HandedOn<ReadTree>();

/** A game of a table that is over. */
export function treeOf(path: { table: string; number: number }): Promise<ReadTree> {
  return answer(api.GET("/api/tables/{table}/records/{number}/tree", { params: { path } }));
}

/** The tree as text, to be taken along. */
export async function textOf(game: string, tree: Tree): Promise<string> {
  const { start, comment = "", plies } = written(tree);
  const body = { game, start, comment, plies: [...plies] };
  return (await answer(api.POST("/api/analysis/texts", { body }))).text;
}
