// What contractors are paid, kept by the company itself (screens.md §2.18): a rate is a group's, a contractor's or general, from a day to a day. Two of one party
// never hold on one day; one that was taken back does not count.
export const name = '0090-child-code-rates';

export const sql = /* sql */ `
alter table child_code
  add column unit_of_measure text,
  add column share numeric(12,3) not null default 1 check (share > 0),
  add column is_in_split boolean not null default false,
  add column version integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add constraint child_code_plain check (strpos(code, '+') = 0);
create unique index child_code_code on child_code (upper(regexp_replace(code, '\\s', '', 'g')));
create index child_code_parent on child_code (parent_item_id, id);
create trigger child_code_touched before update on child_code for each row execute function touch_updated_at();
create index schedule_item_child_code on schedule_item (child_code) where child_code is not null;
-- lines that several codes pay together name all of them
create index schedule_item_child_codes on schedule_item (id) where strpos(child_code, ' + ') > 0;

alter table child_code_rate
  add column effective_from date,
  add column effective_to date,
  add column contractor_id integer references independent_contractor(id),
  add column is_archived boolean not null default false,
  add column version integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
-- a rate that began before anybody can say holds from the first day that there is
update child_code_rate set effective_from = coalesce(lower(effective), '1900-01-01'), effective_to = upper(effective) - 1;
alter table child_code_rate
  drop column effective,
  alter column effective_from set not null,
  add column effective daterange not null generated always as (daterange(effective_from, effective_to, '[]')) stored,
  add constraint child_code_rate_of_one check (num_nonnulls(group_id, contractor_id) <= 1),
  add constraint child_code_rate_days check (effective_to >= effective_from),
  add constraint child_code_rate_once exclude using gist (
    child_code_id with =, (coalesce(group_id, 0)) with =, (coalesce(contractor_id, 0)) with =, effective with &&) where (not is_archived);
create index child_code_rate_of on child_code_rate (child_code_id, effective_from);
create trigger child_code_rate_touched before update on child_code_rate for each row execute function touch_updated_at();
`;
