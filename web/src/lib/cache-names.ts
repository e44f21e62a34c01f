/** Where this browser keeps what is to be had without a network; the service worker and the pages agree on it. */
export const PREFIX = "haricot-";
/** The files of the build, the shelf. */
export const CLIENT = "haricot-client-1";
/** What is printed. */
export const PAPER = "haricot-paper-1";
/** Lessons and the boards of the rules. */
export const LESSONS = "haricot-lessons-1";
/** Games that are over, in the shape that they have today: another number where that changes. */
export const GAMES = "haricot-games-2";
/** Puzzles. */
export const PUZZLES = "haricot-puzzles-1";
/** Is there where the reader wants nothing to be kept. */
export const OFF = "haricot-off";
export const CURRENT = [CLIENT, PAPER, LESSONS, GAMES, PUZZLES, OFF];
/** A header that says: this is an answer of before. */
export const KEPT = "X-Haricot-Kept";
