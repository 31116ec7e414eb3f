// Two people at one record see each other through two processes: at once when one comes, begins to edit or goes, and within the lease when one crashed.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { EventReader } from '../../../test/read-events.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';

let one: BootedApi;
let other: BootedApi;
let id = 0;
beforeAll(async () => {
  one = await bootApi();
  other = await bootApi({ dataDir: one.dataDir });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});
beforeEach(async () => {
  ({ constructionId: id } = await insertTask(one.sequelize, { group: 'Crew North' }));
});

const windows = { office: randomUUID(), finance: randomUUID(), admin: randomUUID() } as const;

async function stay(api: BootedApi, by: keyof typeof windows, isEditing = false): Promise<unknown> {
  const { status, body } = await api.rest(by, 'PUT', `/api/presence/construction/${id}`, { windowId: windows[by], isEditing });
  expect(status).toBe(200);
  return (body as { people: unknown }).people;
}
const leave = (api: BootedApi, by: PersonName, windowId: string) => api.rest(by, 'DELETE', `/api/presence/${windowId}`);
const told = (reader: EventReader) =>
  reader.changes().filter((change) => JSON.stringify(change) === JSON.stringify({ entity: 'construction_presence', id })).length;
const named = (isEditing: boolean) => [expect.objectContaining({ isEditing, name: expect.any(String) as string }) as unknown];

test('each sees the other through another process, told when something changes and not by every word', async () => {
  const finance = await EventReader.open(other.url, await other.tokenFor('finance'));
  const sub = await EventReader.open(other.url, await other.tokenFor('sub'));
  await finance.until((events) => events.some(({ event }) => event === 'ready'));
  expect(await stay(other, 'finance')).toEqual([]);
  await finance.until(() => told(finance) === 1);
  expect(await stay(one, 'office')).toEqual(named(false));
  await finance.until(() => told(finance) === 2);
  expect(await stay(other, 'finance')).toEqual(named(false));
  await stay(one, 'office');
  await stay(one, 'office', true);
  await finance.until(() => told(finance) === 3);
  expect(await stay(other, 'finance')).toEqual(named(true));
  await leave(one, 'office', windows.office);
  await finance.until(() => told(finance) === 4);
  expect(await stay(other, 'finance')).toEqual([]);
  expect(told(finance)).toBe(4);
  // notices come in order: whoever does not read the office's jobs has heard none of them
  expect(told(sub)).toBe(0);
  finance.close();
  sub.close();
});

test('who crashed is there until the lease ends, and no longer; the next word of somebody else announces it', async () => {
  await stay(one, 'office', true);
  expect(await stay(other, 'finance')).toEqual(named(true));
  const reader = await EventReader.open(one.url, await one.tokenFor('admin'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  const before = told(reader);
  await one.sequelize.query('update presence set until = now() where window_id = $windowId', { bind: { windowId: windows.office } });
  expect(await stay(other, 'finance')).toEqual([]);
  await reader.until(() => told(reader) === before + 1);
  reader.close();
});

test('a window is its person’s own, two windows of one person are not somebody else, and a job that is not there is told as none', async () => {
  await stay(one, 'office');
  await leave(one, 'finance', windows.office);
  expect(await stay(one, 'finance')).toEqual(named(false));
  await one.rest('finance', 'PUT', `/api/presence/construction/${id}`, { windowId: windows.office, isEditing: true });
  expect(await stay(one, 'admin')).toEqual([expect.anything(), expect.objectContaining({ isEditing: false })]);
  const { body } = await one.rest('office', 'PUT', `/api/presence/construction/${id}`, { windowId: randomUUID() });
  expect(body).toMatchObject({ people: [expect.anything(), expect.anything()] });
  expect((await one.rest('office', 'PUT', '/api/presence/construction/999999', { windowId: randomUUID() })).status).toBe(404);
  expect((await one.rest('sub', 'PUT', `/api/presence/construction/${id}`, { windowId: randomUUID() })).status).toBe(403);
  expect((await one.rest('office', 'PUT', `/api/presence/construction/${id}`, { windowId: 'x' })).status).toBe(400);
});

test('at a project people see each other as at a job; the job and the project of one number are two places', async () => {
  const projectId = await insertRow(one.sequelize, 'project', { id, name: `Estate ${String(id)}` });
  const at = (by: keyof typeof windows, isEditing = false) =>
    one.rest(by, 'PUT', `/api/presence/project/${projectId}`, { windowId: windows[by], isEditing });
  const reader = await EventReader.open(other.url, await other.tokenFor('admin'));
  await reader.until((events) => events.some(({ event }) => event === 'ready'));
  const toldOf = (of: string) =>
    reader.changes().filter((change) => JSON.stringify(change) === JSON.stringify({ entity: of, id: projectId })).length;
  await stay(one, 'office');
  expect((await at('finance')).body).toEqual({ people: [] });
  await reader.until(() => toldOf('project_presence') === 1);
  // her one window goes on to the project
  const { body } = await at('office', true);
  expect(body).toMatchObject({ people: [{ isEditing: false }] });
  expect((await at('finance')).body).toEqual({ people: named(true) });
  expect(await stay(other, 'admin')).toEqual([]);
  await leave(one, 'office', windows.office);
  await reader.until(() => toldOf('project_presence') === 3);
  expect((await at('finance')).body).toEqual({ people: [] });
  const somebody = { windowId: randomUUID() };
  expect((await one.rest('office', 'PUT', '/api/presence/project/999999', somebody)).status).toBe(404);
  expect((await one.rest('sub', 'PUT', `/api/presence/project/${projectId}`, somebody)).status).toBe(403);
  reader.close();
});

test('at any other record those who may manage it see each other, and nobody else hears of it', async () => {
  const [value] = await one.sequelize.query<{ id: number }>(
    `with list as (insert into lookup (name, data) values ('Builder Lookup', '[]') on conflict (name) do update set name = excluded.name returning id)
     insert into lookup_value (lookup_id, label, position) select list.id, 'Presence ' || nextval('lookup_value_id_seq'), 1 from list returning id`,
    { type: QueryTypes.SELECT },
  );
  const valueId = value?.id ?? 0;
  const at = (by: keyof typeof windows, path = `lookup_value/${String(valueId)}`) =>
    one.rest(by, 'PUT', `/api/presence/${path}`, { windowId: windows[by], isEditing: true });
  const [managers, others] = [
    await EventReader.open(other.url, await other.tokenFor('admin')),
    await EventReader.open(other.url, await other.tokenFor('finance')),
  ];
  for (const reader of [managers, others]) await reader.until((events) => events.some(({ event }) => event === 'ready'));
  const toldOf = (reader: EventReader) =>
    reader.changes().filter((change) => JSON.stringify(change) === JSON.stringify({ entity: 'lookup_value_presence', id: valueId })).length;
  expect((await at('admin')).body).toEqual({ people: [] });
  expect((await at('office')).body).toEqual({ people: named(true) });
  await managers.until(() => toldOf(managers) === 2);
  expect((await at('finance')).status).toBe(403);
  expect((await at('admin', 'lookup_value/999999')).status).toBe(404);
  expect((await at('admin', `event/${String(valueId)}`)).status).toBe(400);
  // notices come in order: finance hears of a job, and has heard nothing of the value before it
  await stay(one, 'office');
  await others.until(() => told(others) === 1);
  expect(toldOf(others)).toBe(0);
  managers.close();
  others.close();
});
