// Who may do what, groups, settings and lookups are told of by the database itself, whoever changes them: what a process holds of them
// (platform/db/held-reads.ts) is dropped at once (decision 028). Notices of one transaction that say the same are sent once.
// A sign-in is no such change: neither its time nor the subject that the first one binds is anything that others read.
export const name = '0017-told-changes';

export const sql = /* sql */ `
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('lotline_change', json_build_object('entity', tg_argv[0], 'id', 0, 'constructionId', null, 'version', 0)::text);
  return null;
end $$;

create trigger app_user_told
  after insert or delete or truncate or update of email, first_name, last_name, can_log_in, independent_contractor_id on app_user
  for each statement execute function tell_change('app_user');
create trigger work_group_told
  after insert or delete or truncate or update of name, is_subcontractor, can_schedule, schedule_order, is_active, is_field_group on work_group
  for each statement execute function tell_change('app_user');
create trigger user_role_told after insert or update or delete or truncate on user_role
  for each statement execute function tell_change('app_user');
create trigger role_claim_told after insert or update or delete or truncate on role_claim
  for each statement execute function tell_change('app_user');
create trigger group_member_told after insert or update or delete or truncate on group_member
  for each statement execute function tell_change('app_user');
create trigger system_setting_told after insert or update or delete or truncate on system_setting
  for each statement execute function tell_change('system_setting');
create trigger lookup_told after insert or update or delete or truncate on lookup
  for each statement execute function tell_change('system_setting');
`;
