// Who a job's scheduler may be: a name (specification 1 §4), chosen from those who are known before one is typed that nobody has.
const keyOf = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Those who may schedule, then the names that jobs have already; each once, by name. */
export function schedulerNames(people: readonly string[], inUse: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const name of [...people, ...inUse]) if (keyOf(name) !== '' && !byKey.has(keyOf(name))) byKey.set(keyOf(name), name);
  return [...byKey.values()].toSorted((a, b) => a.localeCompare(b, 'en-AU'));
}

export interface NamedScheduler {
  /** As it is known, however it was typed. */
  readonly name: string;
  readonly isKnown: boolean;
}

export function schedulerNamed(typed: string, known: readonly string[]): NamedScheduler {
  const found = known.find((name) => keyOf(name) === keyOf(typed));
  return found === undefined ? { name: typed.trim(), isKnown: false } : { name: found, isKnown: true };
}
