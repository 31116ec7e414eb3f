// A group as its page reads it, and what its forms make of it.
import { GROUP_KEYS, HOURS_KEYS } from '@lotline/schema/domain/group/group.fields';
import type { GroupStanding } from '@lotline/schema/domain/group/group-changes.rules';
import { parseHours, type WeekHours } from '@lotline/schema/domain/group/group-hours.rules';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { zoneOfState } from '@lotline/schema/domain/kernel/state-zones';
import type { FieldValue } from '@lotline/schema/domain/kernel/field-merge';
import type { GroupDetailFieldsFragment, GroupRowFieldsFragment } from '@lotline/schema/generated/operations';

export type GroupRow = GroupRowFieldsFragment;
export type Group = GroupDetailFieldsFragment;
export type GroupMember = Group['members'][number];
export type GroupAbsence = Group['absences'][number];

export const groupPath = (id: number, tab = ''): string => `/admin/groups/${String(id)}${tab === '' ? '' : `/${tab}`}`;

/** A field of a group as text; empty for nothing. */
export function textOf(group: Pick<Group, 'values'>, key: string): string {
  const value: unknown = typeof group.values === 'object' && group.values !== null ? Reflect.get(group.values, key) : null;
  return typeof value === 'string' ? value : '';
}

export const nameOf = (group: Group): string => textOf(group, 'name');

/** As its form begins. */
export const shownOf = (group: Group): Readonly<Record<string, string | null>> =>
  Object.fromEntries(GROUP_KEYS.map((key) => [key, textOf(group, key) === '' ? null : textOf(group, key)]));

/** Of a new one: a crew of the company that works in the field. */
export const NEW_GROUP: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(GROUP_KEYS.map((key) => [key, null])),
  ...{ isSubcontractor: 'false', isFieldGroup: 'true', canSchedule: 'true', documentNotices: 'all' },
};

/** What its effects are judged by. @param values as they are typed */
export const standingOf = (values: Readonly<Record<string, FieldValue>>, members: readonly GroupMember[]): GroupStanding => ({
  isSubcontractor: values['isSubcontractor'] === 'true',
  isFieldGroup: values['isFieldGroup'] === 'true',
  canSchedule: values['canSchedule'] === 'true',
  members,
});

export const weekOf = (group: Pick<Group, 'values'>): WeekHours => ({
  Monday: parseHours(textOf(group, 'hoursMonday')),
  Tuesday: parseHours(textOf(group, 'hoursTuesday')),
  Wednesday: parseHours(textOf(group, 'hoursWednesday')),
  Thursday: parseHours(textOf(group, 'hoursThursday')),
  Friday: parseHours(textOf(group, 'hoursFriday')),
  Saturday: parseHours(textOf(group, 'hoursSaturday')),
  Sunday: parseHours(textOf(group, 'hoursSunday')),
});

/** On whose clock the hours are; null while the group has no state. */
export function clockOf(group: Pick<Group, 'values'>) {
  const state = STATES.find((one) => one === textOf(group, 'state'));
  return state === undefined ? null : zoneOfState(state);
}

export const hasHours = (group: Group): boolean => HOURS_KEYS.some((key) => textOf(group, key) !== '');
