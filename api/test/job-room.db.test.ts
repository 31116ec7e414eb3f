// A job's page is one answer with all its files, items and tasks: a job that is full takes no more, also of several who add at once (issue 21 §4).
import { QueryTypes } from 'sequelize';
import { MOST_OF_A_JOB } from '@lotline/schema/domain/job/job-room.rules';
import { bootApi, type BootedApi, type GraphQLAnswer } from './booted-api.ts';
import { insertAttachment } from './file-rows.ts';
import { insertTask } from './task-rows.ts';
import { until } from './until.ts';
import { announce, announcement, photo } from './uploads.ts';
import { PEOPLE } from './world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind, type: QueryTypes.SELECT });
/** All begin while somebody else holds the job, and wait for it: none has ended when the next one counts. */
async function atOnce<Answer>(constructionId: number, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  let answered = 0;
  const answers = await api.sequelize.transaction(async (transaction) => {
    const lock = 'select from construction where id = $constructionId for no key update';
    await api.sequelize.query(lock, { bind: { constructionId }, transaction });
    const begun = calls.map((call) => call().finally(() => (answered += 1)));
    const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until('all wait for the job, or are answered', async () => answered + (await run(waiting, {})).length === calls.length);
    expect(answered).toBe(0);
    return begun;
  });
  return Promise.all(answers);
}
const codesOf = (answers: readonly GraphQLAnswer[]) => answers.map(({ errors }) => errors[0]?.extensions.code ?? 'OK').toSorted();

/** Two tasks of one job. */
async function twoTasks() {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const [other] = await api.sequelize.query<{ id: number }>(
    `insert into schedule (construction_id, name, group_id, issued_date) select construction_id, 'Survey', group_id, issued_date from schedule
      where id = $scheduleId returning id`,
    { bind: { scheduleId }, type: QueryTypes.SELECT },
  );
  return { constructionId, tasks: [scheduleId, other?.id ?? 0] };
}

test('of items: of two that are added to two of its tasks at once one is the last', async () => {
  const { constructionId, tasks } = await twoTasks();
  const [item] = await api.sequelize.query<{ id: number }>(
    `insert into field_item (code, name, unit_of_measure, unit_amount) values ('LEAD-9', 'Lead-in', 'each', 140) returning id`,
    { type: QueryTypes.SELECT },
  );
  const add = (scheduleId: number) =>
    api.gql(
      'field',
      `mutation { updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${scheduleId}, itemId: ${item?.id}, quantity: "2", reason: "more" }) { id } }`,
    );
  await run(
    `insert into boq (construction_id, code, quantity) select $constructionId, 'FULL-' || n, 1
      from generate_series(1, $most - 1 - (select count(*)::int from boq where construction_id = $constructionId)) n`,
    { constructionId, most: MOST_OF_A_JOB.items },
  );
  expect(
    codesOf(
      await atOnce(
        constructionId,
        tasks.map((id) => () => add(id)),
      ),
    ),
  ).toEqual(['JOB_FULL', 'OK']);
});

test('of tasks: added to the job, and to several jobs from a template', async () => {
  const { constructionId } = await twoTasks();
  await run(
    `insert into system_setting (name, work_type, config)
      select 'Task Templates', work_type, '{"templates": [{"taskName": "Riser"}]}' from construction where id = $constructionId`,
    { constructionId },
  );
  await run(`insert into schedule (construction_id, name) select $constructionId, 'Full ' || n from generate_series(1, $most - 3) n`, {
    constructionId,
    most: MOST_OF_A_JOB.tasks,
  });
  const addTask = (name: string) => () =>
    api.gql('office', `mutation { addTask(input: { constructionId: ${constructionId}, name: "${name}", items: [] }) { id } }`);
  expect(codesOf(await atOnce(constructionId, [addTask('One'), addTask('Other')]))).toEqual(['JOB_FULL', 'OK']);
  const { data } = await api.gql(
    'office',
    `mutation { addTasks(input: { ids: [${constructionId}], template: "Riser", isTrial: false }) { code } }`,
  );
  expect(data).toEqual({ addTasks: [{ code: 'JOB_FULL' }] });
});

test('of files: those on their way count, an announcement that is said again takes no room, and one that is removed makes some', async () => {
  const { constructionId } = await twoTasks();
  const id = await insertAttachment(api.sequelize, { owner_user_id: PEOPLE.field, construction_id: constructionId });
  await run(
    `insert into attachment (owner_user_id, construction_id, title, state, file_id, original_file_id)
      select owner_user_id, construction_id, title, state, file_id, original_file_id from attachment, generate_series(1, $most - 2) where id = $id`,
    { id, most: MOST_OF_A_JOB.files },
  );
  const bodies = [0, 1].map(() => announcement(photo(), { constructionId }));
  const answers = await atOnce(
    constructionId,
    bodies.map((body) => () => announce(api, 'field', body)),
  );
  const full = { status: 409, body: { code: 'JOB_FULL', details: { what: 'files', most: '2,000' } } };
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(full);
  const [taken, refused] = answers[0]?.status === 200 ? bodies : bodies.toReversed();
  expect((await announce(api, 'field', taken)).status).toBe(200);
  expect((await api.rest('field', 'DELETE', `/api/attachments/${String(id)}`)).status).toBe(204);
  expect((await announce(api, 'field', refused)).status).toBe(200);
});
