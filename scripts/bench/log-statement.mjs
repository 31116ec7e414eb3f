// The first page of the log of activity as one statement, written by hand: what the page shows, newest first, with a count that ends where the list's does.
const utc = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const name = (id) => `(select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${id})`;

export const LOG_PAGE = `select json_build_object(
  'rows', (select coalesce(json_agg(p), '[]') from (
    select e.id, ${utc('e.recorded_at')} as "recordedAt", ${name('e.actor_user_id')} as person, ${name('e.impersonator_user_id')} as impersonator, e.entity,
      e.entity_id as "entityId", (select c.work_order from construction c where c.id = e.construction_id) as job, e.construction_id as "constructionId",
      (select s.name from schedule s where s.id = coalesce(e.schedule_id, case e.entity when 'schedule' then e.entity_id end)) as task,
      ${utc('e.occurred_at')} as "madeAt", ${utc('e.sent_at')} as "sentAt", e.move, e.why, e.request_id as "requestId", e.before, e.after, e.detail
    from event e order by e.recorded_at desc, e.id desc limit $1::integer) p),
  'count', (select count(*) from (select from event limit 1001) counted))::text as body`;
