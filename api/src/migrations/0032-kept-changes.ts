// How long images of rows are kept: months that are older are dropped whole, and readers who stopped there begin anew (decision 032). Events stay.
export const name = '0032-kept-changes';

export const sql = /* sql */ `
-- Drops the months of change that ended before the instant, one for each call, oldest first; answers the month that went, null when there is none.
-- Whatever was written while the server slept lies in the default partition: it goes once all of it is that old, and a new one takes its place.
create function record_drop_month(before_instant timestamptz) returns text language plpgsql as $$
declare
  oldest text;
  ended timestamptz;
begin
  perform pg_advisory_xact_lock(4711003);
  select c.relname, (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' into oldest, ended
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
   where i.inhparent = 'change'::regclass and c.relname ~ '^change_[0-9]{4}_[0-9]{2}$' order by c.relname limit 1;
  if oldest is null or ended > before_instant then
    select max(recorded_at) into ended from change_default;
    if ended is null or ended >= before_instant then return null; end if;
    oldest := 'change_default';
  end if;
  -- readers learn it with the commit that takes the month away
  update change_generation set kept_from = greatest(kept_from, ended);
  execute format('drop table %I', oldest);
  if oldest = 'change_default' then
    create table change_default partition of change default;
    create trigger change_default_no_truncate before truncate on change_default for each statement execute function record_is_append_only();
  end if;
  return oldest;
end $$;
`;
