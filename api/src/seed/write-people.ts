// Rows of roles, contractors, groups and people (domain.md §1, §7); the larger sizes add groups so that each keeps a human list.
import { addDays } from '@lotline/schema/domain/kernel/dates';
import { makeAbn } from './abn.ts';
import type { Calendar } from './calendar.ts';
import {
  CONTRACTORS,
  FIRST_NAMES,
  GROUPS,
  LAST_NAMES,
  PEOPLE,
  ROLE_NAMES,
  ROLES,
  type GroupName,
  type Mailbox,
  type RoleName,
  type SeedPerson,
} from './data/people.ts';
import { pickAt } from './random.ts';
import type { RowBuffer } from './row-buffer.ts';
import type { Group, Person } from './world.ts';

const TRADES = ['Cabling', 'Civil', 'Telecom', 'Fibre', 'Trenching'] as const;
const MEMBERS_PER_GROUP = 3;

export interface Company {
  readonly people: Readonly<Record<Mailbox, Person>>;
  readonly groups: ReadonlyMap<number, Group>;
  readonly groupIds: Readonly<Record<GroupName, number>>;
}

interface Roster {
  readonly rows: RowBuffer;
  readonly roleIds: ReadonlyMap<RoleName, number>;
  readonly groups: Map<number, { id: number; name: string; isSubcontractor: boolean; members: Person[] }>;
  readonly contractorOfGroup: Map<number, number>;
}

export function writePeople(rows: RowBuffer, calendar: Calendar, extraGroups: number): Company {
  const roster: Roster = { rows, roleIds: writeRoles(rows), groups: new Map(), contractorOfGroup: new Map() };
  const contractorIds = CONTRACTORS.map((contractor) => {
    const { legalName, tradingName, abnBase, document, expiresInDays } = contractor;
    const id = rows.add('independent_contractor', {
      legal_name: legalName,
      trading_name: tradingName,
      abn: makeAbn(abnBase),
      gst_registered: true,
    });
    rows.add('resource_document', { independent_contractor_id: id, kind: document, expires_on: addDays(calendar.today, expiresInDays) });
    return id;
  });
  const groupIds = Object.fromEntries(
    GROUPS.map(({ name, contractor, isFieldGroup }) => [
      name,
      addGroup(roster, name, contractor === null ? null : pickAt(contractorIds, contractor), isFieldGroup),
    ]),
  ) as Record<GroupName, number>;
  const people = Object.fromEntries(
    PEOPLE.map((person: SeedPerson) => [person.mailbox, addPerson(roster, person, person.group === null ? null : groupIds[person.group])]),
  ) as Record<Mailbox, Person>;
  for (let index = 0; index < extraGroups; index++) addExtraGroup(roster, calendar, index);
  return { people, groups: roster.groups, groupIds };
}

function writeRoles(rows: RowBuffer): Map<RoleName, number> {
  return new Map(
    ROLE_NAMES.map((name) => {
      const id = rows.add('role', { name });
      for (const claim of ROLES[name]) rows.add('role_claim', { role_id: id, claim_value: claim });
      return [name, id];
    }),
  );
}

function addGroup({ rows, groups, contractorOfGroup }: Roster, name: string, contractorId: number | null, isFieldGroup: boolean): number {
  const id = rows.add('work_group', {
    name,
    is_subcontractor: contractorId !== null,
    can_schedule: isFieldGroup,
    schedule_order: groups.size + 1,
    is_field_group: isFieldGroup,
    independent_contractor_id: contractorId,
  });
  groups.set(id, { id, name, isSubcontractor: contractorId !== null, members: [] });
  if (contractorId !== null) contractorOfGroup.set(id, contractorId);
  return id;
}

function addPerson(
  { rows, roleIds, groups, contractorOfGroup }: Roster,
  person: Omit<SeedPerson, 'group'>,
  groupId: number | null,
): Person {
  const id = rows.add('app_user', {
    email: `${person.mailbox}@lotline.example`,
    first_name: person.firstName,
    last_name: person.lastName,
    can_log_in: person.canLogIn ?? true,
    independent_contractor_id: groupId === null ? null : contractorOfGroup.get(groupId),
  });
  rows.add('user_role', { user_id: id, role_id: roleIds.get(person.role) });
  const seeded = { id, displayName: `${person.firstName} ${person.lastName}` };
  if (groupId !== null) {
    rows.add('group_member', { group_id: groupId, user_id: id, is_primary_contact: person.isPrimaryContact ?? false });
    groups.get(groupId)?.members.push(seeded);
  }
  return seeded;
}

/** Two of three are subcontractors, named after a family and a trade. */
function addExtraGroup(roster: Roster, calendar: Calendar, index: number): void {
  const isSubcontractor = index % 3 !== 2;
  const family = pickAt(LAST_NAMES, index);
  const trade = pickAt(TRADES, Math.floor(index / LAST_NAMES.length));
  const name = isSubcontractor ? `${family} ${trade} ${String(index + 1)}` : `Crew ${String(index + 1)}`;
  const contractorId = isSubcontractor
    ? roster.rows.add('independent_contractor', {
        legal_name: `${name} Pty Ltd`,
        trading_name: name,
        abn: makeAbn(700_000_000 + index * 7_919),
        gst_registered: true,
      })
    : null;
  if (contractorId !== null)
    roster.rows.add('resource_document', {
      independent_contractor_id: contractorId,
      kind: 'publicLiability',
      expires_on: addDays(calendar.today, 30 + (index % 300)),
    });
  const groupId = addGroup(roster, name, contractorId, true);
  for (let member = 0; member < MEMBERS_PER_GROUP; member++) {
    const firstName = pickAt(FIRST_NAMES, index + member * 7);
    const lastName = member === 0 ? family : pickAt(LAST_NAMES, index * 3 + member * 11);
    const mailbox = `${firstName}.${lastName}.${String(index + 1)}-${String(member + 1)}`.toLowerCase();
    addPerson(
      roster,
      { mailbox, firstName, lastName, role: isSubcontractor ? 'Subcontractor' : 'Field worker', isPrimaryContact: member === 0 },
      groupId,
    );
  }
}
