/** Copying, also where a browser keeps its clipboard from pages that come over plain http, as in a house on the local network. */
export async function copyText(words: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(words);
  const place = document.createElement("textarea");
  const before = document.activeElement;
  const dialog = document.querySelector("dialog[open]"); // what lies outside a modal dialog cannot be selected
  place.value = words;
  place.readOnly = true;
  place.className = "unseen";
  (dialog ?? document.body).append(place);
  place.select();
  const isDone = document.execCommand("copy");
  place.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isDone) throw new Error("copy");
}
