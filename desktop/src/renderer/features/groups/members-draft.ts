// Members as they are being changed: who joins, who leaves, who is the contact.
import { membersAfter } from '@lotline/schema/domain/group/group-changes.rules';
import type { MembersWish } from './use-group-changes.ts';
import type { Group } from './group-data.ts';

export interface Joining {
  readonly id: number;
  readonly name: string;
}

export interface MembersDraft {
  readonly join: readonly Joining[];
  readonly leave: readonly number[];
  /** Null: whoever it is stays. */
  readonly primaryUserId: number | null;
  readonly why: string;
}

export const NO_MEMBER_CHANGES: MembersDraft = { join: [], leave: [], primaryUserId: null, why: '' };

const contactOf = ({ members }: Group): number | null => members.find(({ isPrimaryContact }) => isPrimaryContact)?.id ?? null;

export function afterDraft(group: Group, { join, leave, primaryUserId }: MembersDraft) {
  const now = { memberIds: group.members.map(({ id }) => id), primaryUserId: contactOf(group) };
  const after = membersAfter(now, { join: join.map(({ id }) => id), leave, primaryUserId });
  const known = [...group.members, ...join];
  const members = after.memberIds.flatMap((id) =>
    known.filter((one, place) => one.id === id && known.findIndex((other) => other.id === id) === place),
  );
  const isChanged = after.primaryUserId !== now.primaryUserId || after.memberIds.join() !== now.memberIds.join();
  return { ...after, members, isChanged };
}

export const membersWish = (group: Group, { join, leave, primaryUserId, why }: MembersDraft): MembersWish => ({
  ...{ groupId: group.id, join: join.map(({ id }) => id), leave, primaryUserId, basePrimaryUserId: contactOf(group), why },
});

/** What brings back the members as they were. @param saved the group as it is since */
export const undoOfMembers = (before: Group, saved: Group, { join, leave, why }: MembersDraft): MembersWish => ({
  groupId: before.id,
  join: leave,
  leave: join.map(({ id }) => id),
  primaryUserId: contactOf(before),
  basePrimaryUserId: contactOf(saved),
  why: `Undo: ${why}`,
});
