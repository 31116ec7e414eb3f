// The one-offs that ask for photos, make search texts anew and purge, in a real database: counted, started by the count, done, and nothing beside it.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { eventMismatches, lastChange } from '../../../test/event-rows.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const rows = <Row extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Row[]> =>
  api.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
const tried = async (kind: string) =>
  (await api.gql('admin', `{ oneOffDryRun(kind: "${kind}") { count skipped } }`)).data?.['oneOffDryRun'] as {
    count: number;
    skipped: number;
  };
/** To its end; says what its last run shows. */
async function run(kind: string, count: number): Promise<unknown> {
  const { errors } = await api.gql(
    'admin',
    `mutation { startOneOff(input: { kind: "${kind}", count: ${String(count)}, why: "Asked by hand" }) }`,
  );
  expect(errors).toEqual([]);
  await runJobsOf(api);
  const { data } = await api.gql('admin', '{ oneOffs { kind runs { state total done skipped } } }');
  return (data as { oneOffs: { kind: string; runs: unknown[] }[] }).oneOffs.find((one) => one.kind === kind)?.runs[0];
}
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test('photos are asked for by a comment that the crew reads, once a day; complete jobs, whole tasks and tasks without a crew are left', async () => {
  await api.sequelize.query(`delete from system_setting where name = 'Expected Photos'`);
  await api.sequelize.query(`update schedule set ignored = true where completed_date is not null`);
  const shots = [
    { title: 'Frontage', count: 1 },
    { title: 'Trench', count: 3, task: 'Haul' },
  ];
  await insertRow(api.sequelize, 'system_setting', { name: 'Expected Photos', work_type: null, config: JSON.stringify({ shots }) });
  const nobodys = await insertRow(api.sequelize, 'work_group', { name: 'Nobody’s' });
  const done = async (facts: { jobStatus?: string; completed?: Date | null; group?: number } = {}) => {
    const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
    const bind = { scheduleId, completed: facts.completed === undefined ? new Date() : facts.completed, group: facts.group ?? null };
    await rows(
      `update schedule set name = 'Haul', completed_date = $completed, group_id = coalesce($group, group_id) where id = $scheduleId`,
      bind,
    );
    await rows('update construction set status = $status where id = $constructionId', {
      constructionId,
      status: facts.jobStatus ?? 'Scheduled',
    });
    return { constructionId, scheduleId };
  };
  const [lacking, whole] = [await done(), await done()];
  for (const { jobStatus, completed, group } of [{ jobStatus: 'Closed' }, { completed: null }, { group: nobodys }] as const)
    await done({
      ...(jobStatus === undefined ? {} : { jobStatus }),
      ...(completed === undefined ? {} : { completed }),
      ...(group === undefined ? {} : { group }),
    });
  const photo = ({ constructionId, scheduleId }: { constructionId: number; scheduleId: number }, title: string) =>
    insertAttachment(api.sequelize, { construction_id: constructionId, schedule_id: scheduleId, owner_user_id: PEOPLE.field, title });
  await photo(lacking, 'Trench-1.jpg');
  for (const title of ['Frontage-1.jpg', 'Trench-1.jpg', 'Trench-2.jpg', 'Trench-3.jpg']) await photo(whole, title);

  expect(await tried('askForPhotos')).toEqual({ count: 1, skipped: 1 });
  const seq = await lastChange(api.sequelize);
  expect(await run('askForPhotos', 1)).toEqual({ state: 'done', total: 1, done: 1, skipped: 1 });
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([[], ['addComment']]);
  const asked = `jobFieldComments(constructionId: ${String(lacking.constructionId)}, scheduleId: ${String(lacking.scheduleId)}) { comments user { id } }`;
  const comments = 'Photos asked for: Frontage, Trench (2). Please take them and add them to this task.';
  expect((await api.gql('field', `{ ${asked} }`)).data).toEqual({ jobFieldComments: [{ comments, user: { id: PEOPLE.admin } }] });
  expect(await tried('askForPhotos')).toEqual({ count: 0, skipped: 1 });
  await rows(`update field_comment set created_utc = $at, written_utc = $at where schedule_id = $id`, {
    at: daysAgo(1.1),
    id: lacking.scheduleId,
  });
  expect(await tried('askForPhotos')).toEqual({ count: 1, skipped: 1 });
});

test('a search text that is not what the fields say is made anew: the job is found again, and nothing else of it changes', async () => {
  const found = async () => {
    const { data } = await api.gql('admin', '{ jobs(filter: { search: "Quillfeather" }) { rows { id } } }');
    return (data as { jobs: { rows: { id: number }[] } }).jobs.rows.map(({ id }) => id);
  };
  const { count } = await tried('searchTexts');
  const [made] = await rows<{ sql: string }>(`select pg_get_functiondef('search_words'::regproc) as sql`);
  await api.sequelize.query(
    `create or replace function search_words(given text) returns text language sql immutable parallel safe as $$ select 'lost' $$`,
  );
  const id = await insertRow(api.sequelize, 'construction', {
    work_order: 'S-1',
    status: 'Scheduled',
    work_type: 'MDU',
    address: '3 Quillfeather Rd',
  });
  await api.sequelize.query(made?.sql ?? '');
  expect([count, await found(), await tried('searchTexts')]).toEqual([0, [], { count: 1, skipped: 0 }]);
  const seq = await lastChange(api.sequelize);
  const [before] = await rows(
    "select version, to_jsonb(c) - array['search_text', 'updated_at'] as row from construction c where id = $id",
    { id },
  );
  expect(await run('searchTexts', 1)).toEqual({ state: 'done', total: 1, done: 1, skipped: 0 });
  expect([await found(), await tried('searchTexts')]).toEqual([[id], { count: 0, skipped: 0 }]);
  const [now] = await rows("select version, to_jsonb(c) - array['search_text', 'updated_at'] as row from construction c where id = $id", {
    id,
  });
  expect(now).toEqual(before);
  expect(await lastChange(api.sequelize)).toEqual(seq);
});

test('what is past its time goes now, what is not stays, and each file that goes is an event', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const removed = (days: number) =>
    insertAttachment(api.sequelize, {
      construction_id: constructionId,
      owner_user_id: PEOPLE.field,
      state: 'deleted',
      deleted_utc: daysAgo(days),
    });
  const signedIn = (days: number) => insertRow(api.sequelize, 'sign_in', { at: daysAgo(days), outcome: 'in', user_id: PEOPLE.field });
  const [old, fresh] = [await removed(31), await removed(29)];
  const [oldSignIn, freshSignIn] = [await signedIn(4_000), await signedIn(1)];
  const { count } = await tried('purge');
  expect(count).toBeGreaterThanOrEqual(2);
  const seq = await lastChange(api.sequelize);
  expect(await run('purge', count)).toEqual({ state: 'done', total: count, done: count, skipped: 0 });
  const left = async (table: string, ids: readonly number[]) =>
    (await rows<{ id: number }>(`select id from ${table} where id = any($ids::int[])`, { ids: [...ids] })).map(({ id }) => id);
  expect(await left('attachment', [old, fresh])).toEqual([fresh]);
  expect(await left('sign_in', [oldSignIn, freshSignIn])).toEqual([freshSignIn]);
  const { faults, events } = await eventMismatches(api.sequelize, seq);
  expect([faults, events.map(({ move }) => move)]).toEqual([[], ['purgeAttachment']]);
  expect(await tried('purge')).toEqual({ count: 0, skipped: 0 });
});
