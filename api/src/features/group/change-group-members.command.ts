// Who is in a group and who is its contact (changeGroupMembers). People merge with what others saved meanwhile: who is in already is no change. A person whom two
// changed, or a contact that two chose, is a clash (screens.md §2.19).
import { QueryTypes } from 'sequelize';
import type { GroupMembersInput } from '@lotline/schema/domain/group/group-changes.input';
import {
  membersAfter,
  mustHaveContact,
  mustNotBeOnsite,
  mustNotShowOwnAmounts,
  type GroupMembers,
} from '@lotline/schema/domain/group/group-changes.rules';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { memberClashes, memberOf } from '@lotline/schema/domain/group/members-merge';
import type { FieldClash } from '@lotline/schema/domain/kernel/field-merge';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { lockGroup, type LockedGroup } from './lock-group.step.ts';
import type { SavedGroup } from './save-group.command.ts';

export function changeGroupMembers(context: RequestContext, input: GroupMembersInput, client: ClientMutation | null): Promise<SavedGroup> {
  return runCommand<SavedGroup>(context, {
    operation: 'changeGroupMembers',
    input,
    client,
    work: async (command) => {
      const group = await lockGroup(command, input.groupId);
      await mustAgree(command, group, input);
      const after = membersAfter(group, input);
      const join = after.memberIds.filter((id) => !group.memberIds.includes(id));
      const leave = group.memberIds.filter((id) => !after.memberIds.includes(id));
      if (join.length + leave.length === 0 && after.primaryUserId === group.primaryUserId) return { groupId: group.id };
      if (input.why === null) refuse('REASON_REQUIRED', { field: 'why' });
      must(mustHaveContact(after));
      must(mustNotShowOwnAmounts(command.actor, { isSubcontractor: group.values.isSubcontractor === 'true', memberIds: join }));
      must(mustNotBeOnsite(await onsiteNames(command, group.id, leave)));
      await write(command, { group, after, join, leave, why: input.why });
      return { groupId: group.id };
    },
  });
}

/** @throws RefusalError STALE_VERSION with the people that clash: yours, theirs, base, who and when. */
async function mustAgree(command: CommandContext, group: LockedGroup, input: GroupMembersInput): Promise<void> {
  const clashes = memberClashes(group, input);
  if (clashes.length === 0) return;
  const fields: (FieldClash & LastMemberChange)[] = [];
  for (const clash of clashes) fields.push({ ...clash, ...(await lastChange(command, group.id, clash)) });
  const changedBy = fields.find(({ by }) => by !== null)?.by ?? undefined;
  refuse('STALE_VERSION', { entity: GROUP.entity, id: group.id, version: group.version, changedBy, fields });
}

interface LastMemberChange {
  readonly by: string | null;
  readonly at: string | null;
  readonly why: string | null;
}

/** By which somebody left, or became the contact. */
const LAST_CHANGE = prepared(
  'last-change-of-member',
  `select nullif(trim(u.first_name || ' ' || u.last_name), '') as by, ${instantText('e.recorded_at')} as at, e.why
     from event e left join app_user u on u.id = e.actor_user_id
    where e.entity = 'work_group' and e.entity_id = $groupId and e.move = 'changeGroupMembers'
      and case when $hasLeft::boolean then e.detail -> 'leftUserIds' @> to_jsonb($userId::integer)
            else (e.after ->> 'primaryUserId')::integer = $userId::integer end
    order by e.id desc limit 1`,
);

async function lastChange(
  { sequelize, transaction }: CommandContext,
  groupId: number,
  { field, theirs }: FieldClash,
): Promise<LastMemberChange> {
  const [found] = await sequelize.query<LastMemberChange>(LAST_CHANGE, {
    bind: { groupId, userId: memberOf(field) ?? theirs, hasLeft: theirs === 'gone' },
    transaction,
    type: QueryTypes.SELECT,
  });
  return found ?? { by: null, at: null, why: null };
}

