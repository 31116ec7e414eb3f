// What may be saved of a view of a list (screens.md §2.0, decision 053).
import { z } from 'zod';
import { flagInput, idInput, lineOf, optionalIdInput } from '../kernel/input.ts';
import { LIST_NAMES } from './declared-lists.ts';
import { MAX_VIEW_NAME } from './view.limits.ts';

/** As long as an address may well be. */
const MAX_QUERY = 4_000;
const MOST_COLUMNS = 60;
const WIDEST = 1_200;

const columnInput = z.strictObject({
  id: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** Null: as the list starts with. */
  isShown: z
    .boolean()
    .nullish()
    .transform((shown) => shown ?? null),
  /** In pixels; null: as the list starts with. */
  width: z
    .int()
    .min(1)
    .max(WIDEST)
    .nullish()
    .transform((width) => width ?? null),
});
export type ViewColumn = z.output<typeof columnInput>;

export const viewListInput = z.enum(LIST_NAMES);

/** A new one without an id. The list of one that is there stays. */
export const savedViewInput = z.strictObject({
  id: optionalIdInput,
  list: viewListInput,
  name: lineOf(MAX_VIEW_NAME).min(1),
  isShared: flagInput,
  query: z.string().max(MAX_QUERY),
  /** In their order. */
  columns: z
    .array(columnInput)
    .max(MOST_COLUMNS)
    .nullish()
    .transform((columns) => columns ?? null),
});
export type SavedViewInput = z.output<typeof savedViewInput>;

/** `removed: false` brings it back. */
export const removeViewInput = z.strictObject({
  id: idInput,
  removed: z
    .boolean()
    .nullish()
    .transform((removed) => removed ?? true),
});
export type RemoveViewInput = z.output<typeof removeViewInput>;
