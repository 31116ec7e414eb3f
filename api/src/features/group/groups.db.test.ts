// Groups in a real database: one name, who sees what, what a change does to tasks as it was told before, people who change members at once, and the order
// (screens.md §2.19).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  // field workers manage groups here, and see neither amounts nor other groups
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (1, 'CAN_MANAGE_GROUPS')");
});
afterAll(() => api.stop());

const send = async (person: PersonName, query: string) => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const idShape = z.object({ id: z.number() });
const makeGroup = async (name = `Group ${randomUUID()}`): Promise<number> => {
  const changes = `name: "${name}", isSubcontractor: false, isFieldGroup: true, canSchedule: true`;
  const { data, code } = await send('admin', `mutation { saveGroup(input: { changes: { ${changes} } }) { id } }`);
  expect(code).toBe('OK');
  return idShape.parse(data?.['saveGroup']).id;
};
const edit = (person: PersonName, id: number, base: string, changes: string, why = 'Because') =>
  send(person, `mutation { saveGroup(input: { id: ${String(id)}, base: { ${base} }, changes: { ${changes} }, why: "${why}" }) { id } }`);
const members = (person: PersonName, id: number, more: string) =>
  send(
    person,
    `mutation { changeGroupMembers(input: { groupId: ${String(id)}, ${more}, why: "Because" }) { members { id isPrimaryContact } } }`,
  );
const detail = async (person: PersonName, id: number) => {
  const { data } = await send(person, `{ groupDetail(id: ${String(id)}) { openTasks unacceptedTasks tasks { name } members { id } } }`);
  return z
    .object({
      openTasks: z.number(),
      unacceptedTasks: z.number(),
      tasks: z.array(z.object({ name: z.string() })),
      members: z.array(idShape),
    })
    .parse(data?.['groupDetail']);
};
const openTaskIds = async (person: PersonName, id: number): Promise<unknown> =>
  (await send(person, `{ groupOpenTaskIds(id: ${String(id)}) }`)).data?.['groupOpenTaskIds'];
const addTask = async (groupId: number, dates: Readonly<Record<string, string>>): Promise<number> => {
  const job = { work_order: randomUUID(), status: 'Scheduled', work_type: 'MDU', address: '1 Ferry St' };
  const construction = await insertRow(api.sequelize, 'construction', job);
  return insertRow(api.sequelize, 'schedule', { construction_id: construction, name: 'Haul', group_id: groupId, ...dates });
};
const AT = '2026-11-20T01:00:00Z';

test('a name is taken whatever its case and spaces', async () => {
  const name = `Crew ${randomUUID()}`;
  await makeGroup(name);
  const again = `name: " ${name.toUpperCase().replaceAll('-', ' - ')}", isSubcontractor: false, isFieldGroup: true, canSchedule: true`;
  expect(await send('admin', `mutation { saveGroup(input: { changes: { ${again} } }) { id } }`)).toMatchObject({
    code: 'ALREADY_TAKEN',
    details: { field: 'name' },
  });
});

test('whoever does not see every group is told how many tasks are open, and not which', async () => {
  const id = await makeGroup();
  const task = await addTask(id, { issued_date: AT });
  const soon = await addTask(id, { due_date: '2026-12-01' });
  await addTask(id, { issued_date: AT, accepted_date: AT, completed_date: AT, submitted_date: AT });
  expect(await detail('admin', id)).toMatchObject({ openTasks: 2, tasks: [{ name: 'Haul' }, { name: 'Haul' }] });
  expect(await openTaskIds('admin', id)).toEqual([soon, task]);
  expect(await detail('field', id)).toMatchObject({ openTasks: 2, tasks: [] });
  expect(await openTaskIds('field', id)).toEqual([]);
  const saved = `saveGroup(input: { id: ${String(id)}, base: { region: null }, changes: { region: "West" } }) { tasks { name } }`;
  expect((await send('field', `mutation { ${saved} }`)).data?.['saveGroup']).toEqual({ tasks: [] });
});

test('the work types of a group are its own, and known wherever a group is chosen', async () => {
  const name = `Group ${randomUUID()}`;
  const id = await makeGroup(name);
  expect((await edit('admin', id, 'workTypes: null', 'workTypes: " MDU, Lead-in "')).code).toBe('OK');
  const { data } = await send('admin', '{ groups { id workTypes } }');
  const listed = z.array(z.object({ id: z.number(), workTypes: z.string().nullable() })).parse(data?.['groups']);
  expect(listed.find((group) => group.id === id)?.workTypes).toBe('MDU, Lead-in');
  const rows = await send('admin', `{ groupList(filter: { ids: [${String(id)}] }) { rows { workTypes } } }`);
  expect(rows.data?.['groupList']).toEqual({ rows: [{ workTypes: 'MDU, Lead-in' }] });
});

