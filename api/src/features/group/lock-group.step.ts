// A group as a change needs it: locked, with its people and what is open of it.
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { GroupMembers } from '@lotline/schema/domain/group/group-changes.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { lockInScope, mustManage } from '../../platform/record/lock-record.ts';
import type { EditedRecord } from '../../platform/record/merge-record.ts';
import { openTasksOf } from './group-list.sql.ts';

interface Standing extends GroupMembers {
  readonly isArchived: boolean;
  readonly openTasks: number;
}
export type LockedGroup = EditedRecord<typeof GROUP> & Standing;

const STANDING = `not r.is_active as "isArchived", ${openTasksOf('r')} as "openTasks",
  array(select m.user_id from group_member m where m.group_id = r.id order by m.user_id) as "memberIds",
  (select m.user_id from group_member m where m.group_id = r.id and m.is_primary_contact) as "primaryUserId"`;

/** @throws RefusalError CLAIM_REQUIRED, NOT_FOUND */
export async function lockGroup(command: CommandContext, id: number): Promise<LockedGroup> {
  mustManage(command, GROUP);
  const found = await lockInScope<typeof GROUP, Standing>(command, GROUP, id, { reads: 'true', writes: 'true', more: STANDING });
  return found ?? refuse('NOT_FOUND');
}
