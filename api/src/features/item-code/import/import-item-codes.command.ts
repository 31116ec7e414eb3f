// Item codes of a file (importItemCodes): what is fine is made or changed, each with its event; what cannot be is left and told. It does what its dry run said, or it is
// refused as stale (screens.md §2.18).
import type { ImportItemCodesInput } from '@lotline/schema/domain/item/item-code-csv.input';
import { changesMoney } from '@lotline/schema/domain/item/item-code-csv.rules';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../../platform/command/append-event.ts';
import type { CommandContext } from '../../../platform/command/command-context.ts';
import { runCommand } from '../../../platform/command/command.ts';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { keepImport, keepImportedRow } from './item-code-import.step.ts';
import { mustManage } from '../../../platform/record/lock-record.ts';
import { beforeOf } from '../../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../../platform/record/write-record.ts';
import { judgeFile, type JudgedFile } from './item-code-csv.queries.ts';
import { summaryOf, type ItemCodeFileSummary } from './item-code-file-summary.ts';

export function importItemCodes(
  context: RequestContext,
  input: ImportItemCodesInput,
  client: ClientMutation | null,
): Promise<ItemCodeFileSummary> {
  return runCommand<ItemCodeFileSummary>(context, {
    operation: 'importItemCodes',
    input,
    client,
    work: async (command) => {
      mustManage(command, ITEM_CODE);
      const file = await judgeFile(command, input.csv);
      if (file.seen !== input.seen) refuse('STALE_VERSION', { entity: ITEM_CODE.entity });
      if (input.why === null && file.rows.some(changesMoney)) refuse('REASON_REQUIRED');
      const importId = await keepImport(command);
      for (const row of file.rows) await write(command, row, { importId, why: input.why });
      return summaryOf(file, importId);
    },
  });
}

interface Because {
  readonly importId: number;
  readonly why: string | null;
}

async function write(command: CommandContext, row: JudgedFile['rows'][number], { importId, why }: Because): Promise<void> {
  if (row.does === 'create') {
    const { id, version } = await insertRecord(command, ITEM_CODE, row.after);
    await keepImportedRow(command, { importId, itemId: id, version, before: null });
    appendEvent(command, {
      move: 'createItemCode',
      entity: 'field_item',
      entityId: id,
      constructionId: null,
      version,
      after: row.after,
      why,
    });
  }
  if (row.does === 'edit') {
    const { id, values } = row.known;
    const { version } = await updateRecord(command, ITEM_CODE, id, row.after);
    const sides = { before: beforeOf(ITEM_CODE, values, row.after), after: row.after };
    await keepImportedRow(command, { importId, itemId: id, version, before: sides.before });
    appendEvent(command, { ...sides, move: 'editItemCode', entity: 'field_item', entityId: id, constructionId: null, version, why });
  }
}
