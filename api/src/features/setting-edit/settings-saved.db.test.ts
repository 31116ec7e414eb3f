// Settings saved in a real database: inherited, owned, gone back to, merged between two editors, and jobs that follow a status that was replaced (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readSetting, sendSetting, type SettingWish } from '../../../test/setting-saves.ts';
import type { PersonName } from '../../../test/world.ts';
import { replaceStatusOfJobs } from '../../jobs/replace-status.ts';

const pageShape = z.object({
  version: z.number(),
  isOwn: z.boolean(),
  config: z.record(z.string(), z.unknown()),
  versions: z.array(
    z.object({
      version: z.number(),
      savedBy: z.string().nullable(),
      why: z.string().nullable(),
      config: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  ownWorkTypes: z.array(z.string()),
  statusUses: z.array(z.object({ status: z.string(), count: z.number() })),
});
type Page = z.infer<typeof pageShape>;

const STATUSES = 'Job Status Settings';
let api: BootedApi;
let workType: string;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  workType = `Type ${randomUUID()}`;
});

const FIELDS = '{ version isOwn config versions { version savedBy why config } ownWorkTypes statusUses { status count } }';
type Wish = Omit<SettingWish, 'name'> & Partial<Pick<SettingWish, 'name'>>;
const save = (wish: Wish, person: PersonName = 'admin') => sendSetting(api, { name: STATUSES, workType, ...wish }, FIELDS, person);
const saved = async (wish: Wish): Promise<Page> => {
  const { code, page } = await save(wish);
  expect(code).toBe('OK');
  return pageShape.parse(page);
};
const pageOf = async (name = STATUSES): Promise<Page> => pageShape.parse(await readSetting(api, { name, workType }, FIELDS));
/** As a phone reads it. */
const held = async (name: string, of: string | null = workType): Promise<unknown> => {
  const { data } = await api.gql('field', 'query($n: [String!], $w: String) { systemSettings(names: $n, workType: $w) { config } }', {
    n: [name],
    w: of,
  });
  return z.array(z.object({ config: z.unknown() })).parse(data?.['systemSettings'])[0]?.config;
};
const status = (statusName: string, more: object = {}) => ({
  ...{ statusName, sortOrder: 1, fieldOrder: 1, fieldEdit: true, colour: null, isHold: false },
  ...more,
});
const config = (...names: readonly string[]) => ({ statuses: names.map((name, at) => status(name, { sortOrder: (at + 1) * 10 })) });
const free = { addressSetting: { addressType: 'free', bookable: false, hasScopingBonus: false } };
const jobIn = (columns: Readonly<Record<string, string>>): Promise<number> =>
  insertRow(api.sequelize, 'construction', {
    work_order: randomUUID(),
    work_type: workType,
    address: '1 Ferry St',
    status: 'Scheduled',
    ...columns,
  });
const rows = <Row extends object>(sql: string, bind: Record<string, unknown>): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });

test('a work type has the default’s until it has its own; without its own again it has the default’s', async () => {
  const name = 'Address Type';
  const inherited = await held(name);
  expect(await pageOf(name)).toMatchObject({ isOwn: false, version: 0, versions: [] });
  const page = await saved({ name, config: free, version: 0 });
  expect(page).toMatchObject({ isOwn: true, version: 1, config: free });
  expect(page.ownWorkTypes).toContain(workType);
  expect(await held(name)).toEqual(free);
  expect(await held(name, 'Another')).toEqual(inherited);
  expect(await saved({ name, config: null, version: 1 })).toMatchObject({ isOwn: false, version: 2 });
  expect(await held(name)).toEqual(inherited);
});

test('every version says who and why, and can be gone back to', async () => {
  await insertRow(api.sequelize, 'system_setting', { name: 'Address Type', work_type: workType, config: free });
  const structured = { addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: true } };
  const { versions } = await saved({ name: 'Address Type', config: structured, version: 0, why: 'Bonus from July' });
  expect(versions).toEqual([
    { version: 1, savedBy: 'Ada Marsh', why: 'Bonus from July', config: structured },
    { version: 0, savedBy: null, why: null, config: free },
  ]);
  const back = await saved({ name: 'Address Type', config: versions[1]?.config ?? null, version: 1, why: 'Back to version 0' });
  expect([back.version, back.config, await held('Address Type')]).toEqual([2, free, free]);
});

test('what the company went by before anybody saved it can be gone back to', async () => {
  const name = 'Office Addresses';
  const own = { appliesTo: 'everyone', ranges: [] };
  const { versions } = await saved({ name, workType: null, config: own, version: 0 });
  expect(versions.map(({ version, config: was }) => [version, was])).toEqual([
    [1, own],
    [0, { appliesTo: 'office', ranges: [] }],
  ]);
  const back = await saved({ name, workType: null, config: versions[1]?.config ?? null, version: 1 });
  expect([back.version, back.config]).toEqual([2, { appliesTo: 'office', ranges: [] }]);
});

test('without a reason, with what its schema refuses, and the default taken away, nothing is saved', async () => {
  expect((await save({ config: config('A'), version: 0, why: ' ' })).code).toBe('REASON_REQUIRED');
  expect(await save({ config: config('A', 'A'), version: 0 })).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'statuses' } });
  expect((await save({ config: { statuses: [status('A', { colour: 'red' })] }, version: 0 })).code).toBe('INVALID_INPUT');
  expect((await save({ workType: null, config: null, version: 0 })).code).toBe('INVALID_INPUT');
  expect((await save({ name: 'Nothing', config: {}, version: 0 })).code).toBe('INVALID_INPUT');
  expect((await save({ config: config('A'), version: 0 }, 'office')).code).toBe('CLAIM_REQUIRED');
  expect(await pageOf()).toMatchObject({ version: 0, isOwn: false });
});

