// A file of a list against the list: what each row does, and a mark of what that was judged by, so that an import does what its dry run said.
import Papa from 'papaparse';
import { QueryTypes } from 'sequelize';
import { safeText } from '@lotline/schema/domain/list-file/export-cell';
import {
  judgeValue,
  lookupCells,
  fileBack,
  lookupCsvHead,
  lookupCsvHeaders,
  markCell,
  type CsvField,
  type JudgedValue,
  type KnownValue,
} from '@lotline/schema/domain/lookup/lookup-csv.rules';
import { MOST_LIST_CSV_ROWS } from '@lotline/schema/domain/lookup/lookup.input';
import { marksOf } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { LOOKUP_VALUE, lookupKey } from '@lotline/schema/domain/lookup/lookup-value.fields';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { readCsv, seenMark } from '../../platform/csv/read-csv.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { ListedValue } from './lookup-values.queries.ts';

export interface JudgedList {
  readonly rows: readonly (JudgedValue & { readonly line: number })[];
  /** Headers that mean nothing here. */
  readonly unknown: readonly string[];
  readonly seen: string;
}

/** A type alias: what a command keeps of itself is JSON. */
export type LookupFileSummary = {
  list: string;
  created: number;
  archived: number;
  restored: number;
  marked: number;
  same: number;
  refused: { line: number; label: string; sentence: string }[];
  unknown: string[];
  seen: string;
  undoCsv: string | null;
  undoSeen: string | null;
};

const KNOWN = prepared(
  'known-lookup-values',
  `select v.id, v.label, v.is_archived as "isArchived", v.code, v.colour, v.due_days::text as "dueDays", v.details,
     l.version from lookup l left join lookup_value v on v.lookup_id = l.id where l.name = $name`,
);

type Reading = Pick<CommandContext, 'sequelize'> & Partial<Pick<CommandContext, 'transaction'>>;

/** In a command the list is locked before. @throws RefusalError INVALID_INPUT for a text that is no such file */
export async function judgeList({ sequelize, transaction }: Reading, list: LookupList, csv: string): Promise<JudgedList> {
  const { head, records } = readCsv(csv, shapeOf(list));
  const rows = await sequelize.query<KnownValue & { version: number }>(KNOWN, {
    bind: { name: list.name },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  const byKey = new Map(rows.filter(({ id }) => id !== null).map((one) => [lookupKey(one.label), one]));
  const taken = new Set<string>();
  const codes = new Map([...byKey].flatMap(([key, { code }]) => (code === null ? [] : [[lookupKey(code), key] as const])));
  const judged = records.map((cells, place) => {
    const wished = lookupCells(head, cells);
    const key = lookupKey(wished.label ?? '');
    const row = { ...judgeValue(list, wished, byKey.get(key), taken, codes), line: place + 2 };
    taken.add(key);
    if ('marks' in row && row.marks.code != null) codes.set(lookupKey(row.marks.code), key);
    return row;
  });
  return { rows: judged, unknown: head.unknown, seen: markOf(rows[0]?.version ?? 0, csv) };
}

/** Of a file against a list of that version. */
const markOf = (version: number, csv: string): string => seenMark(String(version), csv);

const shapeOf = (list: LookupList) =>
  ({
    headOf: (headers: readonly string[]) => lookupCsvHead(list, headers),
    required: 'label',
    mostRows: MOST_LIST_CSV_ROWS,
    labelOf: (field: CsvField) => (field === 'archived' ? 'Archived' : LOOKUP_VALUE.fields[field].label),
  }) as const;

/** @param version of the list after its import; null: of what changes nothing, as a dry run, which has no way back */
export function summaryOf(list: LookupList, file: JudgedList, version: number | null = null): LookupFileSummary {
  const count = (does: JudgedValue['does']): number => file.rows.filter((row) => row.does === does).length;
  const back = version === null ? null : fileBack(list, file.rows);
  const undoCsv = back === null ? null : csvOf(back);
  return {
    ...{ list: list.name, created: count('create'), archived: count('archive'), restored: count('restore') },
    ...{ marked: count('mark'), same: count('nothing') },
    refused: file.rows.flatMap((row) => (row.does === 'refuse' ? [{ line: row.line, label: row.label, sentence: row.sentence }] : [])),
    ...{ unknown: [...file.unknown], seen: file.seen },
    ...{ undoCsv, undoSeen: undoCsv === null || version === null ? null : markOf(version, undoCsv) },
  };
}

/** A list as its file, which an import reads back. */
export function listCsv(list: LookupList, values: readonly ListedValue[]): string {
  const keys = marksOf(list);
  const cells = ({ label, isArchived, useCount, ...value }: ListedValue): string[] => [
    ...[label, isArchived ? 'Yes' : 'No'],
    ...keys.map((key) => markCell(key, value[key] === null ? null : String(value[key]))),
    String(useCount),
  ];
  return csvOf([lookupCsvHeaders(list), ...values.map(cells)]);
}

const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(
    rows.map((cells) => cells.map(safeText)),
    { newline: '\r\n' },
  )}\r\n`;
