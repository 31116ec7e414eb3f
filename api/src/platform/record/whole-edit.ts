// The edit of a form that sends the whole record: what it changed is what differs from the version that its editor saw, as the row's images have it. So two
// editors of different fields lose nothing here either (decision 080).
import { QueryTypes } from 'sequelize';
import { isSameValue } from '@lotline/schema/domain/kernel/field-merge';
import {
  isLeft,
  recordKeysOf,
  seesField,
  type AnyRecord,
  type PlainValues,
  type RecordValues,
} from '@lotline/schema/domain/record/record-declaration';
import type { RecordEditInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../command/command-context.ts';
import { prepared } from '../db/prepared.ts';
import type { EditedRecord } from './merge-record.ts';
import { columnOf } from './write-record.ts';

/** Without an expected version the row as it stands is what was seen. @throws RefusalError STALE_VERSION where nobody knows what was seen. */
export async function wholeEdit<R extends AnyRecord>(
  command: CommandContext,
  record: R,
  row: EditedRecord<R>,
  wanted: RecordValues<R>,
): Promise<Pick<RecordEditInput, 'changes' | 'base'>> {
  const seen = await valuesSeen(command, record, row);
  const { actor } = command;
  const changed = recordKeysOf(record).filter((key) => {
    const field = record.fields[key];
    if (isLeft(actor, field, wanted[key])) return false;
    // whether what they may not see is this is not said either
    return !isSameValue(wanted[key], seen[key]) || (field !== undefined && !seesField(actor, field));
  });
  return {
    changes: Object.fromEntries(changed.map((key) => [key, wanted[key]])),
    base: Object.fromEntries(changed.map((key) => [key, seen[key] ?? null])),
  };
}

/** An update's image has the changed columns alone, and the last one comes first. */
const IMAGES = prepared(
  'images-since-version',
  `select (c.after ->> 'version')::integer as version, (select jsonb_object_agg(b.key, b.value) from jsonb_each_text(c.before) b) as before
     from change c
    where c.table_name = $entity and c.row_key = $id and c.operation = 'U'
      and (c.after ->> 'version')::integer > $seen and (c.after ->> 'version')::integer <= $version
    order by c.seq desc`,
);

interface Image {
  readonly version: number;
  readonly before: PlainValues;
}

async function valuesSeen<R extends AnyRecord>(
  { expectedVersion: seen, sequelize, transaction }: CommandContext,
  record: R,
  { id, version, values }: EditedRecord<R>,
): Promise<PlainValues> {
  if (seen === null || seen === version) return values;
  const { entity } = record;
  const bind = { entity, id: String(id), seen, version };
  const images = await sequelize.query<Image>(IMAGES, { bind, transaction, type: QueryTypes.SELECT });
  // a version without an image, and one that the row has not reached
  if (new Set(images.map((image) => image.version)).size !== version - seen) return refuse('STALE_VERSION', { entity, id, version });
  const before = images.reduce<PlainValues>((later, image) => ({ ...later, ...image.before }), {});
  const at = (key: keyof typeof values & string) =>
    columnOf(record, key) in before ? (before[columnOf(record, key)] ?? null) : values[key];
  return Object.fromEntries(recordKeysOf(record).map((key) => [key, at(key)]));
}
