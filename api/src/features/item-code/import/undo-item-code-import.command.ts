// Undo an import (undoItemCodeImport): codes that it changed are as they were, codes that it made are archived. What something else has changed since stays, and is named
// (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import type { UndoItemCodeImportInput } from '@lotline/schema/domain/item/item-code-csv.input';
import { whyNotUndone } from '@lotline/schema/domain/item/item-code-csv.rules';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { RecordChanges } from '@lotline/schema/domain/record/record-declaration';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../../platform/command/append-event.ts';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { runCommand } from '../../../platform/command/command.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { lockRecord, mustManage, setArchived } from '../../../platform/record/lock-record.ts';
import { beforeOf } from '../../../platform/record/merge-record.ts';
import { updateRecord } from '../../../platform/record/write-record.ts';
import { usageOf } from '../item-code-list.sql.ts';

export type UndoneImport = { undone: number; left: { code: string; sentence: string }[] };

const LOCK = prepared('lock-item-code-import', 'select undone_at as "undoneAt" from item_code_import where id = $id for no key update');
const ROWS = prepared(
  'rows-of-item-code-import',
  'select item_id as "itemId", version, before from item_code_import_row where import_id = $id order by item_id',
);
const END = prepared('end-item-code-import', 'update item_code_import set undone_at = $at where id = $id');

interface ImportedRow {
  readonly itemId: number;
  readonly version: number;
  readonly before: RecordChanges<typeof ITEM_CODE> | null;
}

/** Undone again it does nothing. @throws RefusalError CLAIM_REQUIRED, REASON_REQUIRED, NOT_FOUND */
export function undoItemCodeImport(
  context: RequestContext,
  input: UndoItemCodeImportInput,
  client: ClientMutation | null,
): Promise<UndoneImport> {
  const { importId: id, why } = input;
  return runCommand<UndoneImport>(context, {
    operation: 'undoItemCodeImport',
    input,
    client,
    work: async (command) => {
      mustManage(command, ITEM_CODE);
      const { sequelize, transaction, at } = command;
      const asked = { bind: { id }, transaction, type: QueryTypes.SELECT as const };
      const [made] = await sequelize.query<{ undoneAt: Date | null }>(LOCK, asked);
      if (made === undefined) return refuse('NOT_FOUND');
      const done: UndoneImport = { undone: 0, left: [] };
      if (made.undoneAt !== null) return done;
      await sequelize.query(END, { bind: { id, at }, transaction });
      for (const row of await sequelize.query<ImportedRow>(ROWS, asked)) {
        const left = await undoRow(command, row, why);
        if (left === null) done.undone += 1;
        else done.left.push(left);
      }
      return done;
    },
  });
}

/** @returns the code that stays as it is, and why; null: it went back */
async function undoRow(
  command: CommandContext,
  { itemId: id, version, before }: ImportedRow,
  why: string,
): Promise<UndoneImport['left'][number] | null> {
  const item = await lockRecord(command, ITEM_CODE, id, usageOf('r'));
  const { isArchived, usageCount, values } = item;
  const facts = { isNew: before === null, isArchived, isChanged: item.version !== version, usageCount, keys: Object.keys(before ?? {}) };
  const sentence = whyNotUndone(command.actor, facts);
  if (sentence !== null) return { code: values.code ?? '', sentence };
  const head = { entity: 'field_item', entityId: id, constructionId: null, why } as const;
  if (before === null) {
    const next = await setArchived(command, ITEM_CODE, id, true);
    appendEvent(command, { ...head, version: next, move: 'archiveItemCode', before: { isArchived: false }, after: { isArchived: true } });
    return null;
  }
  const next = await updateRecord(command, ITEM_CODE, id, before);
  appendEvent(command, {
    ...head,
    version: next.version,
    move: 'editItemCode',
    before: beforeOf(ITEM_CODE, values, before),
    after: before,
  });
  return null;
}
