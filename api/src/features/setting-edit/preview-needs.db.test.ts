// The preview of what statuses need and of where they go by themselves, on the jobs that are there: read, counted and named (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sayEffect } from '@lotline/schema/domain/task/setting-effect-words';
import { EFFECT_KINDS } from '@lotline/schema/domain/task/setting-preview.rules';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE } from '../../../test/world.ts';

const shape = z.array(
  z.object({
    ...{ kind: z.enum(EFFECT_KINDS), what: z.string(), before: z.string(), after: z.string(), tasks: z.number(), jobs: z.number() },
    first: z.array(z.object({ jobId: z.number() })),
  }),
);

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

test('jobs that lack what their next step asks for are named, and those that no longer go by themselves', async () => {
  const workType = `Type ${randomUUID()}`;
  const statuses = (scheduled: object, closed: object) => ({
    statuses: [
      { statusName: 'Scheduled', sortOrder: 10, fieldOrder: 1, fieldEdit: false, isHold: false, ...scheduled },
      { statusName: 'Closed', sortOrder: 20, fieldOrder: 2, fieldEdit: false, isHold: false, ...closed },
    ],
  });
  const run = (sql: string, bind: Record<string, unknown>) => api.sequelize.query(sql, { bind });
  await run(`insert into system_setting (name, work_type, config) values ('Job Status Settings', $workType, $config::jsonb)`, {
    ...{ workType, config: JSON.stringify(statuses({ delay: { afterDays: 7, to: 'Closed' } }, {})) },
  });
  const [reviewed, open] = [
    (await insertTask(api.sequelize, { group: 'Crew North', workType })).constructionId,
    (await insertTask(api.sequelize, { group: 'Crew North', workType })).constructionId,
  ];
  await run(
    `update schedule_item set rejected_date = now() where schedule_id in (select id from schedule where construction_id = $reviewed)`,
    { reviewed },
  );
  const plan = `update construction set planned_status = 'Closed', planned_status_at = now(), planned_status_by = $by where id = $id`;
  await run(plan, { id: open, by: null });
  await run(plan, { id: reviewed, by: PEOPLE.office });
  const input = { name: 'Job Status Settings', workType, config: statuses({}, { requirements: ['reviewedLines'] }), replaced: [] };
  const asked = await api.gql(
    'admin',
    'query ($input: SettingPreviewInput!) { settingPreview(input: $input) { effects { kind what before after tasks jobs first { jobId } } } }',
    { input },
  );
  expect(asked.errors).toEqual([]);
  const told = z.object({ effects: shape }).parse(asked.data?.['settingPreview']).effects;
  expect(told.map((effect) => [sayEffect(effect), effect.first.map(({ jobId }) => jobId)]).toSorted()).toEqual([
    ['1 job cannot be set to Closed yet, which needs all lines reviewed first', [open]],
    ['1 job no longer changes from Scheduled to Closed by itself', [open]],
  ]);
});
