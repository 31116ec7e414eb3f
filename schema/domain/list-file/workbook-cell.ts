// A cell of an exported workbook: days, instants, amounts and counts as themselves; a text stays a text, so that no program works it out.
import { dayInZone } from '../kernel/dates.ts';
import { formatMobile } from '../kernel/phone.ts';
import { timeInZone, type CellKind, type CellValue } from './export-cell.ts';

/** What a spreadsheet takes in one cell; a longer one makes it call the whole file damaged. */
const MOST_CHARACTERS = 32_767;
/** A spreadsheet counts in 64-bit floats: what has more digits would be shown as another figure. */
const MOST_DIGITS = 15;
/** In a workbook such a text stands for a character that XML has not (ECMA-376, ST_Xstring). */
const ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const NO_XML = /[\ufffe\uffff]/g;

export type WorkbookCell = string | number | Date | null;

/** A day stands at its midnight, an instant at its minute on the company's wall: a workbook knows no zone. */
export function workbookCell(kind: CellKind, value: CellValue, timeZone: string): WorkbookCell {
  if (value === null || value === '') return null;
  switch (kind) {
    case 'number':
    case 'amount':
      return figure(String(value));
    case 'day':
      return new Date(`${String(value)}T00:00:00Z`);
    case 'instant':
      return new Date(`${dayInZone(String(value), timeZone)}T${timeInZone(String(value), timeZone)}:00Z`);
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'phone':
      return text(formatMobile(String(value)));
    case 'text':
      return text(String(value));
  }
}

function figure(written: string): string | number {
  const digits = written.replace(/^-?0*\.?0*/, '').replace('.', '').length;
  return digits > MOST_DIGITS ? written : Number(written);
}

function text(value: string): string {
  const said = value.replace(NO_XML, '\ufffd').replace(ESCAPED, '_x005F_');
  return said.length > MOST_CHARACTERS ? `${said.slice(0, MOST_CHARACTERS - 1)}…` : said;
}
