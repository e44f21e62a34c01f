/** What happened and what is asked, in words: for the eye, and for whoever listens. */
import { listed, say } from "$lib/texts.ts";
import { rankOf } from "./suits.ts";
import { HIDDEN, rightOf, type RondelicView } from "./cards.ts";

const SUIT_SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** A card in two or three signs, as people of that language write it: `R♥`, `10♣`. */
export function shortCard(card: string | null | undefined): string {
  if (!card || card === HIDDEN) return "";
  return (say("rondelic-ranks").split(" ")[rankOf(card) - 1] ?? "") + (SUIT_SIGNS[card.charAt(1)] ?? "");
}

/** A card as it is said aloud. */
export function spokenCard(card: string): string {
  if (card === HIDDEN) return say("web-rondelic-card-hidden");
  return say("web-rondelic-card-open", { rank: rankOf(card), suit: card.charAt(1) });
}

/** The move that led here, and what came of it. */
export function moveText(view: RondelicView, names: string[]): string {
  const words = [said(view, names)];
  if (view.last?.ended) words.push(lowest(view, names), ...sung(view, names));
  return words.join(" ");
}

/** What whoever listens must know beside what was said: their own card when it is another one, cards shown, circles reached. */
export function heard(before: RondelicView | null, view: RondelicView, names: string[]): string {
  const words = [moveText(view, names)];
  const ended = view.last?.ended;
  const refused = view.last?.move === "turn" ? (before?.phase === "pick" ? before.offer : before?.up) : null;
  if (refused && refused !== HIDDEN) words.push(say("web-rondelic-refused", { card: spokenCard(refused) }));
  if (ended)
    view.showing?.forEach((card, seat) => {
      if (card)
        words.push(
          say("web-rondelic-shown", { who: whoOf(view, seat), name: names[seat] ?? "", card: spokenCard(card) }),
        );
    });
  for (const seat of ended?.lowest ?? []) words.push(reached(view, seat, names[seat] ?? ""));
  const own = view.seat === null ? null : view.hands[view.seat];
  const had = view.seat === null || ended ? null : before?.hands[view.seat];
  if (own && own !== HIDDEN && own !== had) words.push(say("web-rondelic-card-now", { card: spokenCard(own) }));
  const other = view.up ?? view.offer;
  if (other && other !== HIDDEN && other !== (before?.up ?? before?.offer))
    words.push(say("web-rondelic-card-beside", { card: spokenCard(other) }));
  return words.filter(Boolean).join(" ");
}

/** Where a token has come to; a cry needs no full stop. */
function reached(view: RondelicView, seat: number, name: string): string {
  return say("web-rondelic-reached", { who: whoOf(view, seat), name, where: stands(view, seat) }).replace(/!\.$/, "!");
}

/** What a move says aloud: in Rondellig every keep is « Servi ! », whatever the card. */
export function wordOf(move: string, view: RondelicView): string {
  return move === "keep" && view.options.rules === "rondellig" ? "served" : move;
}

/** What a seat said: the reader is spoken to. */
export function sayingText(
  view: RondelicView,
  { seat, move }: { seat: number; move: string },
  names: string[],
): string {
  return say(`web-rondelic-told-${wordOf(move, view)}`, { who: whoOf(view, seat), name: names[seat] ?? "" });
}

/** The move that led here, and the King that it showed. */
export function said(view: RondelicView, names: string[]): string {
  const last = view.last;
  if (!last) return "";
  const name = names[last.seat] ?? "";
  if (last.king && last.seat !== view.seat) return say("rondelic-king-shown", { name, card: shortCard(last.king) });
  const told = sayingText(view, last, names);
  return /[!?]\s?[»”"]$/.test(told) ? told : `${told}.`;
}

export function lowest(view: RondelicView, names: string[]): string {
  return say("rondelic-lowest", { names: together(view.last?.ended?.lowest ?? [], names) });
}

/** A line for each token that reached the edge or fell. */
export function sung(view: RondelicView, names: string[]): string[] {
  const ended = view.last?.ended;
  if (!ended) return [];
  const lines = (kind: "edge" | "fell") =>
    ended[kind].map((seat) => say(`rondelic-sung-${kind}`, { name: names[seat] ?? "" }));
  return [...lines("edge"), ...lines("fell")];
}

/** The same without a song: who reached the edge, and who fell. */
export function fate(view: RondelicView, names: string[]): string[] {
  const ended = view.last?.ended;
  if (!ended) return [];
  const lines = (kind: "edge" | "fell") =>
    ended[kind].map((seat) => say(`web-rondelic-at-${kind}`, { who: whoOf(view, seat), name: names[seat] ?? "" }));
  return [...lines("edge"), ...lines("fell")];
}

/** What is asked of the reader, or whom one waits for; at the end, who won. */
export function asked(view: RondelicView, acts: boolean, names: string[]): string {
  if (view.turn === null) {
    const winners = view.outcome?.winners ?? [];
    const winner = { who: whoOf(view, winners[0]), name: together(winners, names) };
    return view.pot ? say("web-rondelic-won-pot", { ...winner, pot: view.pot }) : say("web-rondelic-won", winner);
  }
  const asker = view.said.at(-1)?.seat ?? view.turn;
  if (acts) return say(`web-rondelic-ask-${view.phase}`, { name: names[asker] ?? "" });
  return say(`web-rondelic-wait-${view.phase}`, { who: whoOf(view, view.turn), name: names[view.turn] ?? "" });
}

/** What a word of the game does here, with the cards and the neighbour that it is about. */
export function explained(move: string, view: RondelicView, names: string[]): string {
  const seat = view.turn ?? 0;
  const held = view.hands[seat];
  const right = rightOf(view, seat);
  return say(`rondelic-explain-${aboutOf(move, view)}-${move}`, {
    card: shortCard(held),
    up: shortCard(view.up),
    offer: shortCard(view.offer),
    name: names[right] ?? "",
  });
}

function aboutOf(move: string, view: RondelicView): string {
  const seat = view.turn ?? 0;
  if (view.phase === "swap" && move === "swap" && rightOf(view, seat) === view.dealer) return "last";
  if (view.phase === "answer" && move === "give" && view.hands[seat]?.startsWith("K"))
    return view.options.rules === "rondelic" ? "jarnac" : "lend";
  return view.phase === "dealer" ? String(view.options.rules) : view.phase;
}

function whoOf(view: RondelicView, seat: number | undefined): "you" | "other" {
  return seat !== undefined && seat === view.seat ? "you" : "other";
}

export function together(seats: number[], names: string[]): string {
  return listed(seats.map((seat) => names[seat] ?? ""));
}

/** Where a seat's token stands. */
export function stands(view: RondelicView, seat: number): string {
  const token = view.tokens[seat];
  if (!token) return "";
  if (token.rank !== null) return say("web-rondelic-out", { rank: token.rank });
  if (token.circle === null) return say("web-rondelic-fell");
  if (token.edge) return say("web-rondelic-edge");
  if (token.again && token.circle === 0) return say("web-rondelic-again");
  if (token.circle === 0) return say("web-rondelic-start");
  return say("web-rondelic-circle", { circle: token.circle, circles: Number(view.options.circles) });
}
