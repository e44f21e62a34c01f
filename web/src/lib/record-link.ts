/** A record in a link: packed, after the #, so that it stays in the browser. */
export async function pack(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return lettersOf(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

export async function unpack(packed: string): Promise<string> {
  const text = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(text).text();
}

/** The same at once, and longer: browsers pack only in their own time. */
export function wrap(text: string): string {
  return lettersOf(new TextEncoder().encode(text));
}

export function unwrap(wrapped: string): string {
  return new TextDecoder().decode(bytesOf(wrapped));
}

function lettersOf(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
