// People in a real database: who is invited, how the first sign-in binds them, who gives them roles, who can sign in, and who is shut out at once
// (screens.md §2.17).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { EventReader } from '../../../test/read-events.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { until } from '../../../test/until.ts';
import { bindSubject, loadActor } from '../people/actor.queries.ts';

const MANAGER = 4;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  // the office manages people here, and has few rights itself
  await api.sequelize.query(`insert into role_claim (role_id, claim_value) values (${String(MANAGER)}, 'CAN_MANAGE_USERS')`);
});
afterAll(() => api.stop());

const ask = async (person: PersonName, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.gql(person, query, variables);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details ?? {} };
};
interface Wish {
  readonly id?: number;
  readonly changes?: Record<string, string>;
  readonly base?: Record<string, string>;
  readonly giveRoleIds?: readonly number[];
  readonly takeRoleIds?: readonly number[];
  readonly joinGroupIds?: readonly number[];
  readonly leaveGroupIds?: readonly number[];
}
const SAVE = 'mutation($input: SavePersonInput!) { savePerson(input: $input) { id state roles { id } groups { id } } }';
const save = (by: PersonName, wish: Wish, why: string | null = 'New here') => ask(by, SAVE, { input: { changes: {}, why, ...wish } });
const invited = async (wish: Wish = {}): Promise<{ id: number; email: string }> => {
  const email = `${randomUUID()}@lotline.example`;
  const { data, code } = await save('admin', { changes: { firstName: 'Nia', lastName: 'New', email }, ...wish });
  expect(code).toBe('OK');
  return { id: (data?.['savePerson'] as { id: number }).id, email };
};
const access = (by: PersonName, id: number, canLogIn: boolean) =>
  ask(by, 'mutation($id: Int!, $can: Boolean!) { setPersonAccess(id: $id, canLogIn: $can, why: "Left us") { state } }', {
    id,
    can: canLogIn,
  });
const detail = async (id: number) =>
  (
    await ask(
      'admin',
      `{ person(id: ${String(id)}) { state roles { id name } groups { id isAlone openTasks } openTasks { name isOnsite } } }`,
    )
  ).data?.['person'];

test('who is invited counts as invited until the first sign-in with their verified e-mail, whatever its case, binds them', async () => {
  const { id, email } = await invited({ giveRoleIds: [1], joinGroupIds: [GROUPS.crewNorth] });
  expect(await detail(id)).toMatchObject({ state: 'invited', roles: [{ id: 1 }], groups: [{ id: GROUPS.crewNorth }] });
  expect(await bindSubject(api.sequelize, 'issuer|nia', email.toUpperCase(), 'local|')).toBe(true);
  expect(await detail(id)).toMatchObject({ state: 'active' });
  expect((await loadActor(api.sequelize, 'issuer|nia'))?.actor.userId).toBe(id);
  expect((await ask('admin', `mutation { resendInvitation(id: ${String(id)}) { id } }`)).code).toBe('INVITATION_ACCEPTED');
});

test('users are found by a role that they have, or by having none of those', async () => {
  const [both, one] = [
    await invited({ giveRoleIds: [1, 2], joinGroupIds: [GROUPS.crewNorth] }),
    await invited({ giveRoleIds: [1], joinGroupIds: [GROUPS.crewNorth] }),
  ];
  const found = async (filter: object) => {
    const ids = [both.id, one.id];
    const { data } = await ask('admin', 'query($f: PersonFilterInput) { people(filter: $f) { rows { id } } }', { f: { ids, ...filter } });
    return (data?.['people'] as { rows: { id: number }[] }).rows.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await found({ roleIds: [2] })).toEqual([both.id]);
  expect(await found({ roleIds: [1, 2] })).toEqual([both.id, one.id]);
  expect(await found({ roleIds: [2], isNot: ['roleIds'] })).toEqual([one.id]);
  expect(await found({ roleIds: [3] })).toEqual([]);
});

