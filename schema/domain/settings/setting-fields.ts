// Parts that several settings share. Settings are read leniently inside a field (what is left out has a plain meaning) and strictly in kind.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';

/** A field's or status's name: one line, not empty. */
export const settingName = lineOf(100).min(1);

export const settingOrder = z.int().min(-1_000_000).max(1_000_000);

/** '#RRGGBB'. */
export const settingColour = z.string().refine((text) => /^#[0-9a-f]{6}$/i.test(text), { error: 'must be a colour, as #0A4F8F.' });

/** A list in which no two entries have the same name. */
export function namedList<T extends z.ZodType>(entry: T, nameOf: (value: z.output<T>) => string) {
  return z
    .array(entry)
    .max(200)
    .refine((entries) => new Set(entries.map(nameOf)).size === entries.length, { error: 'names something twice.' });
}
