// How many parts a ticket's text has, counted before anything is made of it: a megabyte of `{},` held the server for a second (SECURITY).

/** Objects and lists. A ticket with 200 signatures of ten strokes each has some 2,700. */
const MOST_CONTAINERS = 20_000;
/** Colons and commas: a signature of 6,000 numbers has as many. */
const MOST_VALUES = 200_000;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const BETWEEN: ReadonlySet<number> = new Set([44, 58]);

/** True for more parts than any ticket has. Ends with the first part too many; what stands within texts is not counted. */
export function hasTooManyParts(text: string): boolean {
  let containers = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at + 1);
    else if (OPENING.has(code)) {
      if (++containers > MOST_CONTAINERS) return true;
    } else if (BETWEEN.has(code) && ++values > MOST_VALUES) return true;
  }
  return false;
}

/** Where the closing quote is, or the end of the whole. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
