// Rows of a declared record: locked for a change, inserted, updated. Columns and their types come from the declaration (decision 080).
import { QueryTypes } from 'sequelize';
import { recordKeysOf, type AnyRecord, type RecordChanges, type RecordFieldKind } from '@lotline/schema/domain/record/record-declaration';
import type { CommandContext } from '../command/command-context.ts';
import { preparedByText } from '../db/prepared.ts';

const CASTS: Readonly<Record<RecordFieldKind, string>> = {
  line: 'text',
  text: 'text',
  day: 'date',
  amount: 'numeric',
  quantity: 'numeric',
  choice: 'text',
  ref: 'integer',
};

export const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The select list of its values, of that alias. */
export const recordColumns = (record: AnyRecord, alias: string): string =>
  recordKeysOf(record)
    .map((key) => `${alias}.${columnOf(key)}::text as "${key}"`)
    .join(', ');

interface Written {
  readonly id: number;
  readonly version: number;
}

/** Columns that no form has: of which job it is, who made it, when it ended. */
type Along = Readonly<Record<string, string | number | boolean | Date | null>>;

export function insertRecord<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  values: RecordChanges<R>,
  along: Along = {},
): Promise<Written> {
  const columns = columnsOf(record, values, along);
  const names = columns.map(({ column }) => column).join(', ');
  const sql = `insert into ${record.entity} (${names}) values (${columns.map(({ value }) => value).join(', ')}) returning id, version`;
  return write(command, record, sql, { ...values, ...along });
}

export function updateRecord<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  id: number,
  changes: RecordChanges<R>,
  along: Along = {},
): Promise<Written> {
  const set = columnsOf(record, changes, along).map(({ column, value }) => `${column} = ${value}`);
  const sql = `update ${record.entity} set ${[...set, 'version = version + 1'].join(', ')} where id = $id returning id, version`;
  return write(command, record, sql, { ...changes, ...along, id });
}

const columnsOf = (record: AnyRecord, values: object, along: Along) => [
  ...Object.entries(record.fields).flatMap(([key, { kind }]) =>
    key in values ? [{ column: columnOf(key), value: `$${key}::${CASTS[kind]}` }] : [],
  ),
  ...Object.keys(along).map((key) => ({ column: columnOf(key), value: `$${key}` })),
];

async function write(
  { sequelize, transaction, versions }: CommandContext,
  { entity }: AnyRecord,
  sql: string,
  bind: Readonly<Record<string, unknown>>,
): Promise<Written> {
  const [written] = await sequelize.query<Written>(preparedByText(sql), { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error(`the ${entity} was not written`);
  versions[entity] = written.version;
  return written;
}
