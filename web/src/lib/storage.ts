/** Small things that this browser remembers; where it may not, nothing is lost but comfort. */
const PREFIX = "haricot.";
const OF_THE_DEVICE = ["lang", "look", "lyrics", "sound", "speed"];

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeItem(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // private windows may refuse
  }
}

/** A list that was written as JSON: of what is damaged, as much as `isOne` recognises. */
export function readList<T>(name: string, isOne: (found: Record<keyof T, unknown>) => boolean): T[] {
  try {
    const found = JSON.parse(readItem(name) ?? "[]") as unknown;
    if (!Array.isArray(found)) return [];
    return found.filter((one) => one !== null && one !== undefined && isOne(one as Record<keyof T, unknown>)) as T[];
  } catch {
    return [];
  }
}

/** Nothing stays but how the device itself is set: whoever was here has gone. */
export function clearItems(): void {
  try {
    const kept = new Set(OF_THE_DEVICE.map((name) => PREFIX + name));
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !kept.has(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // where nothing may be kept, nothing is
  }
}
