// Who has a record open, whatever record it is (decision 056). Leases run out within the minute, so none is carried over.
export const name = '0115-presence-of-records';

export const sql = /* sql */ `
truncate presence;
drop index presence_of_job;
drop index presence_of_project;
alter table presence
  drop constraint presence_at_one,
  drop column construction_id,
  drop column project_id,
  add column entity text not null,
  add column record_id integer not null;
create index presence_of_record on presence (entity, record_id);
`;
