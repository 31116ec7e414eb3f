// What a value has beside its name (screens.md §2.20): a code by which other systems call it, a colour where it is shown as a tag, the figures that the product reads of
// it, and further data, which it keeps and hands on. Which list has which is in lookup-lists. The console asks by it, the server decides by it.
import { grouped } from '../kernel/grouped.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { LookupList } from './lookup-lists.ts';

/** Colours of the theme by their names, so that each holds its contrast in light and dark; words as people choose them. */
export const LOOKUP_COLOURS = { blue: 'Blue', amber: 'Amber', green: 'Green', teal: 'Teal', red: 'Red', purple: 'Purple' } as const;
export type LookupColour = keyof typeof LOOKUP_COLOURS;
export const isLookupColour = (text: string): text is LookupColour => Object.hasOwn(LOOKUP_COLOURS, text);

export const MOST_DUE_DAYS = 365;
export const MOST_CODE = 30;
/** In characters, and in lines. */
export const MOST_DETAILS = 2_000;
const MOST_DETAIL_LINES = 20;

/** As a form has them: texts, null for none. */
export interface LookupMarks {
  /** Once in its list, whatever its case and spaces. */
  readonly code: string | null;
  readonly colour: string | null;
  /** Whole days from a bill's date until it is due, of a payment term. */
  readonly dueDays: string | null;
  /** A line each: 'name: value'. */
  readonly details: string | null;
}
export type MarkKey = keyof LookupMarks;
export const isMark = (key: string): key is MarkKey => Object.hasOwn(NO_MARKS, key);
export const NO_MARKS: LookupMarks = { code: null, colour: null, dueDays: null, details: null };

/** Without what else stands beside them. */
export const marksAlone = ({ code, colour, dueDays, details }: LookupMarks): LookupMarks => ({ code, colour, dueDays, details });

/** Of a list, those that its values have, in the order of form and file. */
export const marksOf = ({ hasColour = false, hasDueDays = false }: LookupList): readonly MarkKey[] => [
  'code',
  ...(hasColour ? (['colour'] as const) : []),
  ...(hasDueDays ? (['dueDays'] as const) : []),
  'details',
];

export interface Detail {
  readonly name: string;
  readonly value: string;
}

/** The lines of further data; a line without a colon has a name alone. */
export const detailsOf = (text: string | null): readonly Detail[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      return { name: name.trim(), value: rest.join(':').trim() };
    });

/** As they are kept: without empty lines and without spaces around names and values; null: there are none. */
export function plainDetails(text: string | null): string | null {
  const lines = detailsOf(text).map(({ name, value }) => `${name}: ${value}`);
  return lines.length === 0 ? null : lines.join('\n');
}

const faulty = (field: MarkKey, sentence: string) => ({ field, sentence });

/** Refusals: INVALID_INPUT, with the sentence for the field. */
export function canMark(list: LookupList, { code, colour, dueDays, details }: LookupMarks): Verdict {
  const has = new Set(marksOf(list));
  return all(
    unless((code ?? '').length <= MOST_CODE, 'INVALID_INPUT', faulty('code', `Code must be at most ${String(MOST_CODE)} characters.`)),
    mustBeDetails(details),
    unless(colour === null || has.has('colour'), 'INVALID_INPUT', faulty('colour', `A ${list.one} has no colour.`)),
    unless(
      colour === null || isLookupColour(colour),
      'INVALID_INPUT',
      faulty('colour', `Colour must be one of: ${Object.values(LOOKUP_COLOURS).join(', ')}.`),
    ),
    unless(dueDays === null || has.has('dueDays'), 'INVALID_INPUT', faulty('dueDays', `A ${list.one} has no days until due.`)),
    unless(
      dueDays === null || (/^\d{1,3}$/.test(dueDays) && Number(dueDays) <= MOST_DUE_DAYS),
      'INVALID_INPUT',
      faulty('dueDays', `Days until due must be a whole number up to ${String(MOST_DUE_DAYS)}.`),
    ),
  );
}

function mustBeDetails(text: string | null): Verdict {
  const details = detailsOf(text);
  const names = new Set(details.map(({ name }) => name.toUpperCase()));
  const problem =
    details.length > MOST_DETAIL_LINES || (text ?? '').length > MOST_DETAILS
      ? `Further data must be at most ${String(MOST_DETAIL_LINES)} lines and ${grouped(MOST_DETAILS)} characters.`
      : details.some(({ name, value }) => name === '' || value === '')
        ? 'Further data needs one entry per line: a name, a colon and a value.'
        : names.size < details.length
          ? 'Further data can have each name only once.'
          : null;
  return unless(problem === null, 'INVALID_INPUT', faulty('details', problem ?? ''));
}
