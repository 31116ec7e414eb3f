// The roles in a real database: who changes them, what merges, what clashes, who keeps the right to change them, and who hears of it (screens.md §2.17).
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';
import { runs } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { connectTestDatabase } from '../../../test/connect-test-database.ts';
import { directContext } from '../../../test/direct-context.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { EventReader } from '../../../test/read-events.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { emailOf, GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { saveRoles } from './save-roles.command.ts';

const ADMINISTRATOR = 6;
const FINANCE = 5;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

interface Edit {
  readonly id?: number;
  readonly name?: string;
  readonly baseName?: string;
  readonly isArchived?: boolean;
  readonly wasArchived?: boolean;
  readonly give?: readonly string[];
  readonly take?: readonly string[];
}

const SAVE = 'mutation($input: SaveRolesInput!) { saveRoles(input: $input) { roles { id name isArchived claims } } }';
const save = async (person: PersonName, roles: readonly Edit[], why: string | null = 'Because') => {
  const { errors } = await api.gql(person, SAVE, { input: { why, roles } });
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details ?? {} };
};
const codeOf = async (person: PersonName, ...roles: readonly Edit[]): Promise<string> => (await save(person, roles)).code;
const select = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const claimsOf = async (id: number): Promise<string[]> =>
  (await select<{ claim: string }>('select claim_value as claim from role_claim where role_id = $id order by 1', { id })).map(
    ({ claim }) => claim,
  );
const newRole = async (...claims: readonly string[]): Promise<number> => {
  const name = `Role ${randomUUID()}`;
  expect(await codeOf('admin', { name, give: claims })).toBe('OK');
  return (await select<{ id: number }>('select id from role where name = $name', { name }))[0]?.id ?? 0;
};
const nameOf = async (id: number): Promise<string> =>
  (await select<{ name: string }>('select name from role where id = $id', { id }))[0]?.name ?? '';
const holds = (roleId: number, person: PersonName) =>
  changeWithEvent(api.sequelize, `insert into user_role (role_id, user_id) values (${String(roleId)}, ${String(PEOPLE[person])})`, [api]);
const leaves = (roleId: number, person: PersonName) =>
  changeWithEvent(api.sequelize, `delete from user_role where role_id = ${String(roleId)} and user_id = ${String(PEOPLE[person])}`, [api]);

test('without a reason nothing is saved', async () => {
  expect((await save('admin', [{ name: 'Storeman' }], ' ')).code).toBe('REASON_REQUIRED');
  expect((await save('admin', [{ name: 'Storeman' }], null)).code).toBe('REASON_REQUIRED');
});

test('a claim is either given or taken, a role is named once, and a claim is one that there is', async () => {
  const id = await newRole();
  expect(await codeOf('admin', { id, give: ['CAN_VIEW_LOGS'], take: ['CAN_VIEW_LOGS'] })).toBe('INVALID_INPUT');
  expect(await codeOf('admin', { id, give: ['CAN_VIEW_LOGS'] }, { id, give: ['CAN_VIEW_REPORTS'] })).toBe('INVALID_INPUT');
  expect(await codeOf('admin', { id, give: ['CAN_FLY'] })).toBe('INVALID_INPUT');
  expect(await codeOf('admin', { give: ['CAN_VIEW_LOGS'] })).toBe('INVALID_INPUT');
});

test('one refusal leaves all of a save undone', async () => {
  const id = await newRole();
  expect(await codeOf('admin', { id, give: ['CAN_VIEW_LOGS'] }, { name: 'FIN ance' })).toBe('ALREADY_TAKEN');
  expect(await claimsOf(id)).toEqual([]);
});

test('who lacks a claim neither gives nor takes it, by a new role or an old one, and is told which', async () => {
  const id = await newRole('CAN_VIEW_LOGS');
  const helper = await newRole('CAN_MANAGE_ROLE_CLAIMS', 'CAN_VIEW_STYLES');
  await holds(helper, 'office');
  const exceeds = { code: 'ROLE_EXCEEDS_YOURS', details: { claims: ['CAN_VIEW_LOGS'], labels: ['Logs'] } };
  expect(await save('office', [{ id, take: ['CAN_VIEW_LOGS'] }])).toMatchObject(exceeds);
  expect(
    await save('office', [
      { id, give: ['CAN_VIEW_STYLES'] },
      { name: 'Copy', give: ['CAN_VIEW_LOGS'] },
    ]),
  ).toMatchObject(exceeds);
  expect(await claimsOf(id)).toEqual(['CAN_VIEW_LOGS']);
  expect(await codeOf('office', { id, give: ['CAN_VIEW_STYLES'] })).toBe('OK');
  // what is so already is no change
  expect(await codeOf('office', { id, give: ['CAN_VIEW_LOGS'] })).toBe('OK');
  await leaves(helper, 'office');
  expect(await codeOf('office', { id, take: ['CAN_VIEW_STYLES'] })).toBe('CLAIM_REQUIRED');
});

