// Archive a group, or bring it back (archiveGroup): it keeps its people and its history, and leaves what is chosen from. Not while it has open tasks.
import type { ArchiveGroupInput } from '@lotline/schema/domain/group/group-changes.input';
import { canArchiveGroup } from '@lotline/schema/domain/group/group-changes.rules';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { lockGroup } from './lock-group.step.ts';
import type { SavedGroup } from './save-group.command.ts';

/** To archive what is archived is fine, and so is to bring back what is there. */
export function archiveGroup(context: RequestContext, input: ArchiveGroupInput, client: ClientMutation | null): Promise<SavedGroup> {
  const { id, archived, why } = input;
  return runCommand<SavedGroup>(context, {
    operation: 'archiveGroup',
    input,
    client,
    work: async (command) => {
      const { isArchived, version, openTasks, values } = await lockGroup(command, id);
      const seen = { table: 'work_group', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['archiveGroup', 'restoreGroup'] });
      if (clash !== null) refuse('STALE_VERSION', { entity: 'work_group', id, version, ...clash });
      if (isArchived === archived) return { groupId: id };
      if (why === null) refuse('REASON_REQUIRED', { field: 'why' });
      if (archived) must(canArchiveGroup(command.actor, { name: values.name ?? '', openTasks }));
      const written = await updateRecord(command, GROUP, id, {}, { isActive: !archived });
      const head = { entity: 'work_group', entityId: id, constructionId: null, version: written.version, why } as const;
      appendEvent(command, {
        ...head,
        move: archived ? 'archiveGroup' : 'restoreGroup',
        before: { isArchived },
        after: { isArchived: archived },
      });
      return { groupId: id };
    },
  });
}
