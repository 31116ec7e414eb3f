// Members as they are being changed: who joins, who leaves, who is the contact.
import { z } from 'zod';
import { membersAfter } from '@lotline/schema/domain/group/group-changes.rules';
import type { MembersWish } from './use-group-changes.ts';
import type { Group } from './group-data.ts';

export interface Joining {
  readonly id: number;
  readonly name: string;
}

/** A person whose membership changes, or who is to be the contact. */
export const MEMBER_CHANGE = z.object({
  key: z.number(),
  name: z.string(),
  change: z.enum(['joins', 'leaves']).nullable(),
  isContact: z.boolean(),
  /** The contact as the editor saw it. */
  seenContactId: z.number().nullable(),
});
export type MemberChange = z.output<typeof MEMBER_CHANGE>;

export interface MembersDraft {
  readonly join: readonly Joining[];
  readonly leave: readonly number[];
  /** Null: whoever it is stays. */
  readonly primaryUserId: number | null;
  /** The contact when the first of them was changed; undefined: nothing is. */
  readonly seenContactId: number | null | undefined;
}

export const membersDraft = (rows: readonly MemberChange[]): MembersDraft => ({
  join: rows.filter(({ change }) => change === 'joins').map(({ key, name }) => ({ id: key, name })),
  leave: rows.filter(({ change }) => change === 'leaves').map(({ key }) => key),
  primaryUserId: rows.find(({ isContact }) => isContact)?.key ?? null,
  seenContactId: rows[0]?.seenContactId,
});

/** There is one contact; nothing is left of a person who stays as they are. @param seenContactId the contact as the group is shown */
export function withMember(
  rows: readonly MemberChange[],
  { id, name }: Joining,
  part: Partial<Pick<MemberChange, 'change' | 'isContact'>>,
  seenContactId: number | null,
): MemberChange[] {
  const all = rows.some(({ key }) => key === id) ? rows : [...rows, { key: id, name, change: null, isContact: false, seenContactId }];
  return all
    .map((row) => (row.key === id ? { ...row, ...part } : part.isContact === true ? { ...row, isContact: false } : row))
    .filter(({ change, isContact }) => change !== null || isContact);
}

export const contactOf = ({ members }: Group): number | null => members.find(({ isPrimaryContact }) => isPrimaryContact)?.id ?? null;

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

export const membersWish = (group: Group, draft: MembersDraft, why: string): MembersWish => ({
  ...{ groupId: group.id, join: draft.join.map(({ id }) => id), leave: draft.leave, primaryUserId: draft.primaryUserId, why },
  basePrimaryUserId: draft.seenContactId === undefined ? contactOf(group) : draft.seenContactId,
});

/** What brings back the members as they were. @param saved the group as it is since */
export const undoOfMembers = (before: Group, saved: Group, { join, leave, why }: MembersWish): MembersWish => ({
  groupId: before.id,
  join: leave,
  leave: join,
  primaryUserId: contactOf(before),
  basePrimaryUserId: contactOf(saved),
  why: `Undo: ${why}`,
});
