// What keeps the field list and the completed view flat as the database grows (quality.md §3): each task counts its rejected items, so that
// a group's rejected tasks are found by index, and the lists of all groups have an order of their own to be cut off in.
export const name = '0006-field-list-reads';

export const sql = /* sql */ `
alter table schedule add column rejected_item_count integer not null default 0 check (rejected_item_count >= 0);

create function schedule_counts_rejected_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.rejected_date is not null then
    update schedule set rejected_item_count = rejected_item_count - 1 where id = old.schedule_id;
  end if;
  if tg_op <> 'DELETE' and new.rejected_date is not null then
    update schedule set rejected_item_count = rejected_item_count + 1 where id = new.schedule_id;
  end if;
  return null;
end $$;
create trigger schedule_item_rejected_insert after insert on schedule_item
  for each row when (new.rejected_date is not null) execute function schedule_counts_rejected_items();
create trigger schedule_item_rejected_delete after delete on schedule_item
  for each row when (old.rejected_date is not null) execute function schedule_counts_rejected_items();
create trigger schedule_item_rejected_update after update of rejected_date, schedule_id on schedule_item
  for each row when ((old.rejected_date is null) <> (new.rejected_date is null) or old.schedule_id <> new.schedule_id)
  execute function schedule_counts_rejected_items();

update schedule s set rejected_item_count = r.items
  from (select schedule_id, count(*) as items from schedule_item where rejected_date is not null group by schedule_id) r
 where r.schedule_id = s.id;

create index schedule_rejected on schedule (group_id, scheduled_start_time, id) where rejected_item_count > 0 and not ignored;
create index schedule_open on schedule (scheduled_start_time, id)
  where submitted_date is null and declined_date is null and not ignored;
create index schedule_completed_recently on schedule (completed_date desc, id desc) where completed_date is not null;
`;
