// Archive an item code, or bring it back (archiveItemCode): pickers no longer offer it, and what has it keeps it.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ArchiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadItemCode } from './load-item-code.ts';
import type { SavedItemCode } from './save-item-code.command.ts';

const UPDATE = prepared(
  'archive-item-code',
  'update field_item set is_archived = $archived, version = version + 1 where id = $id returning version',
);

/** To archive what is archived is fine, and so is to bring back what is there. */
export function archiveItemCode(context: RequestContext, input: ArchiveInput, client: ClientMutation | null): Promise<SavedItemCode> {
  const { id, archived } = input;
  return runCommand<SavedItemCode>(context, {
    operation: 'archiveItemCode',
    input,
    client,
    work: async (command) => {
      const { isArchived, version } = await loadItemCode(command, id);
      const seen = { table: 'field_item', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveItemCode', 'restoreItemCode'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'field_item', id, version, ...clash });
      if (isArchived === archived) return { itemCodeId: id };
      const { sequelize, transaction, versions } = command;
      const [written] = await sequelize.query<{ version: number }>(UPDATE, {
        bind: { id, archived },
        transaction,
        type: QueryTypes.SELECT,
      });
      if (written === undefined) throw new Error('the item code was not written');
      versions['field_item'] = written.version;
      appendEvent(command, {
        ...{ move: archived ? 'archiveItemCode' : 'restoreItemCode', entity: 'field_item', entityId: id, constructionId: null },
        version: written.version,
        before: { isArchived },
        after: { isArchived: archived },
      });
      return { itemCodeId: id };
    },
  });
}
