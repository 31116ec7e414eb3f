// A builder may be asked for a site that is no job yet (specification 2 §7, sendPotentialJobRequest).
export const name = '0066-requests-for-potential-jobs';

export const sql = /* sql */ `
alter table builder_request_job
  alter column construction_id drop not null,
  add column potential_job_id integer references potential_job(id) on delete cascade,
  add constraint builder_request_job_of_one check (num_nonnulls(construction_id, potential_job_id) = 1),
  add constraint builder_request_job_potential_job_key unique (builder_request_id, potential_job_id);
create index builder_request_job_potential_job on builder_request_job (potential_job_id) where potential_job_id is not null;
drop trigger record_change on builder_request_job;
drop trigger keep_images on builder_request_job;
select track_changes('builder_request_job', 'id', '', 'job:construction_id', 'potential-job:potential_job_id');
`;