test('cells that two people changed are merged; a name that both changed is a clash with yours, theirs and base, and nothing is written', async () => {
  const id = await newRole();
  const seen = await nameOf(id);
  expect(await codeOf('admin', { id, give: ['CAN_VIEW_LOGS'], name: `${seen} A`, baseName: seen })).toBe('OK');
  expect(await codeOf('admin', { id, give: ['CAN_VIEW_REPORTS'] })).toBe('OK');
  expect(await claimsOf(id)).toEqual(['CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS']);
  const stale = await save('admin', [{ id, take: ['CAN_VIEW_LOGS'], name: `${seen} B`, baseName: seen }]);
  expect(stale).toMatchObject({
    code: 'STALE_VERSION',
    details: { changedBy: 'Ada Marsh', fields: [{ field: 'name', yours: `${seen} B`, theirs: `${seen} A`, base: seen, why: 'Because' }] },
  });
  expect(await claimsOf(id)).toEqual(['CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS']);
});

test('both saves at once: cells of both stand, of one name one wins and the other is a clash that leaves nothing half saved', async () => {
  const id = await newRole();
  const cells = await Promise.all([
    codeOf('admin', { id, give: ['CAN_VIEW_LOGS'] }),
    codeOf('admin', { id, give: ['CAN_VIEW_REPORTS'] }),
    codeOf('admin', { id, give: ['CAN_VIEW_STYLES'] }),
  ]);
  expect(cells).toEqual(['OK', 'OK', 'OK']);
  expect(await claimsOf(id)).toEqual(['CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS', 'CAN_VIEW_STYLES']);
  const seen = await nameOf(id);
  const rename = (to: string, claim: string) => codeOf('admin', { id, name: `${seen} ${to}`, baseName: seen, give: [claim] });
  const names = await Promise.all([rename('A', 'CAN_MANAGE_LOOKUPS'), rename('B', 'CAN_MANAGE_GROUPS')]);
  expect(names.toSorted()).toEqual(['OK', 'STALE_VERSION']);
  const [name, claim] = names[0] === 'OK' ? ['A', 'CAN_MANAGE_LOOKUPS'] : ['B', 'CAN_MANAGE_GROUPS'];
  expect(await nameOf(id)).toBe(`${seen} ${name ?? ''}`);
  expect(await claimsOf(id)).toEqual([claim, 'CAN_VIEW_LOGS', 'CAN_VIEW_REPORTS', 'CAN_VIEW_STYLES']);
});

test('the cells of a role that somebody archived meanwhile are a clash; brought back by the same save they are not', async () => {
  const id = await newRole();
  expect(await codeOf('admin', { id, isArchived: true, wasArchived: false })).toBe('OK');
  expect(await save('admin', [{ id, give: ['CAN_VIEW_LOGS'] }])).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'isArchived', yours: false, theirs: true, base: false }] },
  });
  expect(await codeOf('admin', { id, isArchived: false, wasArchived: true, give: ['CAN_VIEW_LOGS'] })).toBe('OK');
  expect(await claimsOf(id)).toEqual(['CAN_VIEW_LOGS']);
});

test('a role that somebody holds is not archived, also where they may not log in', async () => {
  const id = await newRole();
  await holds(id, 'nobody');
  expect(await save('admin', [{ id, isArchived: true }])).toMatchObject({ code: 'ROLE_HELD', details: { holderCount: 1 } });
  await leaves(id, 'nobody');
  expect(await codeOf('admin', { id, isArchived: true })).toBe('OK');
});

