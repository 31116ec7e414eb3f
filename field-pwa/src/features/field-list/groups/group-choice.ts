// What the group selector offers and which choice holds (specification 2 §2). Values: '' the person's own groups, '0' all, else a group's id.
import { canSeeGroup, hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';

export interface FieldGroup {
  readonly id: number;
  readonly name: string;
}

export interface GroupOption {
  readonly value: string;
  readonly label: string;
}

export const OWN_GROUPS = '';
const ADMIN_ALL = '0';

/** A foreign group is never offered without the claim, whatever the list of groups holds. */
export function groupOptions(actor: Actor, fieldGroups: readonly FieldGroup[]): readonly GroupOption[] {
  const admin = hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? [{ value: ADMIN_ALL, label: 'Admin (ALL)' }] : [];
  const groups = fieldGroups.filter(({ id }) => canSeeGroup(actor, id)).map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: OWN_GROUPS, label: '---ALL---' }, ...admin, ...groups];
}

/** Where nothing was chosen: the own groups; who has none and may see all starts with all, so that the first list is not empty. */
export function firstChoice(actor: Actor): string {
  return actor.groupIds.size === 0 && hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? ADMIN_ALL : OWN_GROUPS;
}

/** The remembered choice while it is still open to the person; `fieldGroups` is null until it is loaded. */
export function heldChoice(actor: Actor, remembered: string | null, fieldGroups: readonly FieldGroup[] | null): string {
  if (remembered === null) return firstChoice(actor);
  if (fieldGroups !== null) {
    const isOffered = groupOptions(actor, fieldGroups).some(({ value }) => value === remembered);
    return isOffered ? remembered : firstChoice(actor);
  }
  const isOpen = remembered === OWN_GROUPS || hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') || actor.groupIds.has(Number(remembered));
  return isOpen ? remembered : firstChoice(actor);
}
