// A job's status for later, who planned it and why it was not set (decision 056); and who has a job open at this moment, as leases that run out.
export const name = '0050-planned-and-present';

export const sql = /* sql */ `
alter table construction
  add column planned_status text,
  add column planned_status_at timestamptz,
  add column planned_status_by integer references app_user (id),
  -- the refusal when its time had come: { code, details }
  add column planned_status_refused jsonb,
  add constraint construction_plan_is_whole
    check ((planned_status is null) = (planned_status_at is null) and (planned_status is null) = (planned_status_by is null)
      and (planned_status_refused is null or planned_status is not null));
create index construction_refused_plan on construction (planned_status_by) where planned_status_refused is not null;

-- gone with a crash, as everybody who was there; nothing refers to it and it refers to nothing
create unlogged table presence (
  window_id uuid primary key,
  user_id integer not null,
  construction_id integer not null,
  is_editing boolean not null,
  until timestamptz not null
);
create index presence_of_job on presence (construction_id);
create index presence_until on presence (until);
`;
