// What a value has beside its name (screens.md §2.20): a colour, where it is shown as a tag, and the figures that the product reads of it. Which list has which is in
// lookup-lists. The console asks by it, the server decides by it.
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { LookupList } from './lookup-lists.ts';

/** Colours of the theme by their names, so that each holds its contrast in light and dark; words as people choose them. */
export const LOOKUP_COLOURS = { blue: 'Blue', amber: 'Amber', green: 'Green', teal: 'Teal', red: 'Red', purple: 'Purple' } as const;
export type LookupColour = keyof typeof LOOKUP_COLOURS;
export const isLookupColour = (text: string): text is LookupColour => Object.hasOwn(LOOKUP_COLOURS, text);

export const MOST_DUE_DAYS = 365;

/** As a form has them: texts, null for none. */
export interface LookupMarks {
  readonly colour: string | null;
  /** Whole days from a bill's date until it is due, of a payment term. */
  readonly dueDays: string | null;
}
export type MarkKey = keyof LookupMarks;
export const NO_MARKS: LookupMarks = { colour: null, dueDays: null };

/** Of a list, those that its values have. */
export const marksOf = ({ hasColour = false, hasDueDays = false }: LookupList): readonly MarkKey[] => [
  ...(hasColour ? (['colour'] as const) : []),
  ...(hasDueDays ? (['dueDays'] as const) : []),
];

const faulty = (field: MarkKey, sentence: string) => ({ field, sentence });

/** Refusals: INVALID_INPUT, with the sentence for the field. */
export function canMark(list: LookupList, { colour, dueDays }: LookupMarks): Verdict {
  const has = new Set(marksOf(list));
  return all(
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
