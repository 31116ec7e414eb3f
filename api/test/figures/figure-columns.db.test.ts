// Every column of numbers and dates among a job's records is either a figure of the table or known to be given (decision 023): a new one
// fails here until somebody has decided which.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { FIGURES } from './figures.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

/** Given by a person, a device or an import, or written once with its row: from no other row. */
const GIVEN: Readonly<Record<string, string>> = {
  construction: `release_date premises original_due_date updated_due_date dbyd_expiry_date start_due_date lase_date integration_date crq_date
    booked_date work_tasks_complete_date hold_until planned_status_at finished_at created_at updated_at`,
  boq: 'unit_amount quantity design_variation variation_decided_date estimated_time preapproved_qty preapproved_date',
  builder_request_job: 'earliest_date answered_at spoken_on opened_at',
  job_cost: 'quantity unit_cost spent_on removed_at created_at updated_at',
  job_delegation: 'from_date to_date ended_at created_at updated_at',
  site_contact: 'sort_order',
  potential_job: `lot_range_low lot_range_high unit_range_low unit_range_high street_range_low street_range_high builder_approval_sent_date
    builder_approved_date created_at updated_at`,
  schedule: `issued_date due_date scheduled_start_time scheduled_end_time accepted_date declined_date submitted_date reminder_date created_at
    updated_at`,
  schedule_item: 'quantity completed_qty approved_qty approved_date rejected_date rate',
  task_user: 'on_site_utc off_site_utc completed_utc',
  field_comment: 'created_utc written_utc deleted_utc',
  internal_comment: 'created_utc deleted_utc',
  payment: 'payment_due_date paid_date invoice_date created_at',
  payment_item: 'rejected_date approved_date',
  attachment: `position_latitude position_longitude position_accuracy_m taken_at created_utc modified_utc deleted_utc`,
};

/** A job's records: its table, and every table that refers to one of them. */
const COLUMNS_SQL = `
  with recursive record(oid) as (
    select 'construction'::regclass::oid
    union
    select c.conrelid from pg_constraint c join record r on c.confrelid = r.oid where c.contype = 'f')
  select r.oid::regclass::text || '.' || a.attname as name
    from record r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
   where a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'numeric'::regtype, 'float8'::regtype, 'date'::regtype, 'timestamptz'::regtype)
     and not exists (select from pg_constraint k where k.conrelid = r.oid and k.contype in ('p', 'f') and a.attnum = any(k.conkey))
   order by 1`;

test('each is a figure with a lock, or given', async () => {
  const found = await api.sequelize.query<{ name: string }>(COLUMNS_SQL, { type: QueryTypes.SELECT });
  const given = Object.entries(GIVEN).flatMap(([table, columns]) => columns.split(/\s+/).map((column) => `${table}.${column}`));
  const figures = FIGURES.flatMap(({ columns }) => columns);
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !given.includes(name) && !figures.includes(name))).toEqual([]);
  expect(given.filter((name) => !names.includes(name) || figures.includes(name))).toEqual([]);
});

test('every figure of the table is a column of the database, once, and says what it is and under which lock', async () => {
  const found = await api.sequelize.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    { type: QueryTypes.SELECT },
  );
  const figures = FIGURES.flatMap(({ columns }) => columns);
  expect(figures.filter((name) => !found.some((column) => column.name === name))).toEqual([]);
  expect(new Set(figures).size).toBe(figures.length);
  expect(FIGURES.filter(({ from, lock }) => from === '' || lock === '')).toEqual([]);
});
