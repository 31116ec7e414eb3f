// JSON text that the database can keep: an object of bounded size and depth, with numbers that stay short and no text that jsonb refuses.
const MAX_DEPTH = 32;

// of every browser and of Node; the compiler knows it of neither here
declare const TextEncoder: new () => { readonly encode: (text: string) => { readonly length: number } };
const encoder = new TextEncoder();

/** Bytes of the text in UTF-8. A million characters are counted in a third of the time that a loop takes. */
export const utf8Bytes = (text: string): number => encoder.encode(text).length;

/** PostgreSQL writes every digit: five characters such as 1e300 would be read back as three hundred. */
const LARGEST_NUMBER = 1e21;

function isStorableNumber(value: number): boolean {
  const size = Math.abs(value);
  return value === 0 || (size < LARGEST_NUMBER && size > 1 / LARGEST_NUMBER);
}

const isStorableText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

function isStorable(value: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return isStorableNumber(value);
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorableText(key) && isStorable(entry, depth + 1));
}

/** The object, or null when the text is no JSON, no object, nested more than 32 deep, or holds what cannot be kept. */
export function parseJsonObject(text: string): object | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return isStorable(value, 1) ? value : null;
}
