// The job list as a file from this computer's own copy: the columns, cells and money rule of the server's file (schema, list-file; decision 053), without a network.
import Papa from 'papaparse';
import { fieldNamesOfAll } from '@lotline/schema/domain/job/job-field-names';
import { isJobField } from '@lotline/schema/domain/job/job.fields';
import { jobListInput, type JobListInput } from '@lotline/schema/domain/job/job-list.input';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { CSV_NEWLINE, csvWriter } from '@lotline/schema/domain/list-file/csv-text';
import { chosenColumns, fileColumns, type ExportedRow } from '@lotline/schema/domain/list-file/file-columns';
import type { ExportBatches, WriteExport, WrittenList } from '@lotline/schema/domain/list-file/written-list';
import { exportInput } from '@lotline/schema/domain/list/export.input';
import type { LabelOf } from '@lotline/schema/domain/list/list-declaration';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { writeWorkbook } from '@lotline/schema/node/workbook';

const JOBS_PATH = /^\/api\/exports\/jobs\.(csv|xlsx)$/;
const WRITERS: Readonly<Record<string, WriteExport>> = {
  csv: csvWriter((cells) => Papa.unparse(cells, { newline: CSV_NEWLINE })),
  xlsx: writeWorkbook,
};

export type FileFormat = 'csv' | 'xlsx';

/** The read that the window asks ahead, by which fields are called as the work types call them. */
export const FIELD_NAMES_ANSWER = 'JobFieldNames []';

/** What the server would be asked. */
export interface AskedFile {
  readonly format: FileFormat;
  readonly filter: JobListInput['filter'];
  readonly sort: JobListInput['sort'];
  /** As it was asked for. */
  readonly asked: { readonly filter: unknown; readonly columns: readonly string[] | null };
}

/** Null: of another list, of which this computer has no copy. @throws RefusalError INVALID_INPUT */
export function askedFile(address: string): AskedFile | null {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const format = JOBS_PATH.exec(pathname)?.[1];
  if (format !== 'csv' && format !== 'xlsx') return null;
  const query = parseInput(exportInput, Object.fromEntries(searchParams));
  const { filter, sort } = parseInput(jobListInput, { filter: query.filter, sort: query.sort });
  return { format, filter, sort, asked: { filter: query.filter, columns: query.columns } };
}

export interface CopyWish {
  readonly columns: readonly string[] | null;
  readonly claims: readonly string[];
  readonly timeZone: string;
  /** The server's answer about the names of fields, as JSON; null: each is called by its own label. */
  readonly fieldNames: string | null;
}

/** @throws RefusalError CLAIM_REQUIRED, INVALID_INPUT, as the server's own file */
export function copyList({ columns, claims, timeZone, fieldNames }: CopyWish): WrittenList<ExportedRow> {
  const actor: Actor = {
    userId: 0,
    claims: new Set(CLAIMS.filter((claim) => claims.includes(claim))),
    groupIds: new Set(),
    isSubcontractor: false,
  };
  return { columns: chosenColumns(fileColumns(JOB_LIST, labels(fieldNames)), { keys: columns, actor }), timeZone };
}

function labels(fieldNames: string | null): LabelOf {
  const data = fieldNames === null ? null : (JSON.parse(fieldNames) as { readonly systemSettings?: readonly SettingRow[] });
  const nameOf = fieldNamesOfAll(data?.systemSettings ?? []);
  return ({ label, field }) => (field !== undefined && isJobField(field) ? nameOf(field) : label);
}

export const writtenCopy = (format: FileFormat, list: WrittenList<ExportedRow>, rows: ExportBatches<ExportedRow>) =>
  bytesOf(WRITERS[format]?.(list, rows) ?? []);

const encoder = new TextEncoder();

async function* bytesOf(chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
}
