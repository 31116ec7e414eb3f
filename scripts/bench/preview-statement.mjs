// What a preview of statuses reads, as one statement written by hand: the tasks of a work type that are open or were done in the last 90 days.
export const PREVIEW_READ = `select coalesce(json_agg(t order by t."jobId", t.id), '[]')::text as body from (
  select s.id, s.name, s.due_date as "dueDate", to_char(s.scheduled_start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledStartTime",
    c.id as "jobId", c.work_order as "workOrder", c.work_type as "workType", c.status,
    to_char(s.completed_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "completedDate", s.submitted_date is not null as "isSubmitted",
    not s.is_payment and s.declined_date is null and s.issued_date is not null and s.submitted_date is null and s.rejected_item_count = 0 as "isListed"
  from construction c join schedule s on s.construction_id = c.id
  where c.work_type = $1 and not s.ignored and (s.completed_date is null or s.completed_date >= now() - interval '90 days')) t`;
