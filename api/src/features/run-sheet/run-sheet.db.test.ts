// What a run sheet is printed from: the jobs that are asked for, their open tasks alone, what is planned there; in one statement, at most 200 jobs.
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { runSheetInput } from '@lotline/schema/domain/job/job-list.input';
import { MOST_RUN_JOBS } from '@lotline/schema/domain/job/run-sheet.rules';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { loadRunSheet } from './run-sheet.queries.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

let made = 0;
const job = (part: object = {}): Promise<number> =>
  insertRow(api.sequelize, 'construction', {
    ...{ work_order: `RUN-${String((made += 1))}`, status: 'Scheduled', work_type: 'Lead-in', address: '8 Wattle Rd, Box Hill NSW 2765' },
    ...part,
  });
const task = (construction_id: number, part: object = {}): Promise<number> =>
  insertRow(api.sequelize, 'schedule', {
    construction_id,
    name: 'Haul',
    group_id: GROUPS.crewNorth,
    issued_date: '2026-11-01T00:00:00Z',
    ...part,
  });
const sheet = (filter: object, day?: string) =>
  loadRunSheet(directContext(api.sequelize, { userId: PEOPLE.admin, claims: CLAIMS }), runSheetInput.parse({ filter, day }));

test('a job with its contact and its days, its open tasks, and how much is planned there', async () => {
  const id = await job({
    ...{ street_number: '8', street_name: 'Wattle', road_type: 'Rd', suburb: 'Box Hill', state: 'NSW', post_code: '2765' },
    ...{ site_contact: 'Dale Whitby', site_contact_phone: '+61491570156', dbyd_expiry_date: '2026-12-04' },
    ...{ builder_approved_date: '2026-11-12T00:00:00Z', bom_comments: 'Take the long rods', original_due_date: '2026-11-30' },
  });
  const boqId = await insertRow(api.sequelize, 'boq', {
    construction_id: id,
    code: 'PIT-450',
    description: 'Pit, size 5',
    quantity: 4,
    unit_amount: 99,
  });
  const at = '2026-11-24T20:00:00Z';
  const scheduleId = await task(id, { name: 'Pit and pipe', scheduled_start_time: at, comments: 'Gate code 4471' });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: scheduleId, boq_id: boqId, quantity: 2, rate: 55 });
  await task(id, { name: 'Done', completed_date: at, completed_group_id: GROUPS.crewNorth });
  await task(id, { name: 'Declined', declined_date: at });
  await task(id, { name: 'Aside', ignored: true });
  const found = await sheet({ ids: [id] });
  expect(found).toMatchObject({
    isCut: false,
    jobs: [
      {
        ...{ id, suburb: 'Box Hill', siteContact: 'Dale Whitby', siteContactPhone: '+61491570156', dbydExpiryDate: '2026-12-04' },
        ...{ builderApprovedDate: '2026-11-12T00:00:00.000Z', builderApprovalSentDate: null, bomComments: 'Take the long rods' },
      },
    ],
  });
  expect(found.jobs[0]?.tasks).toEqual([
    {
      ...{ scheduleId, name: 'Pit and pipe', groupId: GROUPS.crewNorth, group: 'Crew North', dueDate: null, comments: 'Gate code 4471' },
      ...{ issuedDate: '2026-11-01T00:00:00.000Z', scheduledStartTime: '2026-11-24T20:00:00.000Z', scheduledEndTime: null },
      items: [{ code: 'PIT-450', description: 'Pit, size 5', unitOfMeasure: null, quantity: '2.000' }],
    },
  ]);
  // it is paper
  expect(JSON.stringify(found)).not.toMatch(/99|55/);
});

test('by a filter: those that are due first, at most 200, and it says that there are more', async () => {
  for (let n = 0; n <= MOST_RUN_JOBS; n++)
    await job({ region: 'Run', original_due_date: n === MOST_RUN_JOBS ? '2020-01-01' : '2026-11-30' });
  const found = await sheet({ regions: ['Run'] });
  expect([found.jobs.length, found.isCut]).toEqual([MOST_RUN_JOBS, true]);
  const first = await sheet({ regions: ['Run'], dates: [{ field: 'dueDate', from: null, to: '2020-01-01' }] });
  expect([first.jobs.length, first.isCut]).toEqual([1, false]);
  expect(found.jobs[0]?.id).toBe(first.jobs[0]?.id);
});

test('of a day: the tasks of its time in the company’s zone, and those without a time that are due on it; nothing of other days', async () => {
  const ids = [await job(), await job(), await job(), await job()];
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  // 7 am in Sydney is the evening before in UTC
  const early = await task(first, { scheduled_start_time: '2026-11-25T20:00:00Z', due_date: '2026-11-30' });
  await task(first, { scheduled_start_time: '2026-11-26T13:00:00Z' });
  const due = await task(second, { due_date: '2026-11-26' });
  const done = { completed_date: '2026-11-20T20:00:00Z', completed_group_id: GROUPS.crewNorth };
  const again = await task(second, { ...done, due_date: '2026-11-26', is_reopened: true });
  await task(third, { scheduled_start_time: '2026-11-24T20:00:00Z', due_date: '2026-11-26' });
  await task(fourth, { due_date: '2026-11-26', ignored: true });
  const found = await sheet({ ids }, '2026-11-26');
  expect(found.jobs.map(({ id, tasks }) => [id, tasks.map(({ scheduleId }) => scheduleId)])).toEqual([
    [first, [early]],
    [second, [due, again]],
  ]);
  expect(await statementsOf(api.sequelize, () => sheet({}, '2026-11-26'))).toHaveLength(1);
});

test('one statement, however many jobs and tasks', async () => {
  const ids = [await job(), await job(), await job()];
  for (const id of ids) await task(id);
  expect(await statementsOf(api.sequelize, () => sheet({ ids }))).toHaveLength(1);
});

test('over the wire, and only with the claim', async () => {
  const ask = '{ runSheet(filter: { ids: [1] }) { isCut jobs { id tasks { items { quantity } } } } }';
  expect((await api.gql('scheduler', ask)).errors).toEqual([]);
  expect((await api.gql('sub', ask)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});