test('a withdrawn invitation lets nobody in, also after a sign-in with its e-mail', async () => {
  const { id, email } = await invited();
  expect((await access('admin', id, false)).code).toBe('OK');
  await bindSubject(api.sequelize, `issuer|${email}`, email, 'local|');
  expect((await loadActor(api.sequelize, `issuer|${email}`))?.canLogIn).toBe(false);
  const again = await invited();
  expect((await access('admin', again.id, false)).code).toBe('OK');
  expect((await ask('admin', `mutation { resendInvitation(id: ${String(again.id)}) { id } }`)).code).toBe('INVITATION_WITHDRAWN');
});

test('an e-mail belongs to one person, whatever its case, and what is missing is said at its field', async () => {
  const { email } = await invited();
  const another = { firstName: 'Nia', lastName: 'New', email: email.toUpperCase() };
  expect(await save('admin', { changes: another })).toMatchObject({ code: 'ALREADY_TAKEN', details: { field: 'email' } });
  expect(await save('admin', { changes: { firstName: 'Nia', lastName: 'New' } })).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'email' },
  });
  expect((await save('admin', { changes: { ...another, email: 'x@lotline.example' } }, ' ')).code).toBe('REASON_REQUIRED');
});

test('who works in the field keeps a group, and who sees every group needs none', async () => {
  const { id } = await invited({ giveRoleIds: [1], joinGroupIds: [GROUPS.crewNorth] });
  expect((await save('admin', { id, leaveGroupIds: [GROUPS.crewNorth] })).code).toBe('PERSON_NEEDS_GROUP');
  expect((await save('admin', { id, leaveGroupIds: [GROUPS.crewNorth], joinGroupIds: [GROUPS.ridgeway] })).code).toBe('OK');
  expect((await save('admin', { id, leaveGroupIds: [GROUPS.ridgeway], giveRoleIds: [3] })).code).toBe('OK');
});

test('nobody gives or takes a role with a claim that they lack; an archived one is given by nobody', async () => {
  const { id } = await invited();
  expect(await save('office', { id, giveRoleIds: [5] })).toMatchObject({
    code: 'ROLE_EXCEEDS_YOURS',
    details: { labels: expect.arrayContaining(['See rates and totals', 'Issue RCTIs']) as unknown },
  });
  expect((await save('admin', { id, giveRoleIds: [5] })).code).toBe('OK');
  expect((await save('office', { id, takeRoleIds: [5] })).code).toBe('ROLE_EXCEEDS_YOURS');
  await api.sequelize.query(`insert into role (id, name, is_archived) values (900, 'Old', true)`);
  expect(await save('admin', { id, giveRoleIds: [900] })).toMatchObject({ code: 'ROLE_ARCHIVED', details: { role: 'Old' } });
});

test('the e-mail and the sign-in of somebody with more rights are theirs to change who have these rights too', async () => {
  const { id, email } = await invited({ giveRoleIds: [5] });
  const mine = { changes: { email: 'mine@lotline.example' }, base: { email } };
  expect((await save('office', { id, ...mine })).code).toBe('ROLE_EXCEEDS_YOURS');
  expect((await access('office', id, false)).code).toBe('ROLE_EXCEEDS_YOURS');
  expect((await save('office', { id, changes: { lastName: 'Newer' }, base: { lastName: 'New' } })).code).toBe('OK');
  expect((await save('admin', { id, ...mine })).code).toBe('OK');
});

test('fields of two editors merge; one that both changed is a clash, and no role is given with it', async () => {
  const { id } = await invited();
  expect((await save('admin', { id, changes: { firstName: 'Nina' }, base: { firstName: 'Nia' } })).code).toBe('OK');
  const both = { changes: { firstName: 'Mia', lastName: 'Newer' }, base: { firstName: 'Nia', lastName: 'New' } };
  expect(await save('admin', { id, ...both, giveRoleIds: [3] })).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'firstName', yours: 'Mia', theirs: 'Nina', base: 'Nia' }] },
  });
  expect(await detail(id)).toMatchObject({ roles: [] });
});

