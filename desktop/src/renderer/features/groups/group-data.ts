// A group as its page reads it, and what its forms make of it.
import { GROUP_KEYS, HOURS_KEYS } from '@lotline/schema/domain/group/group.fields';
import type { GroupStanding } from '@lotline/schema/domain/group/group-changes.rules';
import { parseHours, type WeekHours } from '@lotline/schema/domain/group/group-hours.rules';
import { STATES } from '@lotline/schema/domain/kernel/postcode';
import { zoneOfState } from '@lotline/schema/domain/kernel/state-zones';
import type { FieldValue } from '@lotline/schema/domain/kernel/field-merge';
import type { GroupDetailFieldsFragment, GroupRowFieldsFragment } from '@lotline/schema/generated/operations';
import { blankOf, shownIn, textIn } from '../../platform/record/record-values.ts';

export type GroupRow = GroupRowFieldsFragment;
export type Group = GroupDetailFieldsFragment;
export type GroupMember = Group['members'][number];
export type GroupAbsence = Group['absences'][number];

export const groupPath = (id: number, tab = ''): string => `/admin/groups/${String(id)}${tab === '' ? '' : `/${tab}`}`;

export const nameOf = (group: Group): string => textIn(group, 'name');

/** As its form begins. */
export const shownOf = (group: Group) => shownIn(group, GROUP_KEYS);

/** Of a new one: a crew of the company that works in the field. */
export const NEW_GROUP = blankOf(GROUP_KEYS, {
  isSubcontractor: 'false',
  isFieldGroup: 'true',
  canSchedule: 'true',
  documentNotices: 'all',
});

/** What its effects are judged by. @param values as they are typed */
export const standingOf = (values: Readonly<Record<string, FieldValue>>, members: readonly GroupMember[]): GroupStanding => ({
  isSubcontractor: values['isSubcontractor'] === 'true',
  isFieldGroup: values['isFieldGroup'] === 'true',
  canSchedule: values['canSchedule'] === 'true',
  members,
});

export const weekOf = (group: Pick<Group, 'values'>): WeekHours => ({
  Monday: parseHours(textIn(group, 'hoursMonday')),
  Tuesday: parseHours(textIn(group, 'hoursTuesday')),
  Wednesday: parseHours(textIn(group, 'hoursWednesday')),
  Thursday: parseHours(textIn(group, 'hoursThursday')),
  Friday: parseHours(textIn(group, 'hoursFriday')),
  Saturday: parseHours(textIn(group, 'hoursSaturday')),
  Sunday: parseHours(textIn(group, 'hoursSunday')),
});

/** On whose clock the hours are; null while the group has no state. */
export function clockOf(group: Pick<Group, 'values'>) {
  const state = STATES.find((one) => one === textIn(group, 'state'));
  return state === undefined ? null : zoneOfState(state);
}

export const hasHours = (group: Group): boolean => HOURS_KEYS.some((key) => textIn(group, key) !== '');
