// The office's review of a task's items: what it approved beside what the worker counted, and who counted it, since nobody approves their own count;
// and what it decided on a line's variation (decision 047).
export const name = '0044-reviewed-items';

export const sql = /* sql */ `
alter table schedule_item
  -- both numbers stay: completed_qty is the worker's
  add column approved_qty numeric(12,3),
  add column approved_date timestamptz,
  add column approved_by text,
  -- why less was approved than was counted
  add column review_reason text,
  -- who entered the quantity that stands; null: it stands as planned, or is older than this
  add column counted_by_user_id integer references app_user(id),
  add constraint schedule_item_approved_whole check (
    (approved_qty is null) = (approved_date is null) and (approved_qty is null) = (approved_by is null)
    and (review_reason is null or approved_qty is not null)),
  add constraint schedule_item_one_verdict check (approved_date is null or rejected_date is null),
  -- an adjustment takes off what was counted and never adds
  add constraint schedule_item_approved_of_counted check (
    approved_qty between least(coalesce(completed_qty, quantity), 0) and greatest(coalesce(completed_qty, quantity), 0));

-- each approved row says by whom it was counted, as far as the events tell
update schedule_item i set counted_by_user_id = e.actor_user_id
  from (select distinct on (1) (detail ->> 'scheduleItemId')::integer as item_id, actor_user_id from event
         where entity = 'schedule' and move in ('changeItem', 'addItem') and actor_user_id is not null order by 1, event.id desc) e
 where e.item_id = i.id;

alter table boq
  add column variation_decided_date timestamptz,
  add column variation_decided_by text,
  add column variation_reason text,
  add constraint boq_variation_decided_whole check (
    (variation_decided_date is null) = (variation_decided_by is null)
    and (variation_decided_date is null or design_variation is not null)
    and (variation_reason is null or variation_decided_date is not null));
`;
