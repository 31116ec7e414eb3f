// Rows of a declared record: locked for a change, inserted, updated. Columns and their types come from the declaration (decision 080).
import { QueryTypes } from 'sequelize';
import type { FieldValue } from '@lotline/schema/domain/kernel/field-merge';
import { recordKeysOf, type AnyRecord, type DeclaredRecord, type FieldKind } from '@lotline/schema/domain/record/record-declaration';
import type { CommandContext } from '../command/command-context.ts';
import { preparedByText } from '../db/prepared.ts';

const CASTS: Readonly<Record<FieldKind, string>> = {
  line: 'text',
  text: 'text',
  day: 'date',
  amount: 'numeric',
  quantity: 'numeric',
  choice: 'text',
  yesNo: 'boolean',
  ref: 'integer',
  mobile: 'text',
  email: 'text',
  siteNumber: 'text',
  state: 'text',
  postCode: 'text',
  abn: 'text',
  acn: 'text',
  count: 'integer',
  flag: 'boolean',
};

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const columnOf = ({ fields }: DeclaredRecord, key: string): string => fields[key]?.column ?? snakeCase(key);

/** The select list of its values, of that alias; each is text. */
export const recordColumns = (record: AnyRecord, alias: string): string =>
  recordKeysOf(record)
    .map((key) => `${alias}.${columnOf(record, key)}::text as "${key}"`)
    .join(', ');

/** As its columns have them: numbers and flags too. */
export const plainColumns = (record: DeclaredRecord, alias: string): string =>
  recordKeysOf(record)
    .map((key) => `${alias}.${columnOf(record, key)} as "${key}"`)
    .join(', ');

interface Written {
  readonly id: number;
  readonly version: number;
}

/** Columns that no form has: of which job it is, who made it, when it ended. */
type Along = Readonly<Record<string, string | number | boolean | Date | null>>;
type Values = Readonly<Partial<Record<string, FieldValue>>>;

export function insertRecord(command: CommandContext, record: DeclaredRecord, values: Values, along: Along = {}): Promise<Written> {
  const columns = columnsOf(record, values, along);
  const names = columns.map(({ column }) => column).join(', ');
  const sql = `insert into ${record.entity} (${names}) values (${columns.map(({ value }) => value).join(', ')}) returning id, version`;
  return write(command, record, sql, { ...values, ...along });
}

export function updateRecord(
  command: CommandContext,
  record: DeclaredRecord,
  id: number,
  changes: Values,
  along: Along = {},
): Promise<Written> {
  const set = columnsOf(record, changes, along).map(({ column, value }) => `${column} = ${value}`);
  const sql = `update ${record.entity} set ${[...set, 'version = version + 1'].join(', ')} where id = $id returning id, version`;
  return write(command, record, sql, { ...changes, ...along, id });
}

const columnsOf = (record: DeclaredRecord, values: object, along: Along) => [
  ...Object.entries(record.fields).flatMap(([key, { kind }]) =>
    key in values ? [{ column: columnOf(record, key), value: `$${key}::${CASTS[kind]}` }] : [],
  ),
  ...Object.keys(along).map((key) => ({ column: snakeCase(key), value: `$${key}` })),
];

async function write(
  { sequelize, transaction, versions }: CommandContext,
  { entity }: DeclaredRecord,
  sql: string,
  bind: Readonly<Record<string, unknown>>,
): Promise<Written> {
  const [written] = await sequelize.query<Written>(preparedByText(sql), { bind, transaction, type: QueryTypes.SELECT });
  if (written === undefined) throw new Error(`the ${entity} was not written`);
  versions[entity] = written.version;
  return written;
}
