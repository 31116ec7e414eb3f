// A cell of an exported list: typed for the program that opens it, and never a formula (OWASP, CSV injection).
import { dayInZone } from '../kernel/dates.ts';
import { FORMULA } from '../kernel/formula.ts';
import { formatMobile } from '../kernel/phone.ts';

export type CellKind = 'text' | 'phone' | 'number' | 'amount' | 'day' | 'instant' | 'flag';
export type CellValue = string | number | boolean | null;

export const safeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Days as 2026-11-24, instants as 2026-11-24 18:22 on the company's wall, amounts and counts as numbers. */
export function writeCell(kind: CellKind, value: CellValue, timeZone: string): string {
  if (value === null || value === '') return '';
  switch (kind) {
    // by the database, as it counts
    case 'number':
    case 'amount':
    case 'day':
      return String(value);
    case 'instant':
      return `${dayInZone(String(value), timeZone)} ${timeInZone(String(value), timeZone)}`;
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'phone':
      return safeText(formatMobile(String(value)));
    case 'text':
      return safeText(String(value));
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** 18:22 on the wall of that zone. */
export function timeInZone(instant: string, timeZone: string): string {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, known);
  return known.format(new Date(instant));
}
