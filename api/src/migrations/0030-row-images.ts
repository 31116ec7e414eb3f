// What changed, row by row: the database itself writes it, so that no write path can forget it (domain.md §3). A change carries the groups, people,
// jobs and tasks that it names before and after: who loses a row hears of it too.
export const name = '0030-row-images';

export const sql = /* sql */ `
create table change (
  recorded_at timestamptz not null default clock_timestamp(),
  -- readers page by transaction, below the oldest one that still runs; within a row the order is seq, which is taken under the row's lock
  tx xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  table_name text not null,
  -- the primary key, its columns joined by a colon
  row_key text not null,
  operation "char" not null check (operation in ('I', 'U', 'D')),
  -- of an update the changed columns alone; times in UTC
  before jsonb,
  after jsonb,
  group_ids integer[] not null,
  user_ids integer[] not null,
  construction_ids integer[] not null,
  schedule_ids integer[] not null,
  potential_job_ids integer[] not null,
  -- before or after it is for everybody who is signed in
  is_for_all boolean not null,
  primary key (recorded_at, seq)
) partition by range (recorded_at);
create table change_default partition of change default;
create index change_read on change (tx, seq);
create index change_row on change (table_name, row_key, seq);

-- Neither is ever rewritten, as a whole or by the partition. One month's partition is dropped as a whole, by the keeping of records alone.
create function record_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger change_no_change before update or delete on change for each row execute function record_is_append_only();
create trigger change_no_truncate before truncate on change for each statement execute function record_is_append_only();
create trigger event_no_truncate before truncate on event for each statement execute function record_is_append_only();

-- Makes the partitions of that month and of the months after it, as far as they are missing; answers how many. A month whose rows are in the
-- default partition already stays there. Triggers for each statement are not handed down to partitions: each gets its own.
create function record_make_months(parent regclass, from_instant timestamptz, months_ahead integer) returns integer language plpgsql as $$
declare
  month_start timestamp := date_trunc('month', from_instant at time zone 'UTC');
  month_end timestamp;
  part text;
  is_late boolean;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(4711003);
  for ahead in 0..months_ahead loop
    month_end := month_start + interval '1 month';
    part := parent::text || '_' || to_char(month_start, 'YYYY_MM');
    execute format('select exists (select from %I where recorded_at >= %L and recorded_at < %L)',
      parent::text || '_default', month_start at time zone 'UTC', month_end at time zone 'UTC') into is_late;
    if to_regclass(part) is null and not is_late then
      execute format('create table %I partition of %s for values from (%L) to (%L)',
        part, parent, month_start at time zone 'UTC', month_end at time zone 'UTC');
      execute format('create trigger %I before truncate on %I for each statement execute function record_is_append_only()',
        part || '_no_truncate', part);
      made := made + 1;
    end if;
    month_start := month_end;
  end loop;
  return made;
end $$;
drop function event_make_months(timestamptz, integer);
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent in ('event'::regclass, 'change'::regclass) loop
    execute format('create trigger %I before truncate on %s for each statement execute function record_is_append_only()',
      part::text || '_no_truncate', part);
  end loop;
end $$;
select record_make_months('change', now(), 2);

create trigger event_no_change_2 before update or delete on event for each row execute function record_is_append_only();
drop trigger event_no_change on event;
alter trigger event_no_change_2 on event rename to event_no_change;
drop function event_is_append_only();

-- An update that changes nothing is none, and leaves no trace.
create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Writes one row's change. Arguments: the key's columns; the columns that are not imaged, as their comments say too; then for what scope needs
-- kind:column, or kind:column:if:other and kind:column:unless:other where it counts only with or without a value in the other column. of-task,
-- of-payment and of-file also name the job that the row belongs to through them; all is for everybody, all:column where that column has no value.
-- One notice a transaction says that there is something to read.
create function record_change() returns trigger language plpgsql set timezone = 'UTC' as $$
declare
  was jsonb;
  is_now jsonb;
  before jsonb;
  after jsonb;
  key text;
  groups integer[] := '{}';
  users integer[] := '{}';
  jobs integer[] := '{}';
  tasks integer[] := '{}';
  potential_jobs integer[] := '{}';
  arg text;
  image jsonb;
  for_all boolean := false;
  part text[];
  named integer;
  through record;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  if tg_argv[1] <> '' then
    was := was - string_to_array(tg_argv[1], ',');
    is_now := is_now - string_to_array(tg_argv[1], ',');
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(e.key, was -> e.key), jsonb_object_agg(e.key, e.value) into before, after
      from jsonb_each(is_now) e where was -> e.key is distinct from e.value;
    -- that it was touched alone is no change
    if after is null or after - 'updated_at' = '{}' then return null; end if;
  else
    before := was;
    after := is_now;
  end if;
  foreach arg in array string_to_array(tg_argv[0], ',') loop
    key := concat_ws(':', key, coalesce(is_now, was) ->> arg);
  end loop;
  for at_arg in 2..tg_nargs - 1 loop
    part := string_to_array(tg_argv[at_arg], ':');
    foreach image in array array[was, is_now] loop
      continue when image is null;
      continue when part[3] = 'if' and image ->> part[4] is null;
      continue when part[3] = 'unless' and image ->> part[4] is not null;
      if part[1] = 'all' then
        for_all := for_all or part[2] is null or image ->> part[2] is null;
        continue;
      end if;
      named := (image ->> part[2])::integer;
      continue when named is null;
      case part[1]
        when 'group' then groups := groups || named;
        when 'user' then users := users || named;
        when 'job' then jobs := jobs || named;
        when 'task' then tasks := tasks || named;
        when 'potential-job' then potential_jobs := potential_jobs || named;
        when 'of-task' then
          tasks := tasks || named;
          jobs := jobs || (select s.construction_id from schedule s where s.id = named);
        when 'of-payment' then
          select p.construction_id, p.schedule_id into through from payment p where p.id = named;
          jobs := jobs || through.construction_id;
          tasks := tasks || through.schedule_id;
        when 'of-file' then
          for through in select a.construction_id, a.schedule_id, a.potential_job_id, s.construction_id as job_of_task
              from attachment a left join schedule s on s.id = a.schedule_id where a.file_id = named loop
            jobs := jobs || coalesce(through.construction_id, through.job_of_task);
            tasks := tasks || through.schedule_id;
            potential_jobs := potential_jobs || through.potential_job_id;
          end loop;
      end case;
      -- nothing that is named here has changed
      exit when tg_op = 'UPDATE' and not after ?| part[2:4];
    end loop;
  end loop;
  insert into change (table_name, row_key, operation, before, after, group_ids, user_ids, construction_ids, schedule_ids, potential_job_ids, is_for_all)
  values (tg_table_name, key, left(tg_op, 1)::"char", before, after,
    groups, users, array_remove(jobs, null), array_remove(tasks, null), array_remove(potential_jobs, null), for_all);
  perform pg_notify('lotline_touched', pg_current_xact_id()::text);
  return null;
end $$;

-- Emptying a table whole would leave no images.
create function rows_are_deleted_singly() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are deleted one by one, so that each leaves its image', tg_table_name;
end $$;

-- A bulk fill of demo data may go without images; its rows then begin with their oldest known state.
create function track_changes(tracked regclass, variadic args text[]) returns void language plpgsql as $$
begin
  execute format('create trigger record_change after insert or update or delete on %s for each row
      when (current_setting(''lotline.row_images'', true) is distinct from ''off'') execute function record_change(%s)',
    tracked, (select string_agg(quote_literal(arg), ', ' order by n) from unnest(args) with ordinality as of(arg, n)));
  execute format('create trigger keep_images before truncate on %s for each statement execute function rows_are_deleted_singly()', tracked);
end $$;

select track_changes('app_user', 'id', 'subject,last_sign_in_at', 'user:id', 'all');
comment on column app_user.subject is 'not imaged: a secret';
comment on column app_user.last_sign_in_at is 'not imaged: signing in changes nobody';
select track_changes('role', 'id', '');
select track_changes('role_claim', 'role_id,claim_value', '');
select track_changes('user_role', 'user_id,role_id', '', 'user:user_id');
select track_changes('work_group', 'id', '', 'group:id', 'all');
select track_changes('group_member', 'group_id,user_id', '', 'group:group_id', 'user:user_id');
select track_changes('independent_contractor', 'id', '');
select track_changes('construction', 'id', '', 'job:id');
select track_changes('boq', 'id', '', 'job:construction_id');
select track_changes('site_contact', 'id', '', 'job:construction_id');
select track_changes('schedule', 'id', 'ticket_of_work', 'job:construction_id', 'task:id', 'group:group_id', 'group:completed_group_id:if:completed_date');
comment on column schedule.ticket_of_work is 'not imaged: a ticket of 1 MB is saved again and again; its events keep what changed';
select track_changes('schedule_item', 'id', '', 'of-task:schedule_id');
select track_changes('task_user', 'id', '', 'of-task:schedule_id', 'user:user_id');
select track_changes('field_comment', 'id', '', 'job:construction_id', 'of-task:schedule_id', 'user:user_id');
select track_changes('custom_task', 'id', '', 'user:user_id', 'group:group_id:unless:user_id', 'all:group_id:unless:user_id');
select track_changes('field_item', 'id', '', 'all');
select track_changes('child_code', 'id', '');
select track_changes('child_code_rate', 'id', '', 'group:group_id');
select track_changes('potential_job', 'id', '', 'potential-job:id', 'user:raised_by_user_id', 'user:assigned_field_user_id');
select track_changes('payment', 'id', '', 'job:construction_id', 'task:schedule_id');
select track_changes('payment_item', 'id', '', 'of-payment:payment_id');
select track_changes('attachment', 'id', '', 'job:construction_id', 'of-task:schedule_id', 'potential-job:potential_job_id', 'user:owner_user_id');
select track_changes('stored_file', 'id', '', 'of-file:id', 'of-file:shows_id');
select track_changes('system_setting', 'id', '', 'all');
select track_changes('lookup', 'id', '', 'all');

-- An event says by whom, through what, on which task, as which version and in which transaction; older ones do not know.
alter table event
  add column tx xid8,
  add column schedule_id integer,
  -- the press's id, as the device made it
  add column client_id uuid,
  -- of the entity, after it
  add column version integer,
  add column actor_kind text not null default 'person' check (actor_kind in ('person', 'link', 'system'));
alter table event alter column tx set default pg_current_xact_id();

-- A cursor is good within one generation of the database: a restored one, or one that was promoted, repeats or has lost transactions.
create table change_generation (
  is_the_one boolean primary key default true check (is_the_one),
  generation uuid not null,
  -- the cluster, its timeline and the database
  identity text not null,
  -- changes before it are kept no longer
  kept_from timestamptz not null default '-infinity'
);

create function database_identity() returns text language sql stable as $$
  select s.system_identifier || '/' || c.timeline_id || '/' || d.oid
    from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()
$$;
insert into change_generation (generation, identity) select gen_random_uuid(), database_identity();

-- The generation of today; a database that is another than the one that it was made in gets its own.
create function change_generation_now() returns change_generation language plpgsql as $$
declare
  now_is text := database_identity();
  today change_generation;
begin
  select * into today from change_generation where identity = now_is;
  if not found then
    update change_generation set generation = gen_random_uuid(), identity = now_is where identity <> now_is;
    select * into today from change_generation;
  end if;
  return today;
end $$;
`;
