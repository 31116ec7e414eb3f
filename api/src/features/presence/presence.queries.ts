// Who has a record open: leases in the database, so that every process knows the same; whoever comes, goes, begins or ends to edit is announced to all
// processes at once, and who went without a word when the next one renews (decision 056).
import { QueryTypes } from 'sequelize';
import type { PresenceInput } from '@lotline/schema/domain/presence/presence.input';
import {
  PRESENCE_LASTS_SECONDS,
  PRESENT_ENTITIES,
  type PresentEntity,
  type PresentPerson,
} from '@lotline/schema/domain/presence/presence.rules';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { projectScope } from '../access/project.scope.ts';

/** Of jobs and projects those that this person sees; any other record is there for whoever may manage its kind, which the route has asked. */
const SCOPES: Readonly<Partial<Record<PresentEntity, string>>> = { construction: jobScope('r'), project: projectScope('r') };

/** As the listener of every process hears it: 'construction:7'. A window that was at something else is at this now. */
const hereAt = (entity: PresentEntity): string =>
  prepared(
    `here-at-${entity}`,
    `with record as (select r.id from ${entity} r where r.id = $recordId and ${SCOPES[entity] ?? 'true'}),
    gone as (delete from presence p using record where p.entity = '${entity}' and p.record_id = record.id and p.until <= now() and p.window_id <> $windowId returning 1),
    known as (select from presence p where p.window_id = $windowId and p.entity = '${entity}' and p.record_id = $recordId
      and p.is_editing = $isEditing and p.until > now()),
    mine as (
      insert into presence as p (window_id, user_id, entity, record_id, is_editing, until)
      select $windowId, $actorId, '${entity}', record.id, $isEditing, now() + interval '${PRESENCE_LASTS_SECONDS} seconds' from record
      on conflict (window_id) do update set entity = excluded.entity, record_id = excluded.record_id, is_editing = excluded.is_editing, until = excluded.until
        where p.user_id = excluded.user_id),
    announced as (select pg_notify('lotline_presence', '${entity}:' || $recordId::text) where exists (select from record) and (exists (select from gone) or not exists (select from known)))
  select (select count(*)::integer from announced) as announced,
    (select coalesce(json_agg(x order by x.name), '[]') from (
      select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, bool_or(p.is_editing) as "isEditing"
        from presence p join app_user u on u.id = p.user_id
       where p.entity = '${entity}' and p.record_id = record.id and p.until > now() and p.user_id <> $actorId group by u.id) x) as people
  from record`,
  );
const HERE: ReadonlyMap<PresentEntity, string> = new Map(PRESENT_ENTITIES.map((entity) => [entity, hereAt(entity)]));

const LEFT = prepared(
  'left-record',
  `with gone as (delete from presence where window_id = $windowId and user_id = $actorId returning entity, record_id)
   select pg_notify('lotline_presence', entity || ':' || record_id) from gone`,
);

/** @returns who else is there; null for a record that is not there, or that this person does not see */
export async function stayAt(
  { sequelize, actor }: RequestContext,
  { entity, ...binds }: PresenceInput,
): Promise<readonly PresentPerson[] | null> {
  const [found] = await sequelize.query<{ people: PresentPerson[] }>(HERE.get(entity) ?? hereAt(entity), {
    bind: { ...scopeBinds(actor), ...binds },
    type: QueryTypes.SELECT,
  });
  return found?.people ?? null;
}

/** One that is another's, or has run out, is left as it is. */
export async function leave({ sequelize, actor }: RequestContext, windowId: string): Promise<void> {
  await sequelize.query(LEFT, { bind: { windowId, actorId: actor.userId }, type: QueryTypes.SELECT });
}