test('the tasks that are said to wait for Accept are those whose crew is refused onsite once the group is a subcontractor’s', async () => {
  const id = await makeGroup();
  expect((await members('admin', id, `join: [${String(PEOPLE.field)}]`)).code).toBe('OK');
  const tasks = [
    await addTask(id, { issued_date: AT }),
    await addTask(id, { issued_date: AT, accepted_date: AT }),
    await addTask(id, { issued_date: AT }),
  ];
  const { unacceptedTasks } = await detail('admin', id);
  expect((await edit('admin', id, 'isSubcontractor: "false"', 'isSubcontractor: "true"')).code).toBe('OK');
  const codes: string[] = [];
  for (const task of tasks) {
    const goOnsite = `mutation { updateTaskUserOnSite(taskUser: { scheduleId: ${String(task)} }) { id } }`;
    codes.push((await send('field', goOnsite)).code);
    await api.sequelize.query('update task_user set off_site_utc = now() where schedule_id = $task', { bind: { task } });
  }
  expect(codes.filter((code) => code === 'TASK_NOT_ACCEPTED')).toHaveLength(unacceptedTasks);
  expect(codes[1]).toBe('OK');
});

test('who does not see amounts neither joins a subcontractor’s group nor turns their own into one', async () => {
  const id = await makeGroup();
  expect((await members('field', id, `join: [${String(PEOPLE.field)}]`)).code).toBe('OK');
  expect(await edit('field', id, 'isSubcontractor: "false"', 'isSubcontractor: "true"')).toMatchObject({
    code: 'CLAIM_REQUIRED',
    details: { claim: 'CAN_VIEW_FINANCIAL_INFORMATION' },
  });
  const other = await makeGroup();
  expect((await edit('admin', other, 'isSubcontractor: "false"', 'isSubcontractor: "true"')).code).toBe('OK');
  expect((await members('field', other, `join: [${String(PEOPLE.field)}]`)).code).toBe('CLAIM_REQUIRED');
  expect((await members('field', other, `join: [${String(PEOPLE.sub)}]`)).code).toBe('OK');
});

test('two who change the members at once lose nothing', async () => {
  const id = await makeGroup();
  await members('admin', id, `join: [${String(PEOPLE.field)}, ${String(PEOPLE.office)}], primaryUserId: ${String(PEOPLE.field)}`);
  const both = await Promise.all([
    members('admin', id, `join: [${String(PEOPLE.sub)}], leave: [${String(PEOPLE.office)}]`),
    members('field', id, `join: [${String(PEOPLE.sub2)}, ${String(PEOPLE.sub)}]`),
  ]);
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
  expect((await detail('admin', id)).members.map((member) => member.id).sort()).toEqual([PEOPLE.field, PEOPLE.sub, PEOPLE.sub2]);
});

test('two who choose another contact are asked, and who removes whom another made the contact; it is said who and why', async () => {
  const id = await makeGroup();
  const { field, sub, sub2 } = PEOPLE;
  await members('admin', id, `join: [${String(field)}, ${String(sub)}, ${String(sub2)}], primaryUserId: ${String(field)}`);
  const seen = `basePrimaryUserId: ${String(field)}`;
  expect((await members('admin', id, `primaryUserId: ${String(sub)}, ${seen}`)).code).toBe('OK');
  const told = { by: 'Ada Marsh', why: 'Because' };
  expect(await members('field', id, `primaryUserId: ${String(sub2)}, ${seen}`)).toMatchObject({
    code: 'STALE_VERSION',
    details: { changedBy: 'Ada Marsh', fields: [{ field: 'primaryUserId', yours: sub2, theirs: sub, base: field, ...told }] },
  });
  expect(await members('field', id, `leave: [${String(sub)}], ${seen}`)).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: `member.${String(sub)}`, yours: 'gone', theirs: 'contact', base: 'member', ...told }] },
  });
  const now = `basePrimaryUserId: ${String(sub)}`;
  expect((await members('admin', id, `leave: [${String(sub2)}], ${now}`)).code).toBe('OK');
  expect(await members('field', id, `primaryUserId: ${String(sub2)}, ${now}`)).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: `member.${String(sub2)}`, yours: 'contact', theirs: 'gone', ...told }] },
  });
});

test('who is onsite at a task of the group does not leave it, and is named', async () => {
  const id = await makeGroup();
  await members('admin', id, `join: [${String(PEOPLE.field)}]`);
  const task = await addTask(id, { issued_date: AT });
  await insertRow(api.sequelize, 'task_user', { schedule_id: task, user_id: PEOPLE.field, on_site_utc: AT });
  expect(await members('admin', id, `leave: [${String(PEOPLE.field)}]`)).toMatchObject({
    code: 'MEMBER_ONSITE',
    details: { names: ['Finn Walsh'] },
  });
});

test('many who move groups at once leave one order without gaps or doubles', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 6; made++) ids.push(await makeGroup());
  const move = (id: number, after: number) => send('admin', `mutation { moveGroup(id: ${String(id)}, afterId: ${String(after)}) { id } }`);
  const all = await Promise.all(ids.flatMap((id, at) => [move(id, ids.at(at - 1) ?? 0), move(id, ids.at(at - 2) ?? 0)]));
  expect(all.map(({ code }) => code)).toEqual(all.map(() => 'OK'));
  const places = await api.sequelize.query<{ place: number }>(
    'select schedule_order as place from work_group where is_active order by schedule_order',
    { type: QueryTypes.SELECT },
  );
  expect(places.map(({ place }) => place)).toEqual(places.map((_, at) => at + 1));
});
