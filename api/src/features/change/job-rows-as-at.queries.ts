// All rows of a job as they were at an instant, in one statement. Its tables and its events say which rows are or were the job's (the event of its end names a
// removed row, decision 032); the images of each are folded.
import { QueryTypes, type Sequelize } from 'sequelize';
import { foldImages, type Columns, type RowImage } from './fold-images.ts';

/** How the present rows of each are found, beside tasks and payments of the job. */
const TABLES = {
  construction: 'r.id = $id',
  boq: 'r.construction_id = $id',
  schedule: 'r.construction_id = $id',
  schedule_item: 'r.schedule_id in (select id from task)',
  task_user: 'r.schedule_id in (select id from task)',
  site_contact: 'r.construction_id = $id',
  payment: 'r.construction_id = $id',
  payment_item: 'r.payment_id in (select id from payment where construction_id = $id)',
  attachment: '(r.construction_id = $id or r.schedule_id in (select id from task))',
  field_comment: '(r.construction_id = $id or r.schedule_id in (select id from task))',
  job_cost: 'r.construction_id = $id',
  job_delegation: 'r.construction_id = $id',
  stored_file: `r.id in (select f from attachment a cross join unnest(array[a.file_id, a.original_file_id, a.awaited_file_id]) f
     where a.construction_id = $id or a.schedule_id in (select id from task))`,
} as const;

export type JobTable = keyof typeof TABLES;
export const JOB_TABLES: readonly JobTable[] = [
  'construction',
  'boq',
  'schedule',
  'schedule_item',
  'task_user',
  'site_contact',
  'payment',
  'payment_item',
  'attachment',
  'field_comment',
  'job_cost',
  'job_delegation',
  'stored_file',
];

const NOW = JOB_TABLES.map((table) => `select '${table}' as table_name, r.id, to_jsonb(r) as row from ${table} r where ${TABLES[table]}`);

/** Contacts and files are removed without an event of their own: another event names them. */
const ROWS_SQL = `
with task as (select id from schedule where construction_id = $id),
  standing as (${NOW.join('\n union all ')}),
  of_job as materialized (select entity, entity_id, before, detail from event where construction_id = $id),
  named as (
    select table_name, id from standing
    union select entity, entity_id from of_job where entity = any($tables)
    union select 'site_contact', (contact ->> 'id')::integer from of_job
      cross join jsonb_array_elements(case jsonb_typeof(before -> 'siteContacts') when 'array' then before -> 'siteContacts' else '[]' end) contact
    union select 'stored_file', (detail ->> 'storedFileId')::integer from of_job where jsonb_typeof(detail -> 'storedFileId') = 'number')
select n.table_name as "table", s.row,
  (select coalesce(json_agg(json_build_object('operation', c.operation, 'before', c.before, 'after', c.after, 'isLater', c.recorded_at > $instant)
      order by c.seq), '[]') from change c where c.table_name = n.table_name and c.row_key = n.id::text) as images,
  (select g.kept_from <= $instant from change_generation g) as "isKept"
from named n left join standing s on s.table_name = n.table_name and s.id = n.id
order by n.table_name, n.id`;

interface Found {
  readonly table: JobTable;
  /** Null: it is gone. */
  readonly row: Columns | null;
  readonly images: readonly (RowImage & { readonly isLater: boolean })[];
  readonly isKept: boolean;
}

export type RowThen = Columns;

export interface JobRowsAsAt {
  /** False for an instant before the stored images: the rows have their oldest known state. */
  readonly isKept: boolean;
  /** Column names as in the database; a table that had no row is empty. */
  readonly rows: Readonly<Record<JobTable, readonly RowThen[]>>;
}

export async function jobRowsAsAt(sequelize: Sequelize, constructionId: number, instant: Date): Promise<JobRowsAsAt> {
  const found = await sequelize.query<Found>(ROWS_SQL, {
    bind: { id: constructionId, instant, tables: [...JOB_TABLES] },
    type: QueryTypes.SELECT,
  });
  const rows: Record<JobTable, Columns[]> = {
    construction: [],
    boq: [],
    schedule: [],
    schedule_item: [],
    task_user: [],
    site_contact: [],
    payment: [],
    payment_item: [],
    attachment: [],
    field_comment: [],
    job_cost: [],
    job_delegation: [],
    stored_file: [],
  };
  for (const { table, row, images } of found) {
    const then = foldImages(images, row, ({ isLater }) => isLater).row;
    if (then !== null) rows[table].push(then);
  }
  return { isKept: found[0]?.isKept ?? true, rows };
}