test('the last right to change roles cannot be taken, by a cell, and by nothing that writes to the database', async () => {
  expect(await codeOf('admin', { id: ADMINISTRATOR, take: ['CAN_MANAGE_ROLE_CLAIMS'] })).toBe('LAST_RIGHTS_HOLDER');
  const last = { constraint: 'last_rights_holder' };
  for (const sql of [
    `delete from user_role where user_id = ${String(PEOPLE.admin)}`,
    `update app_user set can_log_in = false where id = ${String(PEOPLE.admin)}`,
    `delete from role_claim where claim_value = 'CAN_MANAGE_ROLE_CLAIMS'`,
  ])
    await expect(api.sequelize.query(sql)).rejects.toMatchObject({ parent: last });
  await expect(
    api.sequelize.transaction((transaction) =>
      api.sequelize.query(`update app_user set can_log_in = false where can_log_in`, { transaction }),
    ),
  ).rejects.toMatchObject({ parent: last });
});

test('the matrix has every role with its claims, who hold them by their sets of roles, and who changed it last', async () => {
  const { data } = await api.gql(
    'admin',
    '{ roleMatrix { roles { id holderCount claims } holders { roleIds count names } lastChange { by } } }',
  );
  const matrix = data?.['roleMatrix'] as {
    roles: { id: number; holderCount: number; claims: string[] }[];
    holders: unknown[];
    lastChange: unknown;
  };
  expect(matrix.roles.find(({ id }) => id === 2)).toEqual({
    id: 2,
    holderCount: 2,
    claims: ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'],
  });
  expect(matrix.holders).toContainEqual({ roleIds: [2], count: 2, names: ['Cora Stone', 'Ridge Carter'] });
  // of the role Field worker only who can log in
  expect(matrix.holders).toContainEqual({ roleIds: [1], count: 1, names: ['Finn Walsh'] });
  expect(matrix.lastChange).toEqual({ by: 'Ada Marsh' });
});

test('what a role gives reaches the open screens of who hold it by the role’s name alone, and counts from the next request', async () => {
  const readers = await Promise.all(
    ['finance', 'sub'].map(async (person) => EventReader.open(api.url, await api.tokenFor(person as PersonName))),
  );
  for (const reader of readers) await reader.until((events) => events.some(({ event }) => event === 'ready'));
  const [finance, sub] = readers;
  expect(await codeOf('admin', { id: FINANCE, give: ['CAN_MANAGE_ITEM_CODES'] })).toBe('OK');
  const told = () =>
    (finance?.changes() as readonly { entity: string; id: number }[]).filter((one) => one.entity === 'role' && one.id === FINANCE);
  await finance?.until(() => told().length === 1);
  expect(finance?.changes()).toContainEqual({ entity: 'role', id: FINANCE });
  expect((await api.gql('finance', '{ itemCodes { count } }')).errors).toEqual([]);
  expect(await codeOf('admin', { id: FINANCE, take: ['CAN_MANAGE_ITEM_CODES'] })).toBe('OK');
  await finance?.until(() => told().length === 2);
  expect((await api.gql('finance', '{ itemCodes { count } }')).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  expect((sub?.changes() as readonly { entity: string }[]).filter(({ entity }) => entity === 'role')).toEqual([]);
  for (const reader of readers) reader.close();
});

// Each caller takes the right from one of its 16 holders in one of the ways that there are; most have all made their change before the first of them commits.
const CALLERS = 16;
const direct = ['cell', 'role', 'disable', 'claim'] as const;
type Way = (typeof direct)[number] | 'command';
interface Holder {
  readonly role: number;
  readonly person: number;
}

test('16 at once who take the right to change roles from all who have it leave it with somebody, whatever the order', async () => {
  const many = connectTestDatabase(CALLERS);
  // a command waits for the others from its beginning, so that with one among them it is the last that is refused
  const plans = (...among: readonly Way[]) =>
    fc.array(fc.tuple(fc.constantFrom(...among), fc.integer({ min: 0, max: 3 })), { minLength: CALLERS, maxLength: CALLERS });
  await fc.assert(
    fc.asyncProperty(fc.oneof(plans(...direct), plans(...direct, 'command')), (plan) =>
      withHolders(CALLERS, async (holders) => {
        const together = new Meeting(plan.filter(([way, wait]) => way !== 'command' && wait > 0).length);
        const done = await Promise.allSettled(
          plan.map(([way, wait], at) => take(many, way, holders[at] ?? { role: 0, person: 0 }, wait > 0 ? together : null)),
        );
        const [left] = await select<{ has: boolean }>('select has_rights_holder() as has');
        expect(left?.has).toBe(true);
        expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1);
      }),
    ),
    // with the lock left out of the database's check three of four plans without a command end with nobody
    runs({ least: 6, soak: 1_000 }),
  );
  await many.close();
});

