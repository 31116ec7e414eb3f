// What a person typed, as FTS5 takes it. Their text never stands in a MATCH unquoted: each word is a string of its own.
const MOST_WORDS = 8;
/** A trigram index finds nothing shorter. */
const LEAST_PART = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Each word begins a word of the job. Null: nothing to search for. */
export function matchWords(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `${quoted(word)}*`).join(' ');
}

/** Each part stands somewhere in the job, as it was typed. Null: too short for that. */
export function matchParts(text: string): string | null {
  const parts = text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .split(/\s+/u)
    .slice(0, MOST_WORDS);
  return parts.every((part) => [...part].length >= LEAST_PART) ? parts.map(quoted).join(' ') : null;
}
