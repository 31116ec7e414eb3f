// Leave of a group or of one of its members (saveAbsence): its event is the group's, so that the group's history tells of it (screens.md §2.19).
import { ABSENCE } from '@lotline/schema/domain/group/absence.fields';
import type { SaveAbsenceInput } from '@lotline/schema/domain/group/group-changes.input';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { ArchiveInput } from '@lotline/schema/domain/record/record-input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { lockInScope, mustManage, setArchived } from '../../platform/record/lock-record.ts';
import { beforeOf, kept, mergedChanges, newValues } from '../../platform/record/merge-record.ts';
import { insertRecord, updateRecord } from '../../platform/record/write-record.ts';
import { lockGroup, type LockedGroup } from './lock-group.step.ts';
import type { SavedGroup } from './save-group.command.ts';

export function saveAbsence(context: RequestContext, input: SaveAbsenceInput, client: ClientMutation | null): Promise<SavedGroup> {
  return runCommand<SavedGroup>(context, {
    operation: 'saveAbsence',
    input,
    client,
    work: async (command) => {
      const group = await lockGroup(command, input.groupId);
      if (input.id === null) await create(command, group, input);
      else await edit(command, group, input, input.id);
      return { groupId: group.id };
    },
  });
}

async function create(command: CommandContext, group: LockedGroup, input: SaveAbsenceInput): Promise<void> {
  const after = newValues(command, ABSENCE, input);
  mustBeMember(group, after.userId);
  const { id } = await insertRecord(command, ABSENCE, after, { groupId: group.id });
  const head = await headOf(command, group.id);
  appendEvent(command, { ...head, move: 'addAbsence', after: kept(ABSENCE, after), detail: { absenceId: id } });
}

async function edit(command: CommandContext, group: LockedGroup, input: SaveAbsenceInput, id: number): Promise<void> {
  const absence = await lockAbsence(command, id);
  if (absence.groupId !== group.id) refuse('NOT_FOUND');
  const eventOwner = { entity: GROUP.entity, id: group.id, named: 'absenceId' };
  const after = await mergedChanges(command, ABSENCE, { ...absence, eventOwner }, input);
  if (Object.keys(after).length === 0) return;
  if (after.userId !== undefined) mustBeMember(group, after.userId);
  await updateRecord(command, ABSENCE, id, after);
  const before = beforeOf(ABSENCE, absence.values, after);
  const head = await headOf(command, group.id);
  appendEvent(command, {
    ...head,
    move: 'editAbsence',
    before: kept(ABSENCE, before),
    after: kept(ABSENCE, after),
    detail: { absenceId: id },
  });
}

/** Take leave away, or bring it back. */
export function archiveAbsence(context: RequestContext, input: ArchiveInput, client: ClientMutation | null): Promise<SavedGroup> {
  const { id, archived } = input;
  return runCommand<SavedGroup>(context, {
    operation: 'archiveAbsence',
    input,
    client,
    work: async (command) => {
      mustManage(command, ABSENCE);
      const { groupId, isArchived, version } = await lockAbsence(command, id);
      if (command.expectedVersion !== null && command.expectedVersion !== version)
        refuse('STALE_VERSION', { entity: ABSENCE.entity, id, version });
      if (isArchived === archived) return { groupId };
      await setArchived(command, ABSENCE, id, archived);
      const head = await headOf(command, groupId);
      const sides = { before: { isArchived }, after: { isArchived: archived }, detail: { absenceId: id } };
      appendEvent(command, { ...head, ...sides, move: archived ? 'removeAbsence' : 'restoreAbsence' });
      return { groupId };
    },
  });
}

interface OfGroup {
  readonly groupId: number;
  readonly isArchived: boolean;
}

async function lockAbsence(command: CommandContext, id: number) {
  const more = 'r.group_id as "groupId", r.is_archived as "isArchived"';
  const found = await lockInScope<typeof ABSENCE, OfGroup>(command, ABSENCE, id, { reads: 'true', writes: 'true', more });
  return found ?? refuse('NOT_FOUND');
}

/** The page of the group shows its leave, so the group is what changed. */
async function headOf(command: CommandContext, groupId: number) {
  const { version } = await updateRecord(command, GROUP, groupId, {});
  return { entity: 'work_group', entityId: groupId, constructionId: null, version } as const;
}

/** @throws RefusalError INVALID_INPUT */
function mustBeMember({ memberIds }: LockedGroup, userId: string | null): void {
  if (userId !== null && !memberIds.includes(Number(userId)))
    refuse('INVALID_INPUT', { field: 'userId', sentence: 'This person is not in the group. Choose a member or the whole group.' });
}
