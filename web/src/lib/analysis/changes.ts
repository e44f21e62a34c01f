/** A value that changes, with all that it was before: every change can be taken back, and made again. */
export interface Changes<T> {
  readonly now: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

export function unchanged<T>(now: T): Changes<T> {
  return { now, before: [], after: [] };
}

/** What was taken back and not made again is forgotten. */
export function changed<T>(changes: Changes<T>, now: T): Changes<T> {
  return { now, before: [...changes.before, changes.now], after: [] };
}

/** Another place to look from is no change of its own. */
export function replaced<T>(changes: Changes<T>, now: T): Changes<T> {
  return { ...changes, now };
}

export function undone<T>({ now, before, after }: Changes<T>): Changes<T> {
  const last = before.at(-1);
  if (last === undefined) return { now, before, after };
  return { now: last, before: before.slice(0, -1), after: [now, ...after] };
}

export function redone<T>({ now, before, after }: Changes<T>): Changes<T> {
  const [next, ...rest] = after;
  if (next === undefined) return { now, before, after };
  return { now: next, before: [...before, now], after: rest };
}
