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
export const ADMIN_ALL = '0';

/** A foreign group is never offered without the claim, whatever the list of groups holds. */
export function groupOptions(actor: Actor, fieldGroups: readonly FieldGroup[]): readonly GroupOption[] {
  const admin = hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') ? [{ value: ADMIN_ALL, label: 'Admin (ALL)' }] : [];
  const groups = fieldGroups.filter(({ id }) => canSeeGroup(actor, id)).map(({ id, name }) => ({ value: String(id), label: name }));
  return [{ value: OWN_GROUPS, label: '---ALL---' }, ...admin, ...groups];
}

type KnownGroups = readonly FieldGroup[] | null;

/**
 * Where nothing was chosen: the own groups; who has no field group and may see all starts with all, so that the first list is not empty.
 * Null while that cannot be told yet, as the groups are not loaded.
 */
export function firstChoice(actor: Actor, fieldGroups: KnownGroups): string | null {
  if (!hasClaim(actor, 'CAN_VIEW_ALL_GROUPS')) return OWN_GROUPS;
  if (fieldGroups === null) return null;
  return fieldGroups.some(({ id }) => actor.groupIds.has(id)) ? OWN_GROUPS : ADMIN_ALL;
}

/** The remembered choice while it is still open to the person. */
export function rememberedChoice(actor: Actor, remembered: string | null, fieldGroups: KnownGroups): string | null {
  if (remembered === null) return firstChoice(actor, fieldGroups);
  if (fieldGroups !== null) {
    const isOffered = groupOptions(actor, fieldGroups).some(({ value }) => value === remembered);
    return isOffered ? remembered : firstChoice(actor, fieldGroups);
  }
  const isOpen = remembered === OWN_GROUPS || hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') || actor.groupIds.has(Number(remembered));
  return isOpen ? remembered : firstChoice(actor, fieldGroups);
}
