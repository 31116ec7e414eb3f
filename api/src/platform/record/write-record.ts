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

export function insertRecord<R extends AnyRecord>(command: CommandContext, record: R, values: RecordChanges<R>): Promise<Written> {
  const given = givenOf(record, values);
  const columns = given.map(({ key }) => columnOf(key)).join(', ');
  return write(
    command,
    record,
    `insert into ${record.entity} (${columns}) values (${given.map(valueSql).join(', ')}) returning id, version`,
    values,
  );
}

export function updateRecord<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  id: number,
  changes: RecordChanges<R>,
): Promise<Written> {
  const set = givenOf(record, changes).map((one) => `${columnOf(one.key)} = ${valueSql(one)}`);
  const sql = `update ${record.entity} set ${[...set, 'version = version + 1'].join(', ')} where id = $id returning id, version`;
  return write(command, record, sql, { ...changes, id });
}

const givenOf = (record: AnyRecord, values: object) =>
  Object.entries(record.fields).flatMap(([key, { kind }]) => (key in values ? [{ key, kind }] : []));
const valueSql = ({ key, kind }: { key: string; kind: RecordFieldKind }): string => `$${key}::${CASTS[kind]}`;

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
