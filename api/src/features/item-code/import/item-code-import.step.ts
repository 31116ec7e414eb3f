// What an import did, kept for its undo, in the import's own transaction.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';

const KEEP = prepared(
  'keep-item-code-import',
  'insert into item_code_import (made_at, made_by_user_id) values ($at, $userId) returning id',
);
const KEEP_ROW = prepared(
  'keep-imported-item-code',
  'insert into item_code_import_row (import_id, item_id, version, before) values ($importId, $itemId, $version, $before::jsonb)',
);

/** @returns its number */
export async function keepImport({ sequelize, transaction, actor, at }: CommandContext): Promise<number> {
  const [made] = await sequelize.query<{ id: number }>(KEEP, { bind: { at, userId: actor.userId }, transaction, type: QueryTypes.SELECT });
  if (made === undefined) throw new Error('an insert that returns its row returned none');
  return made.id;
}

interface ImportedRow {
  readonly importId: number;
  readonly itemId: number;
  /** After the import. */
  readonly version: number;
  /** The fields that it changed, as they were; null: it made the code. */
  readonly before: object | null;
}

export async function keepImportedRow({ sequelize, transaction }: CommandContext, { before, ...row }: ImportedRow): Promise<void> {
  await sequelize.query(KEEP_ROW, { bind: { ...row, before: before === null ? null : JSON.stringify(before) }, transaction });
}
