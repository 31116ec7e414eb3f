// How records are called that have no number of their customer.
import { z } from 'zod';
import { lineOf } from '../kernel/input.ts';
import { DEFAULT_NUMBERING } from './numbering.setting.ts';

const prefix = lineOf(6).refine((text) => /^[A-Za-z][A-Za-z0-9/-]*$/.test(text), {
  error: 'must begin with a letter and have only letters, digits, - and /.',
});
const digits = z.int().min(1).max(8);

export const numberingSetting = z.strictObject({
  potentialJobPrefix: prefix.default(DEFAULT_NUMBERING.potentialJobPrefix),
  potentialJobDigits: digits.default(DEFAULT_NUMBERING.potentialJobDigits),
  paymentPrefix: prefix.default(DEFAULT_NUMBERING.paymentPrefix),
  paymentDigits: digits.default(DEFAULT_NUMBERING.paymentDigits),
});
