// A hold of many taken back: each job that is as the hold left it is released to the status that it had, with what was planned of it then; what somebody changed
// since stays. The history offers it until it is done. A move of many to another project is taken back in the same way, each to where it was.
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { addDays, dayInZone, DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import type { PersonName } from '../../../test/world.ts';

let api: BootedApi;
let now = new Date('2026-11-20T02:00:00.000Z');
const UNTIL = addDays(dayInZone(now.toISOString(), 'Australia/Sydney'), 7);

beforeAll(async () => {
  api = await bootApi({ now: () => now });
  const statuses = ['Scheduled', 'Ready', 'On Hold', 'Closed'].map((statusName, at) => ({
    ...{ statusName, sortOrder: at, fieldOrder: at, fieldEdit: true },
    ...(statusName === 'Ready' ? { delay: { to: 'Closed', afterDays: 3 } } : {}),
  }));
  await api.sequelize.query(
    `insert into system_setting (name, work_type, config) values ('Job Status Settings', 'Civil', $config::jsonb)`,
    { bind: { config: JSON.stringify({ statuses }) } },
  );
});
afterAll(() => api.stop());
beforeEach(() => {
  now = new Date('2026-11-20T02:00:00.000Z');
});

async function ask<Answer>(by: PersonName, document: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await api.gql(by, document, variables);
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Answer;
}
const job = async (): Promise<number> => (await insertTask(api.sequelize, { group: 'Crew North', workType: 'Civil' })).constructionId;
const plan = (id: number, at: Date) =>
  ask('office', 'mutation ($input: PlanConstructionStatusInput!) { planConstructionStatus(input: $input) { id } }', {
    input: { id, status: 'Closed', at: at.toISOString() },
  });
const change = (input: object, client: object) =>
  ask('office', 'mutation ($input: ChangeJobsInput!, $client: ClientMutation) { changeJobs(input: $input, client: $client) { id } }', {
    ...{ input, client },
  });
async function holdAll(ids: readonly number[]): Promise<string> {
  const id = randomUUID();
  await change({ ids, status: 'On Hold', holdUntil: UNTIL, reason: 'no power' }, { id });
  return id;
}
const undo = (by: PersonName, ids: readonly number[], clientId: string) =>
  ask<object[]>(
    by,
    'mutation ($input: UndoJobChangesInput!, $client: ClientMutation) { undoJobChanges(input: $input, client: $client) { isAllowed sentence } }',
    { input: { ids, clientIds: [clientId] }, client: { id: randomUUID() } },
  );

interface Row {
  readonly status: string;
  readonly planned: string | null;
  readonly at: Date | null;
  readonly by: number | null;
  readonly held: (string | null)[];
  readonly queued: readonly [string, string][] | null;
  readonly events: readonly [string, string | null, number][];
}
/** Everything that a hold leaves and its undo puts back, with all that the queue has of the job. */
async function rowOf(id: number): Promise<Row | undefined> {
  const [row] = await api.sequelize.query<Row>(
    `select status, planned_status as planned, planned_status_at as at, planned_status_by as by, array[hold_reason, hold_until::text, status_before_hold] as held,
       (select json_agg(json_build_array(j.task_identifier, (j.id::text = c.status_change_hangfire_id)::text))
          from graphile_worker.jobs j join graphile_worker._private_jobs q on q.id = j.id where (q.payload ->> 'constructionId')::int = c.id) as queued,
       (select json_agg(json_build_array(e.move, e.why, e.version) order by e.id) from event e where e.entity = 'construction' and e.entity_id = c.id) as events
     from construction c where c.id = $id`,
    { bind: { id }, type: QueryTypes.SELECT },
  );
  return row;
}
const NOT_HELD = [null, null, null];

test('each is back where it was; what a person planned stands again at its time, what was to come meanwhile does not', async () => {
  const [plain, planned, passed] = [await job(), await job(), await job()];
  const at = new Date(now.getTime() + 2 * DAY_MS);
  await plan(planned, at);
  await plan(passed, new Date(now.getTime() + 60_000));
  const stood = await rowOf(planned);
  const action = await holdAll([plain, planned, passed]);
  expect(await rowOf(planned)).toMatchObject({ status: 'On Hold', planned: null, queued: [['release_hold', 'true']] });
  now = new Date(now.getTime() + 120_000);
  expect(await undo('office', [plain, planned, passed], action)).toEqual(
    Array.from({ length: 3 }, () => ({ isAllowed: true, sentence: null })),
  );
  expect(await rowOf(plain)).toMatchObject({ status: 'Scheduled', held: NOT_HELD, planned: null, queued: null });
  expect((await rowOf(plain))?.events).toEqual([
    ['holdJob', 'no power', 1],
    ['releaseJob', 'Undone', 2],
  ]);
  expect(await rowOf(planned)).toMatchObject({
    ...{ status: 'Scheduled', held: NOT_HELD, planned: 'Closed', at, by: stood?.by, queued: [['set_planned_status', 'true']] },
  });
  expect((await rowOf(planned))?.events.slice(-2)).toEqual([
    ['releaseJob', 'Undone', 3],
    ['planStatus', null, 3],
  ]);
  expect(await rowOf(passed)).toMatchObject({ status: 'Scheduled', planned: null, queued: null });
});

test('what the settings planned comes at the time at which it would have come', async () => {
  const id = await job();
  await change({ ids: [id], status: 'Ready' }, { id: randomUUID() });
  const before = await rowOf(id);
  now = new Date(now.getTime() + DAY_MS);
  const action = await holdAll([id]);
  await undo('office', [id], action);
  expect(await rowOf(id)).toMatchObject({
    status: 'Ready',
    planned: 'Closed',
    at: before?.at,
    by: null,
    queued: [['set_planned_status', 'true']],
  });
});

test('a job that somebody changed or released since stays, and it is said by whom; nobody takes back what another did', async () => {
  const [changed, released, alone] = [await job(), await job(), await job()];
  const action = await holdAll([changed, released, alone]);
  await ask('admin', `mutation { changeJobs(input: { ids: [${String(changed)}], scheduler: "Fay Ng" }) { id } }`);
  await ask('admin', `mutation { releaseConstruction(input: { id: ${String(released)} }) { id } }`);
  const by = { isAllowed: false, sentence: 'Changed since by Ada Marsh.' };
  expect(await undo('office', [changed, released], action)).toEqual([by, by]);
  expect(await rowOf(changed)).toMatchObject({ status: 'On Hold', queued: [['release_hold', 'true']] });
  expect(await undo('admin', [alone], action)).toMatchObject([{ isAllowed: false }]);
  expect(await rowOf(alone)).toMatchObject({ status: 'On Hold' });
});

test('the history of each offers it for all of them, to who did it, until it is done', async () => {
  const ids = [await job(), await job()].sort((a, b) => a - b);
  const action = await holdAll(ids);
  const offered = async (by: PersonName, id: number) => {
    const asked = `{ jobEvents(constructionId: ${String(id)}) { events { move ofMany { actionId undoneBy isOfUndo count } } } }`;
    const { events } = await ask<{ events: { move: string; ofMany: unknown }[] }>(by, asked);
    return events.flatMap(({ move, ofMany }) => (ofMany === null ? [] : [[move, ofMany]]));
  };
  const offer = ['holdJob', { actionId: action, undoneBy: 'undoJobChanges', isOfUndo: false, count: 2 }];
  for (const id of ids) expect(await offered('office', id)).toEqual([offer]);
  expect(await offered('admin', ids[0] ?? 0)).toEqual([]);
  const rows = `{ changedRows(actionId: "${action}", undoneBy: "undoJobChanges") { count ids } }`;
  expect(await ask('office', rows)).toEqual({ count: 2, ids });
  expect(await ask('admin', rows)).toEqual({ count: 0, ids: [] });
  await undo('office', ids, action);
  for (const id of ids) expect(await offered('office', id)).toEqual([]);
  expect(await undo('office', ids.slice(0, 1), action)).toMatchObject([{ isAllowed: false, sentence: 'Already undone.' }]);
});

test('jobs that were moved are back in the projects that they were in, by one call, also from the history; what was changed since stays', async () => {
  const project = (name: string) => insertRow(api.sequelize, 'project', { name });
  const [from, to] = [await project('Undo from'), await project('Undo to')];
  const [of, none, changed] = [await job(), await job(), await job()].sort((a, b) => a - b) as [number, number, number];
  await api.sequelize.query('update construction set project_id = $from where id = $of', { bind: { from, of } });
  const action = randomUUID();
  await ask(
    'office',
    'mutation ($input: MoveJobsInput!, $client: ClientMutation) { moveJobsToProject(input: $input, client: $client) { id } }',
    {
      ...{ input: { projectId: to, jobIds: [of, none, changed] }, client: { id: action } },
    },
  );
  await ask('admin', `mutation { changeJobs(input: { ids: [${String(changed)}], scheduler: "Fay Ng" }) { id } }`);
  const projectsOf = async () => {
    const sql = 'select project_id as id from construction where id = any($ids::int[]) order by construction.id';
    const rows = await api.sequelize.query<{ id: number | null }>(sql, { bind: { ids: [of, none, changed] }, type: QueryTypes.SELECT });
    return rows.map(({ id }) => id);
  };
  const { events } = await ask<{ events: { move: string; ofMany: { actionId: string; undoneBy: string; count: number } | null }[] }>(
    'office',
    `{ jobEvents(constructionId: ${String(none)}) { events { move ofMany { actionId undoneBy count } } } }`,
  );
  expect(events).toEqual([{ move: 'moveToProject', ofMany: { actionId: action, undoneBy: 'undoJobChanges', count: 3 } }]);
  expect(await undo('office', [of, none, changed], action)).toEqual([
    { isAllowed: true, sentence: null },
    { isAllowed: true, sentence: null },
    { isAllowed: false, sentence: 'Changed since by Ada Marsh.' },
  ]);
  expect(await projectsOf()).toEqual([from, null, to]);
  const [told] = await api.sequelize.query(
    `select before, after, detail, why from event where entity = 'construction' and entity_id = $of order by id desc limit 1`,
    { bind: { of }, type: QueryTypes.SELECT },
  );
  expect(told).toEqual({
    ...{ before: { projectId: to }, after: { projectId: from }, why: 'Undone' },
    detail: { previousProject: 'Undo to', project: 'Undo from' },
  });
});