/** Nobody goes on before all are there. */
class Meeting {
  readonly #open: Promise<void>;
  #come = 0;
  #enter: () => void = () => undefined;

  constructor(private readonly count: number) {
    this.#open = new Promise((resolve) => {
      this.#enter = resolve;
    });
  }

  arrive(): Promise<void> {
    this.#come += 1;
    if (this.#come === this.count) this.#enter();
    return this.#open;
  }
}

/** So many people with a role each that alone gives them the right; nobody else has it meanwhile. */
async function withHolders(count: number, work: (holders: readonly Holder[]) => Promise<void>): Promise<void> {
  const made = await select<Holder>(
    `with role as (insert into role (name) select gen_random_uuid()::text from generate_series(1, $count::int) returning id),
       person as (insert into app_user (email, first_name, last_name)
         select gen_random_uuid() || '@lotline.example', 'Test', 'Holder' from generate_series(1, $count::int) returning id)
     select r.id as role, p.id as person from (select id, row_number() over () as n from role) r
       join (select id, row_number() over () as n from person) p on p.n = r.n`,
    { count },
  );
  const roles = made.map(({ role }) => role);
  const people = made.map(({ person }) => person);
  const run = (sql: string) => api.sequelize.query(sql, { bind: { roles, people } });
  const admins = `role_id = ${String(ADMINISTRATOR)} and claim_value = 'CAN_MANAGE_ROLE_CLAIMS'`;
  await run('insert into user_role (role_id, user_id) select * from unnest($roles::int[], $people::int[])');
  await run(
    `insert into role_claim (role_id, claim_value) select unnest($roles::int[]), 'CAN_MANAGE_ROLE_CLAIMS' where $people::int[] is not null`,
  );
  await api.sequelize.query(`delete from role_claim where ${admins}`);
  await work(made);
  await api.sequelize.query(`insert into role_claim (role_id, claim_value) values (${String(ADMINISTRATOR)}, 'CAN_MANAGE_ROLE_CLAIMS')`);
  await run('delete from role_claim where role_id = any($roles::int[]) and $people::int[] is not null');
  await run('delete from app_user where id = any($people::int[]) and $roles::int[] is not null');
}

async function take(many: Sequelize, way: Way, { role, person }: Holder, together: Meeting | null): Promise<void> {
  if (way === 'command') {
    const edit = {
      id: role,
      name: null,
      baseName: null,
      isArchived: null,
      wasArchived: false,
      give: [],
      take: ['CAN_MANAGE_ROLE_CLAIMS' as const],
    };
    await saveRoles(
      directContext(many, { userId: person, claims: ['CAN_MANAGE_ROLE_CLAIMS'] }),
      { why: 'All at once', roles: [edit] },
      null,
    );
    return;
  }
  const sql = {
    cell: `delete from role_claim where role_id = ${String(role)} and claim_value = 'CAN_MANAGE_ROLE_CLAIMS'`,
    claim: `delete from role_claim where role_id = ${String(role)}`,
    role: `delete from user_role where user_id = ${String(person)}`,
    disable: `update app_user set can_log_in = false where id = ${String(person)}`,
  }[way];
  await many.transaction(async (transaction) => {
    await many.query(sql, { transaction });
    await together?.arrive();
  });
}

