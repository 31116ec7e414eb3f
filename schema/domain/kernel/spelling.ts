// How far what was typed is from a word: what a search forgives.

/** Shorter words are near to too many others. */
export const LEAST_LETTERS = 4;
/** From so many letters on two mistakes are forgiven. */
const LONG_WORD = 8;

export function mistakesAllowed({ length }: string): number {
  if (length < LEAST_LETTERS) return 0;
  return length < LONG_WORD ? 1 : 2;
}

/** Letters left out, added, changed, or two side by side in each other's place; more than `most` is not counted on. */
export function mistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = one[row - 1] === other[at - 1] ? 0 : 1;
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const ways = [(above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + changed];
      here.push(Math.min(...ways, ...(swapped ? [(twoAbove[at - 2] ?? 0) + 1] : [])));
    }
    if (Math.min(...here) > most) return most + 1;
    [twoAbove, above] = [above, here];
  }
  return above[other.length] ?? most + 1;
}

/** Whether a word that may not be typed to its end begins the other one, as far as mistakes are allowed: a letter may be missing or too many. */
export function nearlyBegins(word: string, other: string): boolean {
  if (other.startsWith(word)) return true;
  const most = mistakesAllowed(word);
  if (most === 0) return false;
  return [-1, 0, 1].some((more) => mistakes(word, other.slice(0, word.length + more), most) <= most);
}

/** Each word as it may have been meant: the first known one that it nearly begins. Null where one is near to none. */
export function wordsMeant(words: readonly string[], known: readonly string[]): string[] | null {
  const meant = words.map((word) => known.find((one) => one.startsWith(word)) ?? known.find((one) => nearlyBegins(word, one)));
  return meant.every((word) => word !== undefined) ? meant : null;
}
