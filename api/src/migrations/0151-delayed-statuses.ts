// A status may be planned by the job status settings, and by nobody: after some days in another one (decision 056).
export const name = '0151-delayed-statuses';

export const sql = /* sql */ `
alter table construction drop constraint construction_plan_is_whole;
alter table construction add constraint construction_plan_is_whole
  check ((planned_status is null) = (planned_status_at is null) and (planned_status_by is null or planned_status is not null)
    and (planned_status_refused is null or planned_status is not null));
`;
