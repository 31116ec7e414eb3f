// What a person takes back of what they did to several records.
import { z } from 'zod';
import { idInput, uuidInput } from './input.ts';
import { entryLimit } from './input-limits.ts';

/** The records, each once, by the actions that changed them. */
export const undoChangesInput = z.strictObject({
  ids: z
    .array(idInput)
    .min(1)
    .max(entryLimit('ids'))
    .transform((ids) => [...new Set(ids)]),
  clientIds: z.array(uuidInput).min(1).max(entryLimit('clientIds')),
});
export type UndoChangesInput = z.output<typeof undoChangesInput>;