test('nobody takes their own sign-in away, and the last who changes roles keeps theirs', async () => {
  expect((await access('office', PEOPLE.office, false)).code).toBe('OWN_SIGN_IN');
  expect((await save('admin', { id: PEOPLE.admin, takeRoleIds: [6] })).code).toBe('LAST_RIGHTS_HOLDER');
});

test('two who disable each other at once: one of them stays, and the right to change roles with them', async () => {
  const [admin, sub, sub2] = [PEOPLE.admin, PEOPLE.sub, PEOPLE.sub2].map(String);
  const both = `insert into user_role (user_id, role_id) values (${sub ?? ''}, 6), (${sub2 ?? ''}, 6); delete from user_role where role_id = 6 and user_id = ${admin ?? ''}`;
  await changeWithEvent(api.sequelize, both, [api]);
  const { sent } = await api.sequelize.transaction(async (transaction) => {
    await api.sequelize.query('select pg_advisory_xact_lock(4711009)', { transaction });
    const asked = [access('sub', PEOPLE.sub2, false), access('sub2', PEOPLE.sub, false)];
    await until('both wait for the change of rights that goes on', async () => (await waitingForRights()) === 2);
    return { sent: asked };
  });
  expect((await Promise.all(sent)).map(({ code }) => code).sort()).toEqual(['CANNOT_LOG_IN', 'OK']);
  const undo = `insert into user_role (user_id, role_id) values (${admin ?? ''}, 6); update app_user set can_log_in = true where id in (${sub ?? ''}, ${sub2 ?? ''});
    delete from user_role where role_id = 6 and user_id in (${sub ?? ''}, ${sub2 ?? ''})`;
  await changeWithEvent(api.sequelize, undo, [api]);
});

async function waitingForRights(): Promise<number> {
  const [found] = await api.sequelize.query<{ count: number }>(
    `select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.objid = 4711009 and not l.granted`,
    { type: QueryTypes.SELECT },
  );
  return found?.count ?? 0;
}

test('who can no longer sign in is out at once: requests are refused and the open screen ends', async () => {
  const reader = await EventReader.open(api.url, await api.tokenFor('scheduler'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  expect((await access('admin', PEOPLE.scheduler, false)).code).toBe('OK');
  await reader.until(() => reader.isEnded);
  expect((await api.gql('scheduler', '{ me { id } }')).status).toBe(403);
  expect((await access('admin', PEOPLE.scheduler, true)).code).toBe('OK');
});

test('whose roles changed is sent to those who manage people, and to nobody else', async () => {
  const open = async (name: PersonName) => EventReader.open(api.url, await api.tokenFor(name));
  const [admin, sub] = [await open('admin'), await open('sub')];
  for (const reader of [admin, sub]) await reader.until((events) => events.some(({ event }) => event === 'ready'));
  const theirs = { entity: 'app_user', id: PEOPLE.nobody };
  const hears = (reader: EventReader) => reader.changes().some((change) => JSON.stringify(change) === JSON.stringify(theirs));
  await changeWithEvent(api.sequelize, `insert into user_role (user_id, role_id) values (${String(PEOPLE.nobody)}, 3)`, [api]);
  await admin.until(() => hears(admin));
  expect(hears(sub)).toBe(false);
  for (const reader of [admin, sub]) reader.close();
});

test('of a person is told what is open: tasks of their groups, where nobody else of the group can sign in, and where they are onsite', async () => {
  const { id } = await invited();
  const [group] = await api.sequelize.query<{ id: number }>(
    `insert into work_group (name) values ('Crew ${randomUUID()}') returning id, name`,
    { type: QueryTypes.SELECT },
  );
  const [named] = await api.sequelize.query<{ name: string }>('select name from work_group where id = $id', {
    bind: { id: group?.id },
    type: QueryTypes.SELECT,
  });
  expect((await save('admin', { id, joinGroupIds: [group?.id ?? 0] })).code).toBe('OK');
  const { scheduleId } = await insertTask(api.sequelize, { group: named?.name ?? '' });
  await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($scheduleId, $id, now())', {
    bind: { scheduleId, id },
  });
  expect(await detail(id)).toMatchObject({ groups: [{ isAlone: true, openTasks: 1 }], openTasks: [{ isOnsite: true }] });
});

