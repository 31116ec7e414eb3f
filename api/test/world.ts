// A tiny world for tests: the demo people of domain.md §7 with their roles and groups. Ids are fixed, so that tests can name them.
import type { Sequelize } from 'sequelize';
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';

export const PEOPLE = { admin: 1, office: 2, scheduler: 3, finance: 4, field: 5, sub: 6, sub2: 7, nobody: 8 } as const;
export type PersonName = keyof typeof PEOPLE;
export const GROUPS = { crewNorth: 1, ridgeway: 2, coastal: 3 } as const;

export const emailOf = (person: PersonName): string => `${person}@lotline.example`;

const FIELD: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'];
const OFFICE: readonly Claim[] = [
  'CAN_VIEW_DASHBOARD',
  'CAN_ACCESS_CONSTRUCTION',
  'CAN_VIEW_ALL_GROUPS',
  'CAN_ACCESS_FIELD_WORK',
  'CAN_ACCESS_POTENTIAL_JOBS',
  'CAN_ACCESS_BUILDER_APPROVALS',
  'IS_CONSTRUCTION_USER',
];
const ROLES: Readonly<Record<string, { id: number; claims: readonly Claim[]; people: readonly PersonName[] }>> = {
  'Field worker': { id: 1, claims: FIELD, people: ['field', 'nobody'] },
  Subcontractor: { id: 2, claims: FIELD, people: ['sub', 'sub2'] },
  Scheduler: { id: 3, claims: [...OFFICE, 'CAN_ACCESS_SCHEDULE', 'CAN_OVERRIDE_SCHEDULE', 'CAN_EDIT_CONSTRUCTION'], people: ['scheduler'] },
  Office: {
    id: 4,
    claims: [
      ...OFFICE,
      'CAN_EDIT_CONSTRUCTION',
      'CAN_RESET_CONSTRUCTION',
      'CAN_RESET_TICKET_OF_WORK',
      'CAN_VIEW_REPORTS',
      'CAN_MANAGE_LOOKUPS',
    ],
    people: ['office'],
  },
  Finance: {
    id: 5,
    claims: [
      'CAN_VIEW_DASHBOARD',
      'CAN_ACCESS_FINANCE',
      'CAN_VIEW_FINANCIAL_INFORMATION',
      'CAN_APPROVE_PAYMENTS',
      'CAN_ISSUE_RCTI',
      'CAN_ACCESS_CONSTRUCTION',
      'CAN_VIEW_ALL_GROUPS',
      'CAN_VIEW_REPORTS',
    ],
    people: ['finance'],
  },
  Administrator: { id: 6, claims: CLAIMS, people: ['admin'] },
};

const NAMES: Readonly<Record<PersonName, readonly [string, string]>> = {
  admin: ['Ada', 'Marsh'],
  office: ['Olive', 'Hart'],
  scheduler: ['Sam', 'Doyle'],
  finance: ['Fay', 'Ng'],
  field: ['Finn', 'Walsh'],
  sub: ['Ridge', 'Carter'],
  sub2: ['Cora', 'Stone'],
  nobody: ['Noah', 'Byrne'],
};

/** People, roles and groups; safe to call on a database that has them. */
export async function createPeople(sequelize: Sequelize): Promise<void> {
  const run = (sql: string, bind: unknown[] = []) => sequelize.query(sql, { bind });
  await run(
    `insert into independent_contractor (id, legal_name, abn) values (1, 'Ridgeway Cabling Pty Ltd', '53004085616'), (2, 'Coastal Comms Pty Ltd', '51824753556') on conflict do nothing`,
  );
  await run(
    `insert into work_group (id, name, is_subcontractor, schedule_order, independent_contractor_id)
     values (1, 'Crew North', false, 1, null), (2, 'Ridgeway Cabling', true, 2, 1), (3, 'Coastal Comms', true, 3, 2) on conflict do nothing`,
  );
  const roles = Object.entries(ROLES);
  await run('insert into role (id, name) select * from unnest($1::int[], $2::text[]) on conflict do nothing', [
    roles.map(([, { id }]) => id),
    roles.map(([name]) => name),
  ]);
  const claims = roles.flatMap(([, role]) => role.claims.map((claim) => [role.id, claim] as const));
  await run('insert into role_claim (role_id, claim_value) select * from unnest($1::int[], $2::text[]) on conflict do nothing', [
    claims.map(([role]) => role),
    claims.map(([, claim]) => claim),
  ]);
  const people = Object.keys(PEOPLE) as PersonName[];
  await run(
    `insert into app_user (id, email, first_name, last_name, can_log_in, independent_contractor_id)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::bool[], $6::int[]) on conflict do nothing`,
    [
      people.map((person) => PEOPLE[person]),
      people.map(emailOf),
      people.map((person) => NAMES[person][0]),
      people.map((person) => NAMES[person][1]),
      people.map((person) => person !== 'nobody'),
      people.map((person) => (person === 'sub' ? 1 : person === 'sub2' ? 2 : null)),
    ],
  );
  const worn = roles.flatMap(([, role]) => role.people.map((person) => [PEOPLE[person], role.id] as const));
  await run('insert into user_role (user_id, role_id) select * from unnest($1::int[], $2::int[]) on conflict do nothing', [
    worn.map(([person]) => person),
    worn.map(([, role]) => role),
  ]);
  await run(
    'insert into group_member (group_id, user_id, is_primary_contact) values (1, 5, true), (2, 6, true), (3, 7, true) on conflict do nothing',
  );
  const sequences = ['app_user', 'role', 'work_group', 'independent_contractor'].map(
    (table) => `setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 100))`,
  );
  await run(`select ${sequences.join(', ')}`);
}

/** One job with an own crew's task and two subcontractors' tasks; `coastal`'s is foreign to `sub`. */
export const JOB = { id: 1, tasks: { crewNorth: 1, ridgeway: 2, coastal: 3 } } as const;
/** A job that no group but Coastal's works on: foreign to `sub` and to `field`. */
export const FOREIGN_JOB = { id: 2, tasks: { coastal: 4 } } as const;

export async function createJobs(sequelize: Sequelize): Promise<void> {
  const run = (sql: string, bind: unknown[] = []) => sequelize.query(sql, { bind });
  await run(
    `insert into construction (id, work_order, status, address, work_type, street_name, suburb, state, post_code, developer)
     values (1, 'WO-1001', 'In Progress', 'Lot 14, 8 Wattle Road, Box Hill NSW 2765', 'Pit and pipe', 'Wattle', 'Box Hill', 'NSW', '2765', 'Wattle Homes'),
            (2, 'WO-1002', 'Scheduled', '11 Ferry Street, Kangaroo Point QLD 4169', 'Lead-in', 'Ferry', 'Kangaroo Point', 'QLD', '4169', null)
     on conflict do nothing`,
  );
  await run(
    `insert into schedule (id, construction_id, name, resource, group_id, issued_date, accepted_date, due_date)
     values (1, 1, 'Pit and pipe', 'Crew North', 1, now(), null, current_date),
            (2, 1, 'Hauling', 'Ridgeway Cabling', 2, now(), now(), current_date),
            (3, 1, 'Splicing', 'Coastal Comms', 3, now(), now(), current_date),
            (4, 2, 'Lead-in', 'Coastal Comms', 3, now(), now(), current_date)
     on conflict do nothing`,
  );
  for (const table of ['construction', 'schedule']) await run(`select setval(pg_get_serial_sequence('${table}', 'id'), 100)`);
}