interface Written {
  readonly group: LockedGroup;
  readonly after: GroupMembers;
  readonly join: readonly number[];
  readonly leave: readonly number[];
  readonly why: string;
}

const LEAVE = prepared('leave-group', 'delete from group_member where group_id = $groupId and user_id = any($ids::integer[])');
const JOIN = prepared('join-group', 'insert into group_member (group_id, user_id) select $groupId, unnest($ids::integer[])');
/** The old one first: a group has at most one. */
const NO_CONTACT = prepared(
  'no-group-contact',
  'update group_member set is_primary_contact = false where group_id = $groupId and user_id = $id',
);
const CONTACT = prepared('group-contact', 'update group_member set is_primary_contact = true where group_id = $groupId and user_id = $id');

async function write(command: CommandContext, { group, after, join, leave, why }: Written): Promise<void> {
  const { sequelize, transaction } = command;
  const groupId = group.id;
  const names = await peopleNames(command, [...join, ...leave, ...(after.primaryUserId === null ? [] : [after.primaryUserId])]);
  const run = (sql: string, bind: Readonly<Record<string, unknown>>) =>
    sequelize.query(sql, { bind: { groupId, ...bind }, transaction, type: QueryTypes.SELECT });
  if (leave.length > 0) await run(LEAVE, { ids: [...leave] });
  if (join.length > 0) await run(JOIN, { ids: [...join] });
  const isNewContact = after.primaryUserId !== group.primaryUserId;
  const before = isNewContact && group.primaryUserId !== null && !leave.includes(group.primaryUserId) ? [group.primaryUserId] : [];
  for (const id of before) await run(NO_CONTACT, { id });
  if (isNewContact && after.primaryUserId !== null) await run(CONTACT, { id: after.primaryUserId });
  const { version } = await updateRecord(command, GROUP, groupId, {});
  appendEvent(command, {
    ...({ move: 'changeGroupMembers', entity: 'work_group', entityId: groupId, constructionId: null, version, why } as const),
    before: { primaryUserId: group.primaryUserId },
    after: { primaryUserId: after.primaryUserId },
    detail: {
      joinedUserIds: [...join],
      leftUserIds: [...leave],
      contactUserIds: isNewContact ? [...before, ...(after.primaryUserId === null ? [] : [after.primaryUserId])] : [],
      joinedNames: join.map((id) => names.get(id) ?? ''),
      leftNames: leave.map((id) => names.get(id) ?? ''),
      contact: isNewContact && after.primaryUserId !== null ? (names.get(after.primaryUserId) ?? '') : null,
    },
  });
}

const NAMES = prepared(
  'names-of-people',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name from app_user u where u.id = any($ids::integer[])`,
);

/** @throws RefusalError NOT_FOUND for somebody who is not there */
async function peopleNames({ sequelize, transaction }: CommandContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids)];
  const found = await sequelize.query<{ readonly id: number; readonly name: string }>(NAMES, {
    bind: { ids: wanted },
    transaction,
    type: QueryTypes.SELECT,
  });
  if (found.length < wanted.length) refuse('NOT_FOUND');
  return new Map(found.map(({ id, name }) => [id, name]));
}

const ONSITE = prepared(
  'members-onsite',
  `select distinct trim(u.first_name || ' ' || u.last_name) as name from task_user v join schedule s on s.id = v.schedule_id join app_user u on u.id = v.user_id
    where s.group_id = $groupId and v.user_id = any($ids::integer[]) and v.on_site_utc is not null and v.off_site_utc is null order by 1`,
);

async function onsiteNames(
  { sequelize, transaction }: CommandContext,
  groupId: number,
  ids: readonly number[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const found = await sequelize.query<{ readonly name: string }>(ONSITE, {
    bind: { groupId, ids: [...ids] },
    transaction,
    type: QueryTypes.SELECT,
  });
  return found.map(({ name }) => name);
}
