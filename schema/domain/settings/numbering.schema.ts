// How records are called that have no number of their customer.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { DEFAULT_NUMBERING } from './numbering.setting.ts';

export const numberingSetting = z.strictObject({
  potentialJobPrefix: lineOf(6)
    .default(DEFAULT_NUMBERING.potentialJobPrefix)
    .refine((prefix) => /^[A-Za-z][A-Za-z0-9/-]*$/.test(prefix), {
      error: 'must begin with a letter and have only letters, digits, - and /.',
    }),
  potentialJobDigits: z.int().min(1).max(8).default(DEFAULT_NUMBERING.potentialJobDigits),
});
