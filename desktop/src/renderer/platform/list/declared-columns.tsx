// The grid columns of a declared list: label, alignment, sort, cell and copied text come from the kind of each column (decision 079).
import type { ReactNode } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { formatAud } from '@lotline/schema/domain/kernel/money';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import {
  isSortable,
  ownLabel,
  type AnyList,
  type ColumnKey,
  type ColumnKind,
  type LabelOf,
} from '@lotline/schema/domain/list/list-declaration';
import { seesColumn } from '@lotline/schema/domain/list/list.rules';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import type { GridColumn, GridRowData } from '../grid/grid-column.ts';
import { TextCell } from './Cells.tsx';

type Own<Row extends GridRowData> = Partial<Omit<GridColumn<Row>, 'id'>>;

/** What is the screen's own of a column, by its key; the order of the keys is the order of the columns. */
export type OwnColumns<L extends AnyList, Row extends GridRowData> = Partial<Readonly<Record<ColumnKey<L>, Own<Row>>>>;

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 144,
  phone: 120,
  number: 112,
  quantity: 112,
  amount: 128,
  day: 120,
  instant: 192,
  flag: 104,
};
const AT_END: ReadonlySet<ColumnKind> = new Set(['number', 'quantity', 'amount', 'day', 'instant']);

/** Those that `own` names, in its order, and that the person sees. A column of parts has its cell and its text there. */
export function declaredColumns<L extends AnyList, Row extends GridRowData>(
  list: L,
  actor: Actor,
  own: OwnColumns<L, Row>,
  labelOf: LabelOf = ownLabel,
): readonly GridColumn<Row>[] {
  return Object.entries<Own<Row> | undefined>(own).flatMap(([key, part]): GridColumn<Row>[] => {
    const column = list.columns[key];
    if (column === undefined || !seesColumn(actor, column)) return [];
    const shared = { id: key, label: labelOf(column), isSortable: isSortable(list, key) };
    if (column.kind === 'parts') return [{ ...shared, cell: () => null, text: () => '', ...part }];
    const { kind } = column;
    const of = (row: Row): unknown => Reflect.get(row, key);
    const cell = (row: Row): ReactNode => <TextCell text={cellText(kind, of(row))} />;
    const text = (row: Row): string => valueText(kind, of(row));
    const passing = kind === 'amount' ? { passing: (row: Row): string => shownText(kind, of(row)) } : {};
    return [{ ...shared, width: WIDTHS[kind], cell, text, ...passing, ...(AT_END.has(kind) ? { align: 'end' as const } : {}), ...part }];
  });
}

/** A dash for no and for none: what stands out is what is there. */
function cellText(kind: ColumnKind, value: unknown): string | null {
  if (value === false || value === 0) return null;
  return typeof value === 'number' ? value.toLocaleString('en-AU') : shownText(kind, value);
}

/** An amount is read as money and copied as a bare number, for a spreadsheet. */
const shownText = (kind: ColumnKind, value: unknown): string =>
  kind === 'amount' && typeof value === 'string' && value !== '' ? formatAud(value) : valueText(kind, value);

/** The facts of a row, as its preview lists them. */
export function declaredFacts<L extends AnyList>(
  list: L,
  actor: Actor,
  row: object,
  keys: readonly ColumnKey<L>[],
): readonly (readonly [label: string, value: string])[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return keys.flatMap((key) => {
    const column = list.columns[key];
    if (column === undefined || column.kind === 'parts' || !seesColumn(actor, column)) return [];
    return [[column.label, shownText(column.kind, values.get(key))] as const];
  });
}

/** As people read it; nothing is an empty text. */
function valueText(kind: ColumnKind, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return '';
  switch (kind) {
    case 'day':
      return formatDate(value);
    case 'instant':
      return formatDateClock(value, browserZone());
    case 'phone':
      return formatMobile(value);
    case 'quantity':
      return value.replace(/\.?0+$/, '');
    case 'text':
    case 'number':
    case 'amount':
    case 'flag':
      return value;
  }
}
