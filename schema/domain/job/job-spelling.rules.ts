// What a search for jobs may have meant that finds nothing: words that no place has, changed into those of streets and suburbs that are spelt nearly so.
import { searchWords } from './job-search.rules.ts';

/** Shorter words are near to too many others. */
const LEAST_LETTERS = 4;
/** From so many letters on two mistakes are forgiven. */
const LONG_WORD = 8;
const MOST_WORDS = 8;
const MOST_CORRECTIONS = 3;

/** @param places names of streets and suburbs @returns whole searches, the nearest first */
export function searchCorrections(search: string, places: readonly string[]): string[] {
  const known = [...new Set(places.flatMap((place) => searchWords(place).split(' ')))].filter(({ length }) => length >= LEAST_LETTERS);
  const words = search.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length > MOST_WORDS) return [];
  const nearest = words.map((word) => nearWords(searchWords(word), known));
  const first = nearest.findIndex(({ length }) => length > 0);
  if (first === -1) return [];
  return (nearest[first] ?? [])
    .slice(0, MOST_CORRECTIONS)
    .map((word) => words.map((typed, at) => (at === first ? inCapitals(word) : correctedWord(typed, nearest[at]))).join(' '));
}

const correctedWord = (typed: string, [nearest]: readonly string[] = []): string => (nearest === undefined ? typed : inCapitals(nearest));
const inCapitals = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Nothing where it is a part of a known word already: the search finds that as it is. */
function nearWords(word: string, known: readonly string[]): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < LEAST_LETTERS || known.some((one) => one.includes(word))) return [];
  const most = word.length < LONG_WORD ? 1 : 2;
  return known
    .map((one) => ({ one, far: distance(word, one, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far || a.one.localeCompare(b.one, 'en-AU'))
    .map(({ one }) => one);
}

/** Letters left out, added, changed, or two side by side in each other's place; more than `most` is not counted on. */
function distance(one: string, other: string, most: number): number {
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
