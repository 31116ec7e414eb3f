// Archive a construction code, or bring it back (archiveConstructionCode): nothing is charged by it any more.
import { CONSTRUCTION_CODE } from '@lotline/schema/domain/item/construction-code.fields';
import type { ArchiveCodeInput } from '@lotline/schema/domain/item/child-code.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockRecord, setArchived } from '../../platform/record/lock-record.ts';
import type { SavedConstructionCode } from './save-construction-code.command.ts';

/** To archive what is archived is fine, and so is to bring back what is there. */
export function archiveConstructionCode(
  context: RequestContext,
  input: ArchiveCodeInput,
  client: ClientMutation | null,
): Promise<SavedConstructionCode> {
  const { id, archived, why } = input;
  return runCommand<SavedConstructionCode>(context, {
    operation: 'archiveConstructionCode',
    input,
    client,
    work: async (command) => {
      const { isArchived, version } = await lockRecord(command, CONSTRUCTION_CODE, id, '0');
      const seen = { table: 'construction_code', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveConstructionCode', 'restoreConstructionCode'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'construction_code', id, version, ...clash });
      if (isArchived === archived) return { constructionCodeId: id };
      appendEvent(command, {
        ...{
          move: archived ? 'archiveConstructionCode' : 'restoreConstructionCode',
          entity: 'construction_code',
          entityId: id,
          constructionId: null,
          why,
        },
        version: await setArchived(command, CONSTRUCTION_CODE, id, archived),
        before: { isArchived },
        after: { isArchived: archived },
      });
      return { constructionCodeId: id };
    },
  });
}
