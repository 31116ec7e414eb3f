// Undo of a save that moved jobs to another status: those that it had moved come back, unless somebody has changed them since; all others stay (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readSetting, sendSetting, type SettingWish } from '../../../test/setting-saves.ts';
import { replaceStatusOfJobs } from '../../jobs/replace-status.ts';

const STATUSES = 'Job Status Settings';
const FIELDS = '{ version moved { status jobs } queued }';
const savedShape = z.object({
  version: z.number(),
  moved: z.array(z.object({ status: z.string(), jobs: z.number() })),
  queued: z.number(),
});

let api: BootedApi;
let workType: string;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  workType = `Type ${randomUUID()}`;
});

const config = (...names: readonly string[]) => ({
  statuses: names.map((statusName, at) => ({
    ...{ statusName, sortOrder: (at + 1) * 10, fieldOrder: 1, fieldEdit: true, colour: null, isHold: statusName === 'On Hold' },
  })),
});
const save = async (wish: Omit<SettingWish, 'name'>) => {
  const { code, page } = await sendSetting(api, { name: STATUSES, workType, ...wish }, FIELDS);
  expect(code).toBe('OK');
  return savedShape.parse(page);
};
const jobIn = (columns: Readonly<Record<string, string>>): Promise<number> =>
  insertRow(api.sequelize, 'construction', { work_order: randomUUID(), work_type: workType, address: '1 Ferry St', ...columns });
const setStatus = async (id: number, status: string) => {
  const asked = await api.gql('admin', 'mutation($id: Int!, $s: String!) { updateJobStatus(id: $id, status: $s) { id } }', {
    id,
    s: status,
  });
  expect(asked.errors).toEqual([]);
};
const rows = <Row extends object>(sql: string, bind: Record<string, unknown>): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const statusesOf = async (...ids: readonly number[]) => {
  const found = await rows<{ id: number; status: string }>('select id, status from construction where id = any($ids::integer[])', { ids });
  return ids.map((id) => found.find((row) => row.id === id)?.status);
};
const many = (status: string, count: number) =>
  api.sequelize.query(
    `insert into construction (work_order, status, work_type, address) select $workType || $status || n, $status, $workType, '1 Ferry St' from generate_series(1, ${String(count)}) n`,
    { bind: { workType, status } },
  );
const countsOf = async () =>
  Object.fromEntries(
    (
      await rows<{ status: string; jobs: number }>(
        'select status, count(*)::integer as jobs from construction where work_type = $workType group by status',
        { workType },
      )
    ).map(({ status, jobs }) => [status, jobs]),
  );
/** The newest first. */
const queued = async () =>
  (
    await rows<{ payload: object }>(
      `select j.payload from graphile_worker._private_jobs j where j.payload ->> 'workType' = $workType order by j.id desc`,
      { workType },
    )
  ).map(({ payload }) => payload);
const work = (payload: unknown) =>
  replaceStatusOfJobs({ sequelize: api.sequelize, now: () => new Date() }, payload, new AbortController().signal);

const BEFORE = config('Scheduled', 'Issued', 'On Hold', 'Done');
const AFTER = config('Issued', 'On Hold', 'Done');
const TO_ISSUED = [{ from: 'Scheduled', to: 'Issued' }];

test('the jobs that a save moved to a status that was there come back; those in it before and those that moved on stay', async () => {
  await save({ config: BEFORE, version: 0 });
  const [moved, movedOn, cameAgain, edited] = [
    await jobIn({ status: 'Scheduled' }),
    await jobIn({ status: 'Scheduled' }),
    await jobIn({ status: 'Scheduled' }),
    await jobIn({ status: 'Scheduled' }),
  ];
  const there = await jobIn({ status: 'Issued' });
  const returning = await jobIn({ status: 'On Hold', status_before_hold: 'Scheduled' });
  const result = await save({ config: AFTER, version: 1, replaced: TO_ISSUED });
  expect(result).toEqual({ version: 2, moved: [{ status: 'Issued', jobs: 5 }], queued: 0 });
  expect(await statusesOf(moved, movedOn, cameAgain, edited, there)).toEqual(Array<string>(5).fill('Issued'));
  await setStatus(movedOn, 'Done');
  await setStatus(cameAgain, 'Done');
  await setStatus(cameAgain, 'Issued');
  await api.sequelize.query(`update construction set address = '2 Ferry St', version = version + 1 where id = $edited`, {
    bind: { edited },
  });

  const seq = await lastChange(api.sequelize);
  const back = await save({ config: BEFORE, version: 2, undoes: 2 });
  expect(back.moved).toEqual([{ status: 'Scheduled', jobs: 3 }]);
  expect(await statusesOf(moved, movedOn, cameAgain, edited, there)).toEqual(['Scheduled', 'Done', 'Issued', 'Scheduled', 'Issued']);
  expect(await rows('select status, status_before_hold as held from construction where id = $returning', { returning })).toEqual([
    { status: 'On Hold', held: 'Scheduled' },
  ]);
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect(faults).toEqual([]);
  expect(events.map(({ move, entityId }) => [move, entityId])).toEqual([
    ['replaceStatus', moved],
    ['replaceStatus', edited],
    ['replaceStatus', returning],
    ['saveSetting', expect.any(Number)],
  ]);
});

