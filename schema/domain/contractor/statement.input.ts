// The period of a contractor's statement: days of the company's zone, both ends counted.
import { z } from 'zod';
import { dayInput, idInput } from '../kernel/input.ts';

export const statementInput = z
  .object({ contractorId: idInput, from: dayInput, to: dayInput })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before the first day.' });
export type StatementInput = z.output<typeof statementInput>;

/** The financial year that a day lies in: 1 July to 30 June. @param day '2026-11-26' */
export function financialYearOf(day: string): { readonly from: string; readonly to: string } {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= '07-01' ? year : year - 1;
  return { from: `${String(first)}-07-01`, to: `${String(first + 1)}-06-30` };
}
