// Rows of code and quantity as a spreadsheet or a message has them: each is an item with its quantity, or says why it is none.
import { formatQuantity, type DecimalString } from '../kernel/money.ts';
import { parseTypedQuantity } from '../kernel/typed-figure.ts';
import { isPlannable } from '../kernel/planned-quantity.ts';

/** One code whatever its case and spaces, as the catalogue's own key has it. */
export const catalogueKey = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/** As it was pasted, before the catalogue was asked. */
export interface PastedRow {
  readonly code: string;
  readonly quantity: string;
  readonly note: string;
}

interface CatalogueItem {
  readonly id: number;
  readonly code: string;
  readonly isArchived: boolean;
}

export type JudgedRow<Item extends CatalogueItem> =
  | { readonly row: PastedRow; readonly item: Item; readonly quantity: DecimalString; readonly fault: null }
  | { readonly row: PastedRow; readonly fault: string };

const HEADINGS = new Set(['CODE', 'ITEM', 'ITEMCODE']);

/** Columns are separated by tabs, else by semicolons or commas, else by spaces: the code, the quantity, and what is left is the note. */
export function readPastedRows(text: string): PastedRow[] {
  const rows = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map(readRow);
  const [first] = rows;
  return first !== undefined && HEADINGS.has(catalogueKey(first.code)) ? rows.slice(1) : rows;
}

function readRow(line: string): PastedRow {
  const separator = ['\t', ';', ','].find((one) => line.includes(one)) ?? /\s+/;
  const [code = '', quantity = '', ...rest] = line.replace(/^ +/, '').trimEnd().split(separator).map(unquoted);
  const joint = typeof separator === 'string' && separator !== '\t' ? `${separator} ` : ' ';
  return { code, quantity, note: rest.filter((part) => part !== '').join(joint) };
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** @param items of the catalogue that have one of these codes */
export function judgePastedRows<Item extends CatalogueItem>(rows: readonly PastedRow[], items: readonly Item[]): JudgedRow<Item>[] {
  const byCode = new Map(items.map((item) => [catalogueKey(item.code), item]));
  return rows.map((row) => judged(row, byCode.get(catalogueKey(row.code))));
}

function judged<Item extends CatalogueItem>(row: PastedRow, item: Item | undefined): JudgedRow<Item> {
  const called = row.code === '' ? 'This row' : row.code;
  if (item === undefined) return { row, fault: row.code === '' ? 'This row has no code.' : `No item has the code ${row.code}.` };
  if (item.isArchived) return { row, fault: `${item.code} is archived. Choose another item.` };
  if (row.quantity === '') return { row, fault: `${called} has no quantity.` };
  const quantity = parseTypedQuantity(row.quantity);
  if (quantity === null) return { row, fault: `${called}: “${row.quantity}” is not a quantity. Use a number with at most three decimals.` };
  if (!isPlannable(quantity))
    return { row, fault: `${called}: the quantity must be more than zero and at most 100,000, not ${formatQuantity(quantity)}.` };
  return { row, item, quantity, fault: null };
}
