// Which parts of a job changed, by the tables of the changed rows.
import type { JobPart } from '@lotline/schema/domain/history/job-parts';

/** Columns of a job's own row that are read apart from it. */
const PLAN = 'construction.planned_status';
const FOLDERS = 'construction.file_folders';

const PART_OF: ReadonlyMap<string, JobPart> = new Map([
  ['construction', 'job'],
  [PLAN, 'plan'],
  [FOLDERS, 'folders'],
  ['boq', 'job'],
  ['builder_request_job', 'job'],
  ['site_contact', 'job'],
  ['schedule', 'tasks'],
  ['schedule_item', 'tasks'],
  ['task_user', 'tasks'],
  ['field_comment', 'comments'],
  ['job_cost', 'costs'],
  ['job_delegation', 'delegations'],
  ['attachment', 'files'],
  ['stored_file', 'files'],
  ['payment', 'payments'],
  ['payment_item', 'payments'],
  ['receipt', 'receipts'],
]);

/** Of a row of `page`: its table, and of a job's own row the columns that are read apart. */
export const CHANGED_TABLES_SQL = `array[p.table_name,
      case when p.table_name = 'construction' and coalesce(p.after, p.before) ?| array['planned_status', 'planned_status_at', 'planned_status_by', 'planned_status_refused']
        then '${PLAN}' end,
      case when p.table_name = 'construction' and coalesce(p.after, p.before) ? 'file_folders' then '${FOLDERS}' end]`;

/** Null where one of them is of no known part: then anything in the job may have changed. */
export function partsOf(tables: readonly string[]): readonly JobPart[] | null {
  const parts = tables.map((table) => PART_OF.get(table));
  const found = parts.filter((part) => part !== undefined);
  return found.length === 0 || found.length < parts.length ? null : [...new Set(found)];
}
