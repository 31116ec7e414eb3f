// What a search for jobs may have meant that finds nothing: words that no place has, changed into those of streets and suburbs that are spelt nearly so.
import { LEAST_LETTERS, mistakes, mistakesAllowed } from '../kernel/spelling.ts';
import { searchWords } from './job-search.rules.ts';
import { capitalised } from '../kernel/capitalised.ts';

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
    .map((word) => words.map((typed, at) => (at === first ? capitalised(word) : correctedWord(typed, nearest[at]))).join(' '));
}

const correctedWord = (typed: string, [nearest]: readonly string[] = []): string => (nearest === undefined ? typed : capitalised(nearest));

/** Nothing where it is a part of a known word already: the search finds that as it is. */
function nearWords(word: string, known: readonly string[]): string[] {
  const most = mistakesAllowed(word);
  if (!/^[a-z]+$/.test(word) || most === 0 || known.some((one) => one.includes(word))) return [];
  return known
    .map((one) => ({ one, far: mistakes(word, one, most) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far || a.one.localeCompare(b.one, 'en-AU'))
    .map(({ one }) => one);
}
