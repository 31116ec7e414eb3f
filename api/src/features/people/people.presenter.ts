// What of a person is shown to whom: of oneself everything, of others the name and how to reach them (specification 1 §7).
import type { FoundPersonRow } from './found-people.queries.ts';
import type { FoundPerson } from './found-person.type.ts';
import type { Group } from './group.type.ts';
import type { GroupRow, MeRow, PersonRow } from './people.queries.ts';
import type { User } from './user.type.ts';

export const displayName = (person: Pick<PersonRow, 'first_name' | 'last_name'>): string =>
  `${person.first_name} ${person.last_name}`.trim();

export function presentGroup(row: GroupRow): Group {
  return {
    id: row.id,
    name: row.name,
    isSubcontractor: row.is_subcontractor,
    canSchedule: row.can_schedule,
    scheduleOrder: row.schedule_order,
    isActive: row.is_active,
    workTypes: row.work_types,
  };
}

/** Somebody else: roles, claims and groups are theirs to know. */
export function presentPerson(row: PersonRow): User {
  return {
    id: row.id,
    canLogIn: row.can_log_in,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: displayName(row),
    role: null,
    roles: [],
    isSubcontractor: false,
    independentContractorId: null,
    groupUsers: [],
    claims: [],
  };
}

export const presentFoundPerson = (row: FoundPersonRow): FoundPerson => ({
  person: presentPerson(row),
  groups: row.groups.map(presentGroup),
});

export function presentMe(row: MeRow, isSubcontractor: boolean): User {
  return {
    ...presentPerson(row),
    role: row.roles[0] ?? null,
    roles: row.roles,
    isSubcontractor,
    independentContractorId: row.independent_contractor_id,
    groupUsers: row.groups.map((group) => ({ group: presentGroup(group), isPrimaryContact: group.is_primary_contact })),
    claims: row.claims.map((claimValue) => ({ claimValue })),
  };
}