test('it takes back that version alone, of that work type, and moves nothing to a status that is not there', async () => {
  await save({ config: BEFORE, version: 0 });
  const job = await jobIn({ status: 'Scheduled' });
  await save({ config: AFTER, version: 1, replaced: TO_ISSUED });
  const other = config('Issued', 'On Hold', 'Done', 'Lost');
  expect((await save({ config: other, version: 2 })).moved).toEqual([]);
  // that version moved nothing
  expect((await save({ config: BEFORE, version: 3, undoes: 3 })).moved).toEqual([]);
  // without Scheduled there is nowhere to return to
  await save({ config: AFTER, version: 4 });
  expect((await save({ config: other, version: 5, undoes: 2 })).moved).toEqual([]);
  const mine = workType;
  workType = `Other ${mine}`;
  const theirs = await jobIn({ status: 'Issued' });
  await save({ config: AFTER, version: 0 });
  await save({ config: BEFORE, version: 1, undoes: 2 });
  workType = mine;
  expect(await statusesOf(job, theirs)).toEqual(['Issued', 'Issued']);
  expect((await save({ config: BEFORE, version: 6, undoes: 2 })).moved).toEqual([{ status: 'Scheduled', jobs: 1 }]);
});

test('of a status that goes with it each job returns to its own, and whoever came later goes where they are sent', async () => {
  await save({ config: config('Scheduled', 'Scoping'), version: 0 });
  const [scheduled, scoping] = [await jobIn({ status: 'Scheduled' }), await jobIn({ status: 'Scoping' })];
  const all = [
    { from: 'Scheduled', to: 'New' },
    { from: 'Scoping', to: 'New' },
  ];
  expect((await save({ config: config('New'), version: 1, replaced: all })).moved).toEqual([{ status: 'New', jobs: 2 }]);
  const later = await jobIn({ status: 'New' });
  const replaced = all.map(({ from, to }) => ({ from: to, to: from }));
  const back = await save({ config: config('Scheduled', 'Scoping'), version: 2, replaced, undoes: 2 });
  expect(back.moved).toEqual([
    { status: 'Scheduled', jobs: 2 },
    { status: 'Scoping', jobs: 1 },
  ]);
  expect(await statusesOf(scheduled, scoping, later)).toEqual(['Scheduled', 'Scoping', 'Scheduled']);
});

test('a work type’s own setting that is taken away with its jobs comes back with them', async () => {
  const ofAll = z.object({ version: z.number() }).parse(await readSetting(api, { name: STATUSES }, '{ version }'));
  const to = 'Of all';
  const { code } = await sendSetting(api, { name: STATUSES, workType: null, config: config(to), version: ofAll.version }, FIELDS);
  expect(code).toBe('OK');
  await save({ config: config('Own', to), version: 0 });
  const job = await jobIn({ status: 'Own' });
  const { version } = await save({ config: null, version: 1, replaced: [{ from: 'Own', to }] });
  expect(await statusesOf(job)).toEqual([to]);
  expect((await save({ config: config('Own', to), version, undoes: version })).moved).toEqual([{ status: 'Own', jobs: 1 }]);
  expect(await statusesOf(job)).toEqual(['Own']);
});

test('more jobs than one transaction takes come back by the queue, and those that were there before stay', async () => {
  await save({ config: BEFORE, version: 0 });
  await many('Scheduled', 1_103);
  await many('Issued', 7);
  const result = await save({ config: AFTER, version: 1, replaced: TO_ISSUED });
  expect(result).toMatchObject({ moved: [{ status: 'Issued', jobs: 500 }], queued: 603 });
  await work((await queued())[0]);
  expect(await countsOf()).toEqual({ Issued: 1_110 });
  const back = await save({ config: BEFORE, version: 2, undoes: 2 });
  expect(back).toMatchObject({ moved: [{ status: 'Scheduled', jobs: 500 }], queued: 603 });
  // whoever is moved by hand before the queue comes to it is left alone
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    `select max(id) as id from construction where work_type = $workType and status = 'Issued' and work_order like '%Scheduled%'`,
    { workType },
  );
  await setStatus(id, 'Done');
  await setStatus(id, 'Issued');
  expect(await work((await queued())[0])).toEqual({ jobs: 602 });
  expect(await work((await queued())[0])).toEqual({ jobs: 0 });
  expect(await countsOf()).toEqual({ Scheduled: 1_102, Issued: 8 });
});

test('what the queue has not moved yet stays once the save is taken back, also where the status goes again', async () => {
  await save({ config: BEFORE, version: 0 });
  await many('Scheduled', 1_103);
  await save({ config: AFTER, version: 1, replaced: TO_ISSUED });
  const [first] = await queued();
  await save({ config: BEFORE, version: 2, undoes: 2 });
  expect(await work(first)).toEqual({ jobs: 0 });
  expect(await work((await queued())[0])).toEqual({ jobs: 0 });
  expect(await countsOf()).toEqual({ Scheduled: 1_103 });
  await save({ config: AFTER, version: 3, replaced: [{ from: 'Scheduled', to: 'Done' }] });
  expect(await work(first)).toEqual({ jobs: 0 });
  expect(await work((await queued())[0])).toEqual({ jobs: 603 });
  expect(await countsOf()).toEqual({ Done: 1_103 });
  expect(
    z
      .object({ statusUses: z.array(z.unknown()) })
      .parse(await readSetting(api, { name: STATUSES, workType }, '{ statusUses { status count } }')),
  ).toEqual({
    statusUses: [{ status: 'Done', count: 1_103 }],
  });
});
