// A list that a computer wrote to a file from its own copy, without a network: told once there is one, so that it is an event as every export (screens.md §2.0).
import { z } from 'zod';
import { clientMutationInput, flagInput, instantInput } from '../kernel/input.ts';
import { EXPORT_COLUMN, MOST_EXPORT_COLUMNS, MOST_EXPORT_CHARACTERS } from './export.input.ts';

const MOST_NAME = 60;
const MOST_ROWS = 10_000_000;

const smallObject = z
  .record(z.string().max(MOST_NAME), z.json())
  .refine((value) => JSON.stringify(value).length <= MOST_EXPORT_CHARACTERS, { error: 'is too long.' });

/** `copyOf`: how old the copy was; null where nobody knows. */
export const takenExportInput = z.strictObject({
  client: clientMutationInput,
  list: z.string().max(MOST_NAME),
  format: z.enum(['csv', 'xlsx']),
  filter: smallObject,
  sort: z
    .strictObject({ field: z.string().regex(EXPORT_COLUMN), descending: flagInput })
    .nullish()
    .transform((sort) => (sort === null || sort === undefined ? null : { field: sort.field, descending: sort.descending })),
  columns: z.array(z.string().regex(EXPORT_COLUMN)).max(MOST_EXPORT_COLUMNS),
  rows: z.int().min(0).max(MOST_ROWS),
  copyOf: instantInput.nullish().transform((instant) => instant ?? null),
});
export type TakenExport = z.output<typeof takenExportInput>;
