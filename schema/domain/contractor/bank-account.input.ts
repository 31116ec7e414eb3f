// What the bank tab of a contractor sends: the numbers of an account, which are typed twice and shown to nobody.
import { z } from 'zod';
import { idInput, lineOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { parseAccountNumber, parseBsb } from '../kernel/business-numbers.ts';
import { holdsBankNumbers, type BankNumbers } from './bank-account.rules.ts';

/** A name of an account as bank files take it. */
const MOST_NAME = 32;
/** Longer than any number with its spaces. */
const MOST_DIGITS = 20;

const numberInput = (parse: (text: string) => string | null, message: string) =>
  z
    .string()
    .max(MOST_DIGITS)
    .transform((text, ctx) => {
      const value = parse(text.trim());
      if (value !== null) return value;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    });

const numbers = {
  bsb: numberInput(parseBsb, 'must be six digits, such as 062-000.'),
  accountNumber: numberInput(parseAccountNumber, 'must be four to ten digits.'),
};

/** A reason and a note are kept in the history for good. */
const mustKeepOut =
  <K extends string>(key: K) =>
  (value: BankNumbers & Readonly<Record<K, string>>, ctx: z.core.$RefinementCtx): void => {
    if (holdsBankNumbers(value[key], value))
      ctx.addIssue({ code: 'custom', path: [key], message: 'must not contain the account’s numbers: it is kept in the history.' });
  };

export const proposeBankInput = z
  .object({
    contractorId: idInput,
    accountName: lineOf(MOST_NAME).min(1),
    ...numbers,
    why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'),
  })
  .superRefine(mustKeepOut('why'));
export type ProposeBankInput = z.output<typeof proposeBankInput>;

/** The numbers as the contractor said them on the phone, and who was called. */
export const approveBankInput = z
  .object({ id: idInput, ...numbers, note: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') })
  .superRefine(mustKeepOut('note'));
export type ApproveBankInput = z.output<typeof approveBankInput>;

export const closeBankInput = z.object({ id: idInput, why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type CloseBankInput = z.output<typeof closeBankInput>;
