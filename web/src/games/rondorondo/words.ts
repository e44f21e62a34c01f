/** What happened and what is asked, in words. */
import { listed, say } from "$lib/texts.ts";
import { written } from "./pad.ts";
import { ERASER, FACE_DOWN, HIDDEN, JOKER, type RondoRondoView } from "./cards.ts";

/** A card as it is said aloud, with its value. */
export function spoken(symbol: string, value: number): string {
  if (symbol === FACE_DOWN || symbol === HIDDEN) return say("web-rondorondo-card-down");
  const card =
    symbol >= "a" && symbol <= "z" ? say("web-rondorondo-card-as", { letter: symbol.toUpperCase() }) : cardName(symbol);
  return say("web-rondorondo-card", { card, value, written: written(value) });
}

/** The move that led here, and its points; the reader is spoken to. */
export function moveText(view: RondoRondoView, names: string[]): string {
  const last = view.last;
  if (!last) return "";
  const points = last.sum?.total ?? 0;
  const about = (seat: number) => ({
    who: seat === view.seat ? "you" : "other",
    name: names[seat] ?? "",
    word: last.word ?? "",
    points,
  });
  if (last.verdict) return say(`web-rondorondo-${last.verdict}`, about(last.layer));
  if (last.kind === "bid") {
    if (view.phase === "opening") return say("web-rondorondo-bids", about(last.seat));
    return `${opened(view, names)} ${say("web-rondorondo-starts", about(view.mover))}`;
  }
  if (last.kind === "vote") return say(`web-rondorondo-vote-${last.move}`, about(last.seat));
  if (last.kind === "word")
    return say(view.trial ? "web-rondorondo-proposes" : "web-rondorondo-lays", about(last.seat));
  if (last.kind === "exchange") return exchanged(view, names[last.seat] ?? "");
  if (points) return say("web-rondorondo-passes-costly", { ...about(last.seat), points: -points });
  return say("web-rondorondo-passes", about(last.seat));
}

/** All opening words, once the last is laid. */
function opened(view: RondoRondoView, names: string[]): string {
  const laid = view.bids.map((bid, seat) =>
    bid === "decline"
      ? say("web-rondorondo-opened-nothing", { name: names[seat] ?? "" })
      : say("web-rondorondo-opened-word", { name: names[seat] ?? "", word: bid.toUpperCase() }),
  );
  return laid.join(" ");
}

function exchanged(view: RondoRondoView, name: string): string {
  const last = view.last;
  if (!last || last.seat !== view.seat) return say("web-rondorondo-exchanges", { name });
  return say("web-rondorondo-exchanges-own", { card: cardName(last.move.slice(1)), drawn: cardName(last.drawn) });
}

/** A letter, or what the card is called. */
export function cardName(card: string): string {
  if (card === JOKER) return say("web-rondorondo-card-joker");
  return card === ERASER ? say("web-rondorondo-card-eraser") : card;
}

/** What exchanging a card is called. */
export function exchanging(card: string): string {
  const kind = card === ERASER ? "eraser" : card === JOKER ? "joker" : "letter";
  return say("web-rondorondo-do-exchange", { kind, card });
}

/** What is asked of the reader, or whom one waits for; at the end, who won. */
export function asked(view: RondoRondoView, acts: boolean, names: string[]): string {
  if (view.turn === null) {
    const winners = view.outcome?.winners ?? [];
    return say("web-rondorondo-won", {
      who: winners.some((seat) => seat === view.seat) ? "you" : "other",
      count: winners.length,
      names: listed(winners.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? "")),
    });
  }
  const name = names[view.turn] ?? "";
  const who = view.turn === view.seat ? "you" : "other";
  if (view.trial) {
    const { seat, word } = view.trial;
    if (acts) return say("web-rondorondo-ask-judge", { name: names[seat] ?? "", word });
    return say("web-rondorondo-wait-judge", { who, name, word });
  }
  if (!acts) return say(`web-rondorondo-wait-${view.phase}`, { who, name });
  if (view.phase === "opening") return say("web-rondorondo-ask-opening");
  return view.word ? say("web-rondorondo-ask-play", { word: view.word }) : say("web-rondorondo-ask-first");
}
