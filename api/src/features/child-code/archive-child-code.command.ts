// Archive a child code, or bring it back (archiveChildCode): no task is issued by it any more, and what was stays at its rate.
import { CHILD_CODE } from '@lotline/schema/domain/item/child-code.fields';
import type { ArchiveCodeInput } from '@lotline/schema/domain/item/child-code.input';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { setArchived } from '../../platform/record/lock-record.ts';
import { lockChildCode, type SavedChildCode } from './lock-child-code.step.ts';

/** To archive what is archived is fine, and so is to bring back what is there. */
export function archiveChildCode(context: RequestContext, input: ArchiveCodeInput, client: ClientMutation | null): Promise<SavedChildCode> {
  const { id, archived, why } = input;
  return runCommand<SavedChildCode>(context, {
    operation: 'archiveChildCode',
    input,
    client,
    work: async (command) => {
      const { isArchived, version } = await lockChildCode(command, id);
      const seen = { table: 'child_code', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveChildCode', 'restoreChildCode'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'child_code', id, version, ...clash });
      if (isArchived === archived) return { childCodeId: id };
      appendEvent(command, {
        ...{ move: archived ? 'archiveChildCode' : 'restoreChildCode', entity: 'child_code', entityId: id, constructionId: null, why },
        version: await setArchived(command, CHILD_CODE, id, archived),
        before: { isArchived },
        after: { isArchived: archived },
      });
      return { childCodeId: id };
    },
  });
}
