// The jobs' one search box (screens.md §2.5): work order, lot, unit and street, references, contact and phone, as patterns over the text that the
// database keeps of each job (migration 0043, search_words: the same folding). Every word must be found; a figure counts from the beginning of a
// number, and 'lot 14' is that lot.
import { parseFreeAddress } from '../kernel/free-address.ts';
import { formatNumbers } from '../kernel/address.ts';

/** Any of them, in each all patterns of LIKE. */
export type JobSearch = readonly (readonly string[])[];

/** Fewer digits stand in every second telephone number. */
const LEAST_PHONE_DIGITS = 5;
const LONG_NUMBER = /^\d{5,}$/;
/** Fewer letters stand in every second word: they must begin one. */
const LEAST_INNER_LETTERS = 3;
const PLACE = /(?<![\p{L}\d])(?:lots?|units?|u)[ .:#]*\d/iu;
const FIGURES = /^[\d\s+()-]+$/;

/** ' lot 14 u 3 8 wattle rd': small letters and figures alone, a figure apart from the letters before it. */
export function searchWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/([0-9]+[a-z]?) *\/ *(?=[0-9])/g, ' u $1 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])([0-9])/g, '$1 $2')
    .replace(/\bunits? (?=[0-9])/g, 'u ')
    .replace(/\blots (?=[0-9])/g, 'lot ')
    .trim();
}

/** What is written together stays together: 'WO-1001' begins 'wo 1001…'. */
function wordPattern(word: string): string[] {
  const folded = searchWords(word);
  if (folded === '') return [];
  const isInner = /^[a-z]+$/.test(folded) ? folded.length >= LEAST_INNER_LETTERS : LONG_NUMBER.test(folded);
  return [isInner ? `%${folded}%` : `% ${folded}%`];
}

const wordPatterns = (text: string): string[] => text.split(/[\s,]+/).flatMap(wordPattern);

/** The very lot or unit; of several the first and the last, as an address writes them. */
const numberPattern = (kind: 'lot' | 'u', numbers: string): string[] =>
  numbers === '' ? [] : [`% ${kind} ${searchWords(formatNumbers(numbers))} %`];

function textPatterns(text: string): string[] {
  const at = text.search(PLACE);
  if (at < 0) return wordPatterns(text);
  const { lot, unit, number, street, locality } = parseFreeAddress(text.slice(at).replace(/^(\p{L}+)[.:#]+/u, '$1 '));
  return [
    ...numberPattern('lot', lot),
    ...numberPattern('u', unit),
    ...wordPatterns([text.slice(0, at), number, street, locality].join(' ')),
  ];
}

/** '+61 491 570 156', '0491 570' and '491570' are of one telephone. */
function phonePatterns(text: string): string[][] {
  const digits = text.replace(/\D/g, '').replace(/^(?:61|0)(?=4)/, '');
  return FIGURES.test(text) && digits.length >= LEAST_PHONE_DIGITS ? [[`%${digits}%`]] : [];
}

/** '14/8 Wattle' is unit 14, and where there are no units yet the lot. */
const asLot = (text: string): string => text.replace(/(?<![\p{L}\d/])(\d+[a-z]?)\s*\/\s*(?=\d+[a-z]?\s+\p{L})/iu, 'lot $1 ');

/** Null where nothing is searched for; an empty list where nothing can be found. */
export function parseJobSearch(text: string | null): JobSearch | null {
  const asked = (text ?? '').trim();
  if (asked === '') return null;
  const readings = [...new Set([asked, asLot(asked)])].map(textPatterns);
  return [...readings.filter((words) => words.length > 0), ...phonePatterns(asked)];
}
