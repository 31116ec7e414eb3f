// The filters of the list's table, one a column (specification 2 §2): a text that must stand in the cell, or one of what stands in the column.
// They live in the address, so what comes from there is judged here.
import type { ColumnKey, FieldColumn } from './field-columns.rules.ts';
import type { FieldTask } from './field-task.ts';

/** What is wanted of each column that is filtered; a column that is not filtered is not among them. */
export type FieldFilters = ReadonlyMap<string, string>;

/** Chosen for rows that have nothing in the column. */
export const NOTHING_THERE = '–';
export const MAX_FILTER_LENGTH = 200;

const PREFIX = 'f.';
/** More than any table has columns: an address is anybody's to write. */
const MOST_FILTERS = 60;

/** @param params as URLSearchParams gives them */
export function readFilters(params: Iterable<readonly [string, string]>): FieldFilters {
  const filters = new Map<string, string>();
  for (const [name, value] of params) {
    const wanted = value.trim().slice(0, MAX_FILTER_LENGTH);
    if (name.startsWith(PREFIX) && wanted !== '' && filters.size < MOST_FILTERS) filters.set(name.slice(PREFIX.length), wanted);
  }
  return filters;
}

/** The name of a column's filter in the address. */
export const filterParam = (key: ColumnKey): string => `${PREFIX}${key}`;

export const isFilterParam = (name: string): boolean => name.startsWith(PREFIX);

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

function matches(column: FieldColumn, wanted: string, task: FieldTask): boolean {
  const text = column.textOf(task);
  if (column.filter === 'choice') return wanted === NOTHING_THERE ? text === '' : text === wanted;
  // the whole address, not only what the row has room for
  const searched = fold(column.key === 'address' ? `${text} ${task.address}` : text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Those that every filter lets through; a filter of a column that is not there asks nothing. */
export function filterTasks(tasks: readonly FieldTask[], columns: readonly FieldColumn[], filters: FieldFilters): readonly FieldTask[] {
  const asked = columns.flatMap((column) => {
    const wanted = filters.get(column.key);
    return wanted === undefined ? [] : [{ column, wanted }];
  });
  return asked.length === 0 ? tasks : tasks.filter((task) => asked.every(({ column, wanted }) => matches(column, wanted, task)));
}

export function hasFilters(columns: readonly FieldColumn[], filters: FieldFilters): boolean {
  return columns.some(({ key }) => filters.has(key));
}

const words = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** What can be chosen in a column: each once, in order, and 'nothing there' last where some row has nothing. */
export function filterChoices(tasks: readonly FieldTask[], column: FieldColumn): string[] {
  const orderByText = new Map<string, string>();
  for (const task of tasks) {
    const text = column.textOf(task);
    if (!orderByText.has(text)) orderByText.set(text, column.orderOf(task));
  }
  const hasNothing = orderByText.delete('');
  const texts = [...orderByText].sort(([textA, a], [textB, b]) => words.compare(a, b) || words.compare(textA, textB)).map(([text]) => text);
  return hasNothing ? [...texts, NOTHING_THERE] : texts;
}
