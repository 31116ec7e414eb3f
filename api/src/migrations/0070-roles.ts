// Roles that the company keeps itself (screens.md §2.17): one name whatever its case and spaces, archived and never deleted; and somebody who can log in keeps
// the right to change them, whatever is tried and however many try at once.
export const name = '0070-roles';

export const sql = /* sql */ `
alter table role
  add column is_archived boolean not null default false,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
alter table role drop constraint role_name_key;
create unique index role_name on role (upper(regexp_replace(name, '\\s', '', 'g')));
alter table role add constraint role_has_name check (btrim(name) <> '');
create trigger role_touched before update on role for each row execute function touch_updated_at();

create function has_rights_holder() returns boolean language sql volatile as $$
  select exists (select from role_claim c join user_role r on r.role_id = c.role_id join app_user u on u.id = r.user_id
    where c.claim_value = 'CAN_MANAGE_ROLE_CLAIMS' and u.can_log_in)
$$;

-- Looked at when the transaction ends, by one transaction after the other: the later one sees what the earlier one has committed.
create function rights_holder_stays() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4711009);
  if not has_rights_holder() then
    raise exception 'nobody who can log in would hold CAN_MANAGE_ROLE_CLAIMS' using errcode = '23514', constraint = 'last_rights_holder';
  end if;
  return null;
end $$;

create constraint trigger role_claim_rights_holder after update or delete on role_claim deferrable initially deferred
  for each row when (old.claim_value = 'CAN_MANAGE_ROLE_CLAIMS') execute function rights_holder_stays();
create constraint trigger user_role_rights_holder after update or delete on user_role deferrable initially deferred
  for each row execute function rights_holder_stays();
create constraint trigger app_user_rights_holder after delete or update of can_log_in on app_user deferrable initially deferred
  for each row when (old.can_log_in) execute function rights_holder_stays();

-- the names of roles stand on the page of roles and in me
create trigger role_told after insert or update of name or delete or truncate on role for each statement execute function tell_change('app_user');
`;