test('what a change of roles would do to people is what it then does: sight of money, and open tasks that can no longer be done', async () => {
  const [money, crew] = [await newRole('CAN_VIEW_STYLES'), await newRole('CAN_ACCESS_FIELD_WORK')];
  await holds(money, 'field');
  await holds(crew, 'finance');
  const jobId = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: randomUUID(), work_type: 'MDU', address: '1 Ferry St', status: 'Issued' },
  });
  const scheduleId = await insertRow(api.sequelize, 'schedule', {
    ...{ construction_id: jobId, name: 'Trench', group_id: GROUPS.crewNorth, issued_date: new Date().toISOString() },
  });
  const doneDate = new Date(Date.now() - 86_400_000).toISOString();
  await insertRow(api.sequelize, 'schedule', {
    ...{
      construction_id: jobId,
      name: 'Pit',
      group_id: GROUPS.crewNorth,
      issued_date: doneDate,
      completed_date: doneDate,
      submitted_date: doneDate,
    },
  });
  const onsite = async () =>
    (await api.gql('finance', 'mutation($id: Int!) { updateTaskUserOnSite(taskUser: { scheduleId: $id }) { id } }', { id: scheduleId }))
      .errors[0]?.extensions.code;
  const roles = [
    { id: money, give: ['CAN_VIEW_FINANCIAL_INFORMATION'] },
    { id: crew, take: ['CAN_ACCESS_FIELD_WORK'] },
  ];
  const asked =
    'query($roles: [RoleEditInput!]!) { rolePreview(roles: $roles) { seeMoneyCount seeMoney { id } seeMoneyNoMoreCount blockedCount blocked { id tasks first { id } } closed { id tasks } } }';
  const { data } = await api.gql('admin', asked, { roles });
  expect(data?.['rolePreview']).toMatchObject({
    ...{ seeMoneyCount: 1, seeMoney: [{ id: PEOPLE.field }], seeMoneyNoMoreCount: 0, blockedCount: 1 },
    blocked: [{ id: PEOPLE.finance }],
    closed: [{ id: PEOPLE.finance }],
  });
  expect(await codeOf('admin', ...roles)).toBe('OK');
  expect(await onsite()).toBe('CLAIM_REQUIRED');
  const back = await api.gql('admin', asked, { roles: [{ id: money, take: ['CAN_VIEW_FINANCIAL_INFORMATION'] }] });
  expect(back.data?.['rolePreview']).toMatchObject({ seeMoneyCount: 0, seeMoneyNoMoreCount: 1, blockedCount: 0, closed: [] });
  await leaves(money, 'field');
  await leaves(crew, 'finance');
});

test('a save tells each person whose rights it changes by email, once, also where it is sent again; not who saved it, nor who cannot sign in', async () => {
  const roleId = await insertRow(api.sequelize, 'role', { name: 'Told leads' });
  const keepsIt = await insertRow(api.sequelize, 'role', { name: 'Log readers' });
  await insertRow(api.sequelize, 'role_claim', { role_id: keepsIt, claim_value: 'CAN_VIEW_LOGS' });
  for (const person of ['office', 'field', 'admin', 'nobody', 'scheduler'] as const)
    await insertRow(api.sequelize, 'user_role', { role_id: roleId, user_id: PEOPLE[person] });
  await insertRow(api.sequelize, 'user_role', { role_id: keepsIt, user_id: PEOPLE.scheduler });
  const input = { why: 'For a day', roles: [{ id: roleId, give: ['CAN_VIEW_LOGS'] }] };
  const client = { id: randomUUID(), occurredAt: new Date().toISOString() };
  const again = `mutation($input: SaveRolesInput!, $client: ClientMutation) { saveRoles(input: $input, client: $client) { roles { id } } }`;
  for (const _ of [1, 2]) expect((await api.gql('admin', again, { input, client })).errors).toEqual([]);
  expect((await save('office', [{ id: roleId, give: ['CAN_MANAGE_USERS'] }])).code).not.toBe('OK');
  await runJobsOf(api);
  const told = await select<{ address: string; text: string }>(
    `select address, text from recorded_mail where text like '%Told leads%' order by address`,
  );
  expect(told.map(({ address }) => address)).toEqual([emailOf('field'), emailOf('office')].sort());
  expect(told[0]?.text).toContain('The role Told leads was changed.\n\nYou can now:\n- ');
});

test('who saves is not told of the right that they take from themselves', async () => {
  const [helper, own] = [await newRole('CAN_MANAGE_ROLE_CLAIMS'), await newRole('CAN_VIEW_STYLES')];
  const held = [
    [helper, 'scheduler'],
    [own, 'scheduler'],
    [own, 'field'],
  ] as const;
  for (const [role, person] of held) await holds(role, person);
  expect(await codeOf('scheduler', { id: own, take: ['CAN_VIEW_STYLES'] })).toBe('OK');
  await runJobsOf(api);
  const told = await select('select address from recorded_mail where position($name in text) > 0', { name: await nameOf(own) });
  expect(told).toEqual([{ address: emailOf('field') }]);
  for (const [role, person] of held) await leaves(role, person);
});
