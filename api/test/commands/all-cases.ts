// The cases of every command, and what they need to be there.
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE } from '../world.ts';
import type { CommandCase } from './command-case.ts';
import { BUILDER_CASES } from './builder-cases.ts';
import { INTERNAL_COMMENT_CASES } from './internal-comment-cases.ts';
import { COST_CASES } from './cost-cases.ts';
import { FILE_CASES } from './file-cases.ts';
import { ITEM_CASES } from './item-cases.ts';
import { JOB_CASES } from './job-cases.ts';
import { JOB_EDIT_CASES } from './job-edit-cases.ts';
import { OFFICE_CASES } from './office-cases.ts';
import { POTENTIAL_JOB_CASES } from './potential-job-cases.ts';
import { TASK_CASES } from './task-cases.ts';
import { CHILD_CODE_CASES } from './child-code-cases.ts';
import { BANK_CASES } from './bank-cases.ts';
import { GROUP_CASES } from './group-cases.ts';
import { PERSON_CASES } from './person-cases.ts';
import { IMPORT_CASES } from './import-cases.ts';
import { ONE_OFF_CASES } from './one-off-cases.ts';
import { RECORD_CASES } from './record-cases.ts';
import { SAVED_OPERATION_CASES } from './saved-operation-cases.ts';
import { VIEW_CASES } from './view-cases.ts';

export const ALL_CASES: readonly CommandCase[] = [
  ...TASK_CASES,
  ...OFFICE_CASES,
  ...ITEM_CASES,
  ...JOB_CASES,
  ...JOB_EDIT_CASES,
  ...COST_CASES,
  ...BUILDER_CASES,
  ...INTERNAL_COMMENT_CASES,
  ...POTENTIAL_JOB_CASES,
  ...FILE_CASES,
  ...VIEW_CASES,
  ...SAVED_OPERATION_CASES,
  ...PERSON_CASES,
  ...RECORD_CASES,
  ...ONE_OFF_CASES,
  ...IMPORT_CASES,
  ...GROUP_CASES,
  ...BANK_CASES,
  ...CHILD_CODE_CASES,
];

export async function prepareCases(api: BootedApi): Promise<void> {
  // of each table other ids: an event that named one in place of another would be seen
  for (const [table, from] of Object.entries({
    schedule: 20_000,
    schedule_item: 30_000,
    task_user: 40_000,
    attachment: 50_000,
    payment: 60_000,
    project: 70_000,
    job_cost: 80_000,
    job_delegation: 90_000,
    saved_view: 100_000,
    saved_operation: 160_000,
    field_item: 110_000,
    role: 120_000,
    lookup_value: 140_000,
    system_setting: 150_000,
    potential_job: 130_000,
    app_user: 130_000,
  }))
    await api.sequelize.query(`select setval(pg_get_serial_sequence('${table}', 'id'), ${from})`);
  const statuses = ['Scheduled', 'Closed'].map((statusName, at) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false }));
  await api.sequelize.query(
    `insert into system_setting (name, work_type, config) values ('Job Status Settings', 'Pre-install', $config::jsonb)`,
    {
      bind: { config: JSON.stringify({ statuses }) },
    },
  );
  // somebody who may sign in and has no claim at all
  await api.sequelize.query('update app_user set can_log_in = true where id = $id', { bind: { id: PEOPLE.nobody } });
  await api.sequelize.query('delete from user_role where user_id = $id', { bind: { id: PEOPLE.nobody } });
}