test('what two change in different rows is merged, also at once; what both change is a clash, and nothing is written', async () => {
  await saved({ config: config('A', 'B', 'C'), version: 0 });
  const changed = (at: number, more: object) => ({
    statuses: config('A', 'B', 'C').statuses.map((row, i) => (i === at ? { ...row, ...more } : row)),
  });
  const both = await Promise.all([
    save({ config: changed(0, { fieldEdit: false }), version: 1 }),
    save({ config: changed(1, { colour: '#0A4F8F' }), version: 1 }),
  ]);
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK']);
  const merged = {
    statuses: [
      status('A', { fieldEdit: false, sortOrder: 10 }),
      status('B', { colour: '#0A4F8F', sortOrder: 20 }),
      status('C', { sortOrder: 30 }),
    ],
  };
  expect(await pageOf()).toMatchObject({ version: 3, config: merged });
  const stale = await save({ config: changed(1, { colour: '#1E6B3A' }), version: 1 });
  expect(stale).toMatchObject({
    code: 'STALE_VERSION',
    details: { version: 3, fields: [{ field: '["row","B","colour"]', yours: '"#1E6B3A"', theirs: '"#0A4F8F"', base: null }] },
  });
  expect(await pageOf()).toMatchObject({ version: 3, config: merged });
});

test('a status that jobs stand in is replaced: they follow, each with its event, also where it is planned or a hold returns to it', async () => {
  await saved({ config: config('Received', 'On Hold', 'Done'), version: 0 });
  const standing = await jobIn({ status: 'Received' });
  const returning = await jobIn({ status: 'On Hold', status_before_hold: 'Received' });
  const other = await jobIn({ status: 'Done' });
  expect((await pageOf()).statusUses).toEqual(
    expect.arrayContaining([
      { status: 'Received', count: 2 },
      { status: 'Done', count: 1 },
    ]),
  );
  const next = { config: config('New', 'On Hold', 'Done'), version: 1 };
  expect(await save(next)).toMatchObject({ code: 'SETTING_STATUS_IN_USE', details: { statuses: [{ status: 'Received', count: 2 }] } });
  expect((await save({ ...next, replaced: [{ from: 'Received', to: 'Gone' }] })).code).toBe('INVALID_INPUT');
  const seq = await lastChange(api.sequelize);
  await saved({ ...next, replaced: [{ from: 'Received', to: 'New' }], why: 'A better word' });
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect(faults).toEqual([]);
  expect(events.map(({ move, entityId }) => [move, entityId])).toEqual([
    ['replaceStatus', standing],
    ['replaceStatus', returning],
    ['saveSetting', expect.any(Number)],
  ]);
  const statusesOf = (id: number) =>
    rows('select status, version, status_before_hold as "before" from construction where id = $id', { id });
  expect([...(await statusesOf(standing)), ...(await statusesOf(returning)), ...(await statusesOf(other))]).toEqual([
    { status: 'New', version: 1, before: null },
    { status: 'On Hold', version: 1, before: 'New' },
    { status: 'Done', version: 0, before: null },
  ]);
});

test('jobs of work types with statuses of their own do not follow the default', async () => {
  await saved({ config: config('Received', 'Own'), version: 0 });
  const own = await jobIn({ status: 'Received' });
  const page = async () => pageShape.parse(await readSetting(api, { name: STATUSES }, FIELDS));
  const before = await page();
  const count = ({ statusUses }: Page) => statusUses.find((use) => use.status === 'Received')?.count ?? 0;
  await insertRow(api.sequelize, 'construction', {
    work_order: randomUUID(),
    work_type: `Other ${workType}`,
    address: '1 Ferry St',
    status: 'Received',
  });
  expect(count(await page())).toBe(count(before) + 1);
  const all = [{ from: 'Received', to: 'Begun' }];
  const uses = (await page()).statusUses.map((use) => use.status).filter((name) => name !== 'Received');
  await saved({ workType: null, config: config('Received', ...uses), version: before.version });
  await saved({ workType: null, config: config('Begun', ...uses), version: (await page()).version, replaced: all });
  expect(await rows('select status from construction where id = $own', { own })).toEqual([{ status: 'Received' }]);
  expect(count(await page())).toBe(0);
});

test('more jobs than one transaction takes are left to the queue, which goes on where it broke off', async () => {
  await saved({ config: config('Received', 'Done'), version: 0 });
  await api.sequelize.query(
    `insert into construction (work_order, status, work_type, address) select $workType || n, 'Received', $workType, '1 Ferry St' from generate_series(1, 1103) n`,
    { bind: { workType } },
  );
  await saved({ config: config('Done'), version: 1, replaced: [{ from: 'Received', to: 'Done' }] });
  const [{ payload } = { payload: null }] = await rows<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j where j.payload ->> 'workType' = $workType`,
    { workType },
  );
  expect(payload).toMatchObject({ from: 'Received', to: 'Done', why: 'Because' });
  const left = async () =>
    (await rows('select id from construction where status = $status and work_type = $workType', { status: 'Received', workType })).length;
  expect(await left()).toBe(603);
  const deps = { sequelize: api.sequelize, now: () => new Date() };
  const stopping = new AbortController();
  stopping.abort();
  await expect(replaceStatusOfJobs(deps, payload, stopping.signal)).rejects.toThrow();
  expect(await replaceStatusOfJobs(deps, payload, new AbortController().signal)).toEqual({ jobs: 603 });
  expect(await left()).toBe(0);
});
