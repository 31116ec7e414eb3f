// The views of the jobs' list (schema/domain/job/job.columns): open jobs by their due day, and those on hold. Most jobs of an old company are closed, and are
// not looked through for the few that are open.
export const name = '0061-job-views';

export const sql = /* sql */ `
create index construction_open_due on construction ((coalesce(updated_due_date, original_due_date)), id)
  where lower(status) not in ('complete', 'closed', 'cancelled');
create index construction_on_hold on construction ((coalesce(updated_due_date, original_due_date)), id) where status ilike '%on hold%';
`;