test('of what a person did is shown what the reader may read in histories, newest first, page after page', async () => {
  const { id } = await invited();
  expect((await save('admin', { id, changes: { lastName: 'Newer' }, base: { lastName: 'New' } })).code).toBe('OK');
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  expect((await ask('sub', `mutation { updateConstructionTaskAccepted(scheduleId: ${String(scheduleId)}) { id } }`)).code).toBe('OK');
  const events = async (by: PersonName, of: number, after: string | null = null) =>
    (
      await ask(
        by,
        'query($of: Int!, $after: String) { personEvents(id: $of, first: 1, after: $after) { next events { move workOrder taskName } } }',
        {
          ...{ of, after },
        },
      )
    ).data?.['personEvents'] as { next: string | null; events: { move: string; workOrder: string | null; taskName: string | null }[] };
  const latest = await events('admin', PEOPLE.admin);
  expect(latest.events).toMatchObject([{ move: 'editPerson', workOrder: null }]);
  expect((await events('admin', PEOPLE.admin, latest.next)).events).toMatchObject([{ move: 'createPerson' }]);
  expect((await events('admin', PEOPLE.sub)).events).toMatchObject([{ workOrder: expect.any(String), taskName: expect.any(String) }]);
  // the office here manages people and no roles: of jobs it reads the history, of a role it does not
  expect((await ask('admin', 'mutation { saveRoles(input: { why: "Now", roles: [{ name: "Planner" }] }) { roles { id } } }')).code).toBe(
    'OK',
  );
  expect((await events('admin', PEOPLE.admin)).events).toMatchObject([{ move: 'createRole' }]);
  expect((await events('office', PEOPLE.admin)).events).toMatchObject([{ move: 'editPerson' }]);
  expect((await events('office', PEOPLE.sub)).events).toHaveLength(1);
  const reads = `role_id = ${String(MANAGER)} and claim_value = 'CAN_VIEW_ALL_GROUPS'`;
  await changeWithEvent(api.sequelize, `delete from role_claim where ${reads}`, [api]);
  expect((await events('office', PEOPLE.sub)).events.filter(({ workOrder }) => workOrder !== null)).toEqual([]);
  await changeWithEvent(api.sequelize, `insert into role_claim (role_id, claim_value) values (${String(MANAGER)}, 'CAN_VIEW_ALL_GROUPS')`, [
    api,
  ]);
});

test('the list is for who manages people or roles; a person opens for the first alone', async () => {
  const list = '{ people(filter: { search: "cart ridge" }) { rows { name roles groups state isSubcontractor } } }';
  expect(
    (await ask('admin', '{ people(filter: { search: "ridgeway" }) { rows { name roles groups state isSubcontractor } } }')).data?.[
      'people'
    ],
  ).toEqual({
    rows: [{ name: 'Ridge Carter', roles: 'Subcontractor', groups: 'Ridgeway Cabling', state: 'active', isSubcontractor: true }],
  });
  const one = `{ person(id: ${String(PEOPLE.sub)}) { id } }`;
  expect([(await ask('finance', list)).code, (await ask('finance', one)).code]).toEqual(['CLAIM_REQUIRED', 'CLAIM_REQUIRED']);
  await changeWithEvent(api.sequelize, `insert into role_claim (role_id, claim_value) values (5, 'CAN_MANAGE_ROLE_CLAIMS')`, [api]);
  expect([(await ask('finance', list)).code, (await ask('finance', one)).code]).toEqual(['OK', 'CLAIM_REQUIRED']);
  await changeWithEvent(api.sequelize, `delete from role_claim where role_id = 5 and claim_value = 'CAN_MANAGE_ROLE_CLAIMS'`, [api]);
});
