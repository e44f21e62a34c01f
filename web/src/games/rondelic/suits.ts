/** The four suits and the emblems of the court, drawn in a square from -10 to 10. */
export const SUITS: Readonly<Record<string, string>> = {
  H: "M0 9C-10 2-10-3-8-6.2C-5.8-9.4-1.4-8.6 0-4.6C1.4-8.6 5.8-9.4 8-6.2C10-3 10 2 0 9Z",
  D: "M0-10Q3.4-4.4 7.6 0Q3.4 4.4 0 10Q-3.4 4.4-7.6 0Q-3.4-4.4 0-10Z",
  S: "M0-9.6C-8-2.6-9.4.4-8.6 3.2C-7.6 6.4-3 6.6-1.2 3.6C-1.2 6.2-2 8-3.8 9.6H3.8C2 8 1.2 6.2 1.2 3.6C3 6.6 7.6 6.4 8.6 3.2C9.4.4 8-2.6 0-9.6Z",
  C: "M0-9.6A4.2 4.2 0 0 0-3-2.4A4.3 4.3 0 1 0-1.2 4.2C-1.2 6.6-2 8.2-3.8 9.6H3.8C2 8.2 1.2 6.6 1.2 4.2A4.3 4.3 0 1 0 3-2.4A4.2 4.2 0 0 0 0-9.6Z",
};

/** A crown, a rose, a sailor's hat: King, Queen and Jack without faces. */
export const COURT: Readonly<Record<string, string>> = {
  K: "M-9 7.6V4.8H9V7.6ZM-9 3.4L-10-5.4L-4.8-.8L0-9L4.8-.8L10-5.4L9 3.4ZM-11.2-6.8a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0ZM-1.3-10.4a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0ZM8.6-6.8a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0Z",
  Q: "M-3.4 -6.0a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM2.3 -1.9a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM0.1 4.9a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM-6.9 4.9a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM-9.1 -1.9a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0ZM-2.0 0.0a2 2 0 1 1 4.0 0a2 2 0 1 1-4.0 0Z",
  J: "M-10 2.4Q0-1 10 2.4L8.6 6.4Q0 3.4-8.6 6.4ZM-7.4.2Q-8-6 0-6.4Q8-6 7.4.2Q0-2.4-7.4.2ZM-1.9-8.2a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0Z",
};

/** Where the signs of a number card lie, in a card of 100 by 140 around its middle; those below are upside down. */
const COLUMN = 20;
const ROWS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, -38],
    [0, 38],
  ],
  3: [
    [0, -38],
    [0, 0],
    [0, 38],
  ],
  4: [
    [-COLUMN, -38],
    [COLUMN, -38],
    [-COLUMN, 38],
    [COLUMN, 38],
  ],
  5: [
    [-COLUMN, -38],
    [COLUMN, -38],
    [0, 0],
    [-COLUMN, 38],
    [COLUMN, 38],
  ],
  6: [
    [-COLUMN, -38],
    [COLUMN, -38],
    [-COLUMN, 0],
    [COLUMN, 0],
    [-COLUMN, 38],
    [COLUMN, 38],
  ],
  7: [
    [-COLUMN, -38],
    [COLUMN, -38],
    [0, -19],
    [-COLUMN, 0],
    [COLUMN, 0],
    [-COLUMN, 38],
    [COLUMN, 38],
  ],
  8: [
    [-COLUMN, -38],
    [COLUMN, -38],
    [0, -19],
    [-COLUMN, 0],
    [COLUMN, 0],
    [0, 19],
    [-COLUMN, 38],
    [COLUMN, 38],
  ],
  9: [
    [-COLUMN, -40],
    [COLUMN, -40],
    [-COLUMN, -14],
    [COLUMN, -14],
    [0, 0],
    [-COLUMN, 14],
    [COLUMN, 14],
    [-COLUMN, 40],
    [COLUMN, 40],
  ],
  10: [
    [-COLUMN, -40],
    [COLUMN, -40],
    [0, -27],
    [-COLUMN, -14],
    [COLUMN, -14],
    [-COLUMN, 14],
    [COLUMN, 14],
    [0, 27],
    [-COLUMN, 40],
    [COLUMN, 40],
  ],
};

const RANKS = "A23456789TJQK";

/** 1 for the Ace to 13 for the King. */
export function rankOf(card: string): number {
  return RANKS.indexOf(card.charAt(0)) + 1;
}

export function pips(card: string): readonly (readonly [number, number])[] {
  return ROWS[rankOf(card)] ?? [];
}

export function isRed(card: string): boolean {
  return card.endsWith("H") || card.endsWith("D");
}
