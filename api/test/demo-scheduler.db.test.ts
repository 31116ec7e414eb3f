// The demo's scheduler, with the claims that the demo data gives that role (domain.md §1, §4), plans the tasks of a job.
import { QueryTypes } from 'sequelize';
import { ROLES } from '../src/seed/data/people.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertTask } from './task-rows.ts';
import { GROUPS } from './world.ts';

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
  const [role] = await api.sequelize.query<{ id: number }>(`select id from role where name = 'Scheduler'`, { type: QueryTypes.SELECT });
  const bind = { role: role?.id, claims: [...ROLES.Scheduler] };
  await api.sequelize.query('delete from role_claim where role_id = $role', { bind });
  await api.sequelize.query('insert into role_claim (role_id, claim_value) select $role, unnest($claims::text[])', { bind });
});
afterAll(() => api.stop());

test('the scheduler adds a task to a job, issues it, gives it to another group, and sets it aside', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const add = `mutation { addTask(input: { constructionId: ${String(constructionId)}, name: "Lead-in", groupId: ${String(GROUPS.crewNorth)} }) { id } }`;
  const added = await api.gql('scheduler', add);
  expect(added.errors).toEqual([]);
  const [task] = await api.sequelize.query<{ id: number }>(
    `select id from schedule where construction_id = $constructionId and name = 'Lead-in'`,
    { bind: { constructionId }, type: QueryTypes.SELECT },
  );
  const scheduleId = String(task?.id);
  const issued = await api.gql('scheduler', `mutation { issueTask(input: { scheduleId: ${scheduleId} }) { id } }`);
  const given = await api.gql(
    'scheduler',
    `mutation { reassignTask(input: { scheduleId: ${scheduleId}, groupId: ${String(GROUPS.ridgeway)}, reason: "Nearer" }) { id } }`,
  );
  const aside = await api.gql(
    'scheduler',
    `mutation { ignoreTask(input: { scheduleId: ${scheduleId}, ignored: true, reason: "Not needed" }) { id } }`,
  );
  expect([issued.errors, given.errors, aside.errors]).toEqual([[], [], []]);
  const rows = await api.sequelize.query(
    'select group_id as "groupId", issued_date is not null as "isIssued", ignored from schedule where id = $id',
    { bind: { id: task?.id }, type: QueryTypes.SELECT },
  );
  expect(rows).toEqual([{ groupId: GROUPS.ridgeway, isIssued: true, ignored: true }]);
});
