// Plans of a project, which its jobs show (decision 051), and who is at a project as at a job.
export const name = '0053-project-plans';

export const sql = /* sql */ `
alter table attachment add column project_id integer references project(id);
-- a plan is the project's alone: its jobs show it by the project that they are in
alter table attachment drop constraint attachment_check;
alter table attachment add constraint attachment_of_something
  check (num_nonnulls(construction_id, potential_job_id, project_id) >= 1
    and (project_id is null or num_nonnulls(construction_id, schedule_id, potential_job_id) = 0));
create index attachment_project on attachment (project_id, created_utc desc, id desc) where state = 'uploaded' and project_id is not null;

alter table presence alter column construction_id drop not null;
alter table presence add column project_id integer;
alter table presence add constraint presence_at_one check (num_nonnulls(construction_id, project_id) = 1);
create index presence_of_project on presence (project_id) where project_id is not null;
`;
