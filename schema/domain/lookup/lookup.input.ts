// What the changes of a list send.
import { z } from 'zod';
import { refuse } from '../../errors/refusal-error.ts';
import { idInput, lineOf, optionalIdInput, optionalLineOf, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { MOST_CODE, MOST_DETAILS, plainDetails } from './lookup-marks.rules.ts';
import { lookupListOf, type LookupList } from './lookup-lists.ts';

const MOST_LABEL = 200;
const label = lineOf(MOST_LABEL).min(1);

export const listNameInput = z.string().refine((name) => lookupListOf(name) !== null, { error: 'is no list that can be changed here.' });

/** Of a file, with its column heads. */
export const MOST_LIST_CSV_CHARACTERS = 40_000;
export const MOST_LIST_CSV_ROWS = 1_000;
const csv = z.string().min(1).max(MOST_LIST_CSV_CHARACTERS);

export const tryLookupFileInput = z.object({ list: listNameInput, csv });
export const importLookupValuesInput = z.object({
  list: listNameInput,
  csv,
  /** Of the dry run: the import is refused where the list would answer otherwise meanwhile. */
  seen: z.string().max(64),
});
export type ImportLookupValuesInput = z.output<typeof importLookupValuesInput>;

/** @throws RefusalError NOT_FOUND */
export const mustBeList = (name: string): LookupList => lookupListOf(name) ?? refuse('NOT_FOUND');

const marks = z
  .object({
    code: optionalLineOf(MOST_CODE),
    colour: optionalTextOf(20),
    dueDays: z
      .int()
      .nullish()
      .transform((days) => (days == null ? null : String(days))),
    details: optionalTextOf(MOST_DETAILS).transform(plainDetails),
  })
  .nullish()
  .transform((given) => given ?? null);

/** A new one without an id, of `list`; with an id its new name, and the name that its editor saw. */
export const saveLookupValueInput = z.object({
  id: optionalIdInput,
  list: listNameInput,
  label,
  baseLabel: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
  /** Null: they stay as they are. */
  marks,
  /** That its editor saw. */
  baseMarks: marks,
  why: optionalTextOf(MOST_REASON),
});
export type SaveLookupValueInput = z.output<typeof saveLookupValueInput>;

/** Behind another value of its list; without one it becomes the first. */
export const moveLookupValueInput = z.object({ id: idInput, afterId: optionalIdInput });
export type MoveLookupValueInput = z.output<typeof moveLookupValueInput>;

/** `from` is a value of the list, or a text that records hold and the list has not. */
export const mergeLookupValuesInput = z.object({
  list: listNameInput,
  from: label,
  intoId: idInput,
  why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'),
});
export type MergeLookupValuesInput = z.output<typeof mergeLookupValuesInput>;
