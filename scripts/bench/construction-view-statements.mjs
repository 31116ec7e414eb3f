// One hand-written statement for each read that a tab of the job's page makes, for whoever sees every task and every amount. $1 is the job, $2 the person.
import fs from 'node:fs';
import { Failure } from '../process/failure.mjs';

const at = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Where the office reads more than a subcontractor: the statement of the task page is written for one group. There the group stands for the person.
 * @type {readonly (readonly [string, string])[]}
 */
const FOR_THE_OFFICE = [
  [
    'where construction_id = $1 and (group_id = $2 or (completed_date is not null and completed_group_id = $2))',
    'where construction_id = $1',
  ],
  ["'unitAmount', null", "'unitAmount', b.unit_amount::text"],
  ['s.group_id = $2 and exists (select from payment ap', 'exists (select from payment ap'],
  ['case when s.group_id is distinct from $2 then null\n               else coalesce(', 'case when true then coalesce('],
  ["p.state <> 'void' and p.schedule_id in (select id from visible)", "p.state <> 'void'"],
  ["'mayChange', a.owner_user_id = $3", "'mayChange', true"],
  ['where c.id = $1 and exists (select from visible)', 'where c.id = $1'],
  ['where g.id in (select group_id from group_member where user_id = $3)', ''],
  [
    'null::integer as "eventCount"',
    `(select count(*) filter (where move <> 'addJobItem') + count(distinct recorded_at) filter (where move = 'addJobItem')
        from event where construction_id = c.id) as "eventCount"`,
  ],
];

function jobStatement() {
  let text = fs.readFileSync(new URL('construction-query.sql', import.meta.url), 'utf8');
  for (const [crew, office] of FOR_THE_OFFICE) {
    if (!text.includes(crew)) throw new Failure(`construction-view: the statement of the task page no longer says: ${crew}`);
    text = text.replace(crew, office);
  }
  return text.replaceAll('$3', '$2');
}

const COMMENTS = `select json_build_object('data', json_build_object('jobFieldComments', (select coalesce(json_agg(json_build_object('id', fc.id, 'version', fc.version,
    'clientId', fc.client_id, 'scheduleId', fc.schedule_id, 'constructionId', fc.construction_id, 'userId', fc.user_id, 'comments', fc.comments,
    'createdUtc', ${at('fc.created_utc')}, 'writtenUtc', ${at('coalesce(fc.written_utc, fc.created_utc)')},
    'user', json_build_object('id', u.id, 'displayName', u.first_name || ' ' || u.last_name))
    order by fc.created_utc, fc.id), '[]')
  from (select * from field_comment n
    where n.deleted_utc is null and (n.construction_id = $1 or n.schedule_id = any(array(select id from schedule where construction_id = $1)))
    order by n.created_utc desc, n.id desc limit 51) fc join app_user u on u.id = fc.user_id)))::text as body, $2::integer as person`;

const HISTORY = `with page as (select * from event where construction_id = $1 order by recorded_at desc, id desc limit 51),
    shown as (select * from page order by recorded_at desc, id desc limit 50)
  select json_build_object('data', json_build_object('jobEvents', json_build_object(
    'next', case when (select count(*) from page) > 50 then (select to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '|' || id
        from shown order by recorded_at, id limit 1) end,
    'events', (select coalesce(json_agg(json_build_object('id', e.id::text, 'recordedAt', ${at('e.recorded_at')}, 'occurredAt', ${at('e.occurred_at')}, 'move', e.move,
        'entity', e.entity, 'entityId', e.entity_id, 'actorKind', e.actor_kind, 'displayName', coalesce(u.first_name || ' ' || u.last_name, ''), 'device', e.device, 'why', e.why,
        'before', e.before, 'after', e.after, 'detail', e.detail, 'ofMany', null) order by e.recorded_at desc, e.id desc), '[]')
      from shown e left join app_user u on u.id = e.actor_user_id))))::text as body, $2::integer as person`;

/** By the tab that reads it. */
export const VIEW_STATEMENTS = { job: jobStatement(), comments: COMMENTS, history: HISTORY };
