// Potential jobs (screens.md §2.9): their states, why one was put away or sent back, from which range it came, and what its builder said.
export const name = '0065-potential-jobs';

export const sql = /* sql */ `
alter table potential_job
  add column reason text,
  add column duplicate_of_id integer references potential_job(id),
  -- the one whose range it was a number of; it has the files too
  add column expanded_from_id integer references potential_job(id),
  add column builder_approval_sent_date timestamptz,
  add column builder_approved_date timestamptz,
  add constraint potential_job_status check (status in ('New', 'In review', 'Back to field', 'Approved', 'Converted', 'Rejected', 'Duplicate')),
  -- what the field is asked for, or why it was put away
  add constraint potential_job_reason check ((status in ('Back to field', 'Rejected')) <= (reason is not null)),
  add constraint potential_job_duplicate check ((status = 'Duplicate') = (duplicate_of_id is not null)),
  add constraint potential_job_not_itself check (duplicate_of_id <> id),
  add constraint potential_job_converted check ((status = 'Converted') = (construction_id is not null));
create unique index potential_job_construction on potential_job (construction_id) where construction_id is not null;
create index potential_job_raised on potential_job (raised_by_user_id, created_at desc);
create index potential_job_status_of on potential_job (status, created_at desc);
create index potential_job_site on potential_job (lower(suburb), lower(street_name)) where status in ('New', 'In review', 'Back to field', 'Approved');
create index attachment_potential_job on attachment (potential_job_id, created_utc desc, id desc) where potential_job_id is not null;
`;
