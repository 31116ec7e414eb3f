// What stands in the way of saving a form, from the same schema that the API parses with (house style, step 4).
import type { z } from 'zod';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { RefusalError } from '@lotline/schema/errors/refusal-error';

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string; readonly field: string };

export function checkForm<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  try {
    return { ok: true, value: parseInput(schema, value) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const field = error.details['field'];
    return { ok: false, sentence: error.message, field: typeof field === 'string' ? field : '' };
  }
}

/** '2,5' is how some keyboards write 2.5. */
export function typedQuantity(text: string): string {
  return text.trim().replace(',', '.');
}
