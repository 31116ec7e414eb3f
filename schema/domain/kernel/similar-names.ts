// Which names that there are a new one may have been meant for: by the share of the groups of three letters that both have, as the database compares texts.

/** Less alike than that is another name. */
const LEAST_LIKENESS = 0.3;
const MOST_NAMES = 3;

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

function trigrams(name: string): ReadonlySet<string> {
  const words = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `  ${word} `);
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
}

/** From 0, nothing in common, to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const common = [...a].filter((part) => b.has(part)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/** The name as it is already written, whatever its case and spaces; null: it is new. */
export const sameName = (typed: string, names: readonly string[]): string | null =>
  names.find((name) => name === typed) ?? names.find((name) => plain(name) === plain(typed)) ?? null;

/** The likest first. */
export const similarNames = (typed: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, like: likeness(typed, name) }))
    .filter(({ like }) => like >= LEAST_LIKENESS)
    .toSorted((a, b) => b.like - a.like || a.name.localeCompare(b.name, 'en-AU'))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
