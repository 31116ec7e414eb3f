// Archive an item code, or bring it back (archiveItemCode): pickers no longer offer it, and what has it keeps it.
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ArchiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockRecord, setArchived } from '../../platform/record/lock-record.ts';
import { usageOf } from './item-code-list.sql.ts';
import { mustNotBeMerged } from './merge/must-not-be-merged.step.ts';
import type { SavedItemCode } from './save-item-code.command.ts';

/** To archive what is archived is fine, and so is to bring back what is there. */
export function archiveItemCode(context: RequestContext, input: ArchiveInput, client: ClientMutation | null): Promise<SavedItemCode> {
  const { id, archived } = input;
  return runCommand<SavedItemCode>(context, {
    operation: 'archiveItemCode',
    input,
    client,
    work: async (command) => {
      const { isArchived, version } = await lockRecord(command, ITEM_CODE, id, usageOf('r'));
      const seen = { table: 'field_item', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveItemCode', 'restoreItemCode'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'field_item', id, version, ...clash });
      if (isArchived === archived) return { itemCodeId: id };
      if (!archived) await mustNotBeMerged(command, id);
      appendEvent(command, {
        ...{ move: archived ? 'archiveItemCode' : 'restoreItemCode', entity: 'field_item', entityId: id, constructionId: null },
        version: await setArchived(command, ITEM_CODE, id, archived),
        before: { isArchived },
        after: { isArchived: archived },
      });
      return { itemCodeId: id };
    },
  });
}
