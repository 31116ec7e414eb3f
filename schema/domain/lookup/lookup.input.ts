// What the changes of a list send.
import { z } from 'zod';
import { refuse } from '../../errors/refusal-error.ts';
import { idInput, lineOf, optionalIdInput, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { lookupListOf, type LookupList } from './lookup-lists.ts';

const MOST_REASON = 500;
const MOST_LABEL = 200;
const label = lineOf(MOST_LABEL).min(1);

export const listNameInput = z.string().refine((name) => lookupListOf(name) !== null, { error: 'is no list that can be changed here.' });

/** @throws RefusalError NOT_FOUND */
export const mustBeList = (name: string): LookupList => lookupListOf(name) ?? refuse('NOT_FOUND');

/** A new one without an id, of `list`; with an id its new name, and the name that its editor saw. */
export const saveLookupValueInput = z.object({
  id: optionalIdInput,
  list: listNameInput,
  label,
  baseLabel: z
    .string()
    .nullish()
    .transform((text) => text ?? null),
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
