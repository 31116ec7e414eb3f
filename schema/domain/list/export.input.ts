// What an export of a list is asked with, in an address: its filter and sort as JSON, its columns by their keys.
import { z } from 'zod';

/** As long as an address may well be. */
export const MOST_EXPORT_CHARACTERS = 8_000;
export const MOST_EXPORT_COLUMNS = 50;
export const EXPORT_COLUMN = /^[A-Za-z]{1,40}$/;

const jsonText = z
  .string()
  .max(MOST_EXPORT_CHARACTERS)
  .nullish()
  .transform((text, ctx): unknown => {
    if (text === null || text === undefined || text === '') return null;
    try {
      return JSON.parse(text);
    } catch {
      ctx.addIssue({ code: 'custom', message: 'must be JSON.' });
      return z.NEVER;
    }
  });

export const exportInput = z.strictObject({
  filter: jsonText,
  sort: jsonText,
  columns: z
    .string()
    .max(MOST_EXPORT_CHARACTERS)
    .nullish()
    .transform((text) => (text === null || text === undefined || text === '' ? null : [...new Set(text.split(','))]))
    .refine((keys) => keys === null || (keys.length <= MOST_EXPORT_COLUMNS && keys.every((key) => EXPORT_COLUMN.test(key))), {
      error: 'must be keys of columns with a comma between them.',
    }),
});
