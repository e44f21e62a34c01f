/** What a screen reader is told: one polite place for the whole page. */
let place: HTMLElement | null = null;

export function setLiveRegion(element: HTMLElement | null): void {
  place = element;
}

/** Says something to whoever listens instead of looking. The same words twice are heard twice. */
export function announce(words: string): void {
  if (!place) return;
  const line = document.createElement("p");
  line.textContent = words;
  place.append(line);
  while (place.childElementCount > 4) place.firstElementChild?.remove();
}

/** Takes back what was said: where remembering is the game, old words must not stay on the page. */
export function clearAnnouncements(): void {
  place?.replaceChildren();
}
