// A sheet of a workbook as text, row by row: a bold head that stays, a filter in it, columns as wide as what stands in the first rows.
import { DAY_MS } from '../kernel/dates.ts';
import type { CellKind } from './export-cell.ts';
import type { WorkbookCell } from './workbook-cell.ts';
import { HEAD_STYLE, styleOf } from './workbook-parts.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Days are counted from there. */
const EPOCH = Date.UTC(1899, 11, 30);

/** XML has not these characters; a workbook writes them so (ECMA-376, ST_Xstring). */
const NO_XML = /[\u0000-\u0008\u000b-\u001f]/g;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (mark) => MARKUP[mark] ?? mark)
    .replace(NO_XML, (mark) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

/** 0 is A, 26 is AA. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

const textCell = (ref: string, style: number, text: string): string =>
  `<c r="${ref}" t="inlineStr"${styled(style)}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const styled = (style: number): string => (style === 0 ? '' : ` s="${String(style)}"`);

function cellXml(ref: string, style: number, value: WorkbookCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return textCell(ref, style, value);
  const figure = value instanceof Date ? (value.getTime() - EPOCH) / DAY_MS : value;
  return `<c r="${ref}"${styled(style)}><v>${String(figure)}</v></c>`;
}

/** @param n from 1 */
export function rowXml(n: number, kinds: readonly CellKind[], cells: readonly WorkbookCell[]): string {
  const row = String(n);
  return `<row r="${row}">${cells.map((cell, at) => cellXml(columnName(at) + row, styleOf(kinds[at] ?? 'text'), cell)).join('')}</row>`;
}

interface HeadColumn {
  readonly header: string;
  readonly kind: CellKind;
}

/** In letters: of what is shown in its format, not as it is stored. */
const LEAST_LETTERS: Readonly<Record<CellKind, number>> = { text: 8, phone: 14, number: 8, amount: 14, day: 13, instant: 22, flag: 8 };
const MOST_LETTERS = 60;
/** The button of the filter stands beside the words of the head. */
const FILTER_BUTTON = 4;

function widthOf({ header, kind }: HeadColumn, cells: readonly WorkbookCell[]): number {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell.length + 1 : 0));
  return Math.min(MOST_LETTERS, Math.max(LEAST_LETTERS[kind], header.length + FILTER_BUTTON, ...texts));
}

/** Everything before the rows, with the head as the first. @param first the rows that the widths are of */
export function sheetBegins(columns: readonly HeadColumn[], first: readonly (readonly WorkbookCell[])[]): string {
  const cols = columns.map((column, at) => {
    const width = widthOf(
      column,
      first.map((row) => row[at] ?? null),
    );
    return `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${String(width)}" customWidth="1"/>`;
  });
  const head = columns.map(({ header }, at) => textCell(`${columnName(at)}1`, HEAD_STYLE, header)).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData><row r="1">${head}</row>`;
}

/** @param rows with the head */
export const filterRange = (columns: number, rows: number): string => `A1:${columnName(Math.max(0, columns - 1))}${String(rows)}`;

export const sheetEnds = (filter: string): string => `</sheetData><autoFilter ref="${filter}"/></worksheet>`;
