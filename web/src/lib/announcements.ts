/** What a screen reader is told: one polite place for the whole page. */
let place: HTMLElement | null = null;

export function setLiveRegion(element: HTMLElement | null): void {
  place = element;
}

let hushed = false;

/** Boards that only stand there as examples tell nothing until somebody uses them. */
export function hush(): () => void {
  hushed = true;
  const speak = () => (hushed = false);
  for (const kind of USED) document.addEventListener(kind, speak, { once: true });
  return () => {
    speak();
    for (const kind of USED) document.removeEventListener(kind, speak);
  };
}

const USED = ["keydown", "pointerdown"];
const PASSING = 1500; // a screen reader has taken the words long before

/** Says something to whoever listens instead of looking. The same words twice are heard twice. */
export function announce(words: string): HTMLElement | null {
  if (!place || hushed || !words.trim()) return null;
  const line = document.createElement("p");
  line.textContent = words.trim();
  place.append(line);
  while (place.childElementCount > 4) place.firstElementChild?.remove();
  return line;
}

/** The same of what is seen for a moment only: the words leave the page as what they tell does. */
export function announcePassing(words: string): void {
  const line = announce(words);
  if (!line) return;
  line.className = "passing";
  setTimeout(() => line.remove(), PASSING);
}

/** Takes back what was said: where remembering is the game, old words must not stay on the page. */
export function clearAnnouncements(): void {
  place?.replaceChildren();
}
