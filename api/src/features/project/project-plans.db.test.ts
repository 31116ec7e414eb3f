// Plans of a project, on a booted API: who adds, reads and fetches them, on which jobs they stand, and who changes one (decision 051).
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { announce, announcement, photo, uploaded } from '../../../test/uploads.ts';
import type { PersonName } from '../../../test/world.ts';

let api: BootedApi;
let projectId = 0;
let jobId = 0;
let foreignJobId = 0;
let planId = 0;
const PLAN = photo();

beforeAll(async () => {
  api = await bootApi();
  projectId = await insertRow(api.sequelize, 'project', { name: 'Estate with plans' });
  ({ constructionId: jobId } = await insertTask(api.sequelize, { group: 'Crew North' }));
  ({ constructionId: foreignJobId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' }));
  await put(jobId, projectId);
  ({ id: planId } = await uploaded(api, 'admin', PLAN, { ...ofProject(), tags: 'Design' }));
});
afterAll(() => api.stop());

const ofProject = () => ({ constructionId: null, taskId: null, projectId });
const put = (id: number, into: number | null) =>
  api.sequelize.query('update construction set project_id = $into where id = $id', { bind: { id, into } });

const plans = z.array(z.object({ id: z.number(), url: z.string(), mayChange: z.boolean() }));
const ofAProject = z.object({ projectPlans: plans }).transform(({ projectPlans }) => projectPlans);
const ofAJob = z.object({ jobPlans: z.object({ plans }) }).transform(({ jobPlans }) => jobPlans.plans);

/** What that person is given, or the code of the refusal. */
async function plansOf(
  person: PersonName,
  query: string,
  shape: typeof ofAProject | typeof ofAJob,
): Promise<z.infer<typeof plans> | string> {
  const { data, errors } = await api.gql(person, query);
  return errors[0]?.extensions.code ?? shape.parse(data);
}
const atProject = (person: PersonName) => plansOf(person, `{ projectPlans(projectId: ${projectId}) { id url mayChange } }`, ofAProject);
const atJob = (person: PersonName, id = jobId) =>
  plansOf(person, `{ jobPlans(constructionId: ${id}) { projectId projectName plans { id url mayChange } } }`, ofAJob);
const plan = (mayChange: boolean) => [{ id: planId, mayChange }];

test('the office reads them at the project and, to look at alone, at its jobs; a crew that reads the job is told of none', async () => {
  expect(await atProject('admin')).toMatchObject(plan(true));
  expect(await atProject('finance')).toMatchObject(plan(false));
  expect(await atJob('admin')).toMatchObject(plan(false));
  expect(await atJob('office')).toMatchObject(plan(false));
  expect(await atProject('field')).toEqual([]);
  expect(await atJob('field')).toEqual([]);
  expect(await atProject('sub')).toBe('NOT_FOUND');
  expect(await atJob('sub')).toBe('NOT_FOUND');
  expect(await atJob('field', foreignJobId)).toBe('NOT_FOUND');
});

test('a job that is moved out shows them no longer, one that is moved in does; no job has them among its own files', async () => {
  expect(await atJob('office', foreignJobId)).toEqual([]);
  await put(foreignJobId, projectId);
  await put(jobId, null);
  expect(await atJob('office', foreignJobId)).toMatchObject(plan(false));
  expect(await atJob('office')).toEqual([]);
  await put(jobId, projectId);
  await put(foreignJobId, null);
  const { data } = await api.gql('admin', `{ construction(id: ${jobId}) { attachments { id } } }`);
  expect(data).toEqual({ construction: { attachments: [] } });
  const { body } = await api.rest('admin', 'POST', '/api/attachments/zip', { constructionId: jobId, ids: [planId] });
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
});

test('its bytes are the office’s; the link of one who is let go from it opens nothing', async () => {
  const plans = await atJob('finance');
  const url = typeof plans === 'string' ? '' : (plans[0]?.url ?? '');
  expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(PLAN.bytes);
  const claims = (claim: string, other: string) =>
    api.sequelize.query(
      `update role_claim c set claim_value = $other from user_role r
        where r.role_id = c.role_id and c.claim_value = $claim and r.user_id = (select id from app_user where email = 'finance@lotline.example')`,
      { bind: { claim, other } },
    );
  await claims('CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_CONSTRUCTION_LATER');
  expect((await fetch(url)).status).toBe(404);
  await claims('CAN_ACCESS_CONSTRUCTION_LATER', 'CAN_ACCESS_CONSTRUCTION');
  expect((await fetch(url)).status).toBe(200);
});

test('who edits projects adds, replaces and removes them; others are refused, of a foreign project nothing is said', async () => {
  const adds = async (person: PersonName) => (await announce(api, person, announcement(photo(), ofProject()))).body;
  expect(await adds('finance')).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect(await adds('field')).toMatchObject({ code: 'CLAIM_REQUIRED' });
  expect(await adds('sub')).toMatchObject({ code: 'NOT_FOUND' });
  const removes = async (person: PersonName, id: number) => (await api.rest(person, 'DELETE', `/api/attachments/${id}`)).status;
  expect(await removes('finance', planId)).toBe(403);
  expect(await removes('field', planId)).toBe(404);
  const { id } = await uploaded(api, 'admin', photo(), ofProject());
  expect(await atJob('office')).toHaveLength(2);
  expect(await removes('admin', id)).toBe(204);
  expect(await atJob('office')).toMatchObject(plan(false));
});

test('a file belongs to a project alone: the database holds it', async () => {
  const both = api.sequelize.query('update attachment set construction_id = $jobId where id = $planId', { bind: { jobId, planId } });
  await expect(both).rejects.toThrow('attachment_of_something');
});
