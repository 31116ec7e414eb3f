// Two people change the members of one group at once: they merge by person. Who joins and who leaves of both is kept; where both changed the same person, or
// both chose a contact, somebody decides (screens.md §2.19). The server decides by it under the group's lock, the console by what was decided.
import type { FieldClash } from '../kernel/field-merge.ts';
import type { GroupMembers, MemberChanges } from './group-changes.rules.ts';

export interface SeenChanges extends MemberChanges {
  /** The contact when the editor began; null where that is not known. */
  readonly basePrimaryUserId: number | null;
}

/** What a person is in a group, as a clash says it. */
export const MEMBER_PARTS = { gone: 'Not a member', member: 'Member', contact: 'Primary contact' } as const;
const CONTACT_FIELD = 'primaryUserId';

const fieldOf = (id: number): string => `member.${String(id)}`;

/** The person whom a clash is about; null: it is about who is the contact. */
export const memberOf = (field: string): number | null => (field === CONTACT_FIELD ? null : Number(field.split('.')[1]));

/** The contact by their id, a person by their part. */
export function memberClashes(now: GroupMembers, { join, leave, primaryUserId, basePrimaryUserId }: SeenChanges): readonly FieldClash[] {
  const contact = now.primaryUserId;
  const isNewContact = contact !== null && contact !== basePrimaryUserId;
  const wasPromoted = isNewContact && basePrimaryUserId !== null && leave.includes(contact);
  const hasLeft = primaryUserId !== null && !now.memberIds.includes(primaryUserId) && !join.includes(primaryUserId);
  return [
    ...(wasPromoted ? [{ field: fieldOf(contact), yours: 'gone', theirs: 'contact', base: 'member' }] : []),
    ...(hasLeft ? [{ field: fieldOf(primaryUserId), yours: 'contact', theirs: 'gone', base: 'member' }] : []),
    ...(isNewContact && !hasLeft && primaryUserId !== null && primaryUserId !== contact
      ? [{ field: CONTACT_FIELD, yours: primaryUserId, theirs: contact, base: basePrimaryUserId }]
      : []),
  ];
}

/** The changes once each clash is decided: they stand upon what the others saved. */
export function decidedMembers<Changes extends SeenChanges>(
  changes: Changes,
  clashes: readonly FieldClash[],
  picks: Readonly<Record<string, 'yours' | 'theirs'>>,
): Changes {
  return clashes.reduce((before, clash) => decided(before, clash, picks[clash.field] === 'yours'), changes);
}

function decided<Changes extends SeenChanges>(changes: Changes, { field, yours, theirs }: FieldClash, isYours: boolean): Changes {
  const id = memberOf(field);
  const { join, leave, primaryUserId } = changes;
  if (id === null) {
    return { ...changes, primaryUserId: isYours ? primaryUserId : null, basePrimaryUserId: typeof theirs === 'number' ? theirs : null };
  }
  if (yours === 'contact') return isYours ? { ...changes, join: [...join, id] } : { ...changes, primaryUserId: null };
  return isYours ? { ...changes, basePrimaryUserId: id } : { ...changes, leave: leave.filter((one) => one !== id) };
}
