// What may be saved of an operation in GraphiQL (specification 1 §2).
import { z } from 'zod';
import { flagInput, idInput, lineOf, optionalIdInput } from '../kernel/input.ts';
import { MAX_OPERATION_NAME, MAX_OPERATION_TEXT, MAX_OPERATION_VARIABLES } from './saved-operation.limits.ts';

/** A new one without an id. The text is kept as it was typed, also where it does not parse yet. */
export const savedOperationInput = z.strictObject({
  id: optionalIdInput,
  name: lineOf(MAX_OPERATION_NAME).min(1),
  isShared: flagInput,
  text: z.string().min(1).max(MAX_OPERATION_TEXT),
  variables: z
    .string()
    .max(MAX_OPERATION_VARIABLES)
    .nullish()
    .transform((variables) => variables ?? ''),
});
export type SavedOperationInput = z.output<typeof savedOperationInput>;

/** `removed: false` brings it back. */
export const removeOperationInput = z.strictObject({
  id: idInput,
  removed: z
    .boolean()
    .nullish()
    .transform((removed) => removed ?? true),
});
export type RemoveOperationInput = z.output<typeof removeOperationInput>;
