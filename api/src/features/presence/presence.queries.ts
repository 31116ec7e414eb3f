// Who has a job or a project open: leases in the database, so that every process knows the same; whoever comes, goes, begins or ends to edit is announced to all
// processes at once, and who went without a word when the next one renews (decision 056).
import { QueryTypes } from 'sequelize';
import type { PresenceInput } from '@lotline/schema/domain/presence/presence.input';
import {
  PRESENCE_ENTITIES,
  PRESENCE_LASTS_SECONDS,
  type PresenceKind,
  type PresentPerson,
} from '@lotline/schema/domain/presence/presence.rules';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { projectScope } from '../access/project.scope.ts';

/** Of each kind the records that this person sees, and the lease's column that names one. */
const RECORDS = {
  job: { seen: `select r.id from construction r where r.id = $recordId and ${jobScope('r')}`, column: 'construction_id' },
  project: { seen: `select r.id from project r where r.id = $recordId and ${projectScope('r')}`, column: 'project_id' },
} as const satisfies Readonly<Record<PresenceKind, unknown>>;

/** As the listener of every process hears it: 'presence:7'. A window that was at something else is at this now. */
const hereAt = (kind: PresenceKind): string => {
  const { seen, column } = RECORDS[kind];
  return prepared(
    `here-at-${kind}`,
    `with record as (${seen}),
    gone as (delete from presence p using record where p.${column} = record.id and p.until <= now() and p.window_id <> $windowId returning 1),
    known as (select from presence p where p.window_id = $windowId and p.${column} = $recordId and p.is_editing = $isEditing and p.until > now()),
    mine as (
      insert into presence as p (window_id, user_id, ${column}, is_editing, until)
      select $windowId, $actorId, record.id, $isEditing, now() + interval '${PRESENCE_LASTS_SECONDS} seconds' from record
      on conflict (window_id) do update set construction_id = excluded.construction_id, project_id = excluded.project_id, is_editing = excluded.is_editing, until = excluded.until
        where p.user_id = excluded.user_id),
    announced as (select pg_notify('lotline_presence', '${PRESENCE_ENTITIES[kind]}:' || $recordId::text) where exists (select from record) and (exists (select from gone) or not exists (select from known)))
  select (select count(*)::integer from announced) as announced,
    (select coalesce(json_agg(x order by x.name), '[]') from (
      select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, bool_or(p.is_editing) as "isEditing"
        from presence p join app_user u on u.id = p.user_id
       where p.${column} = record.id and p.until > now() and p.user_id <> $actorId group by u.id) x) as people
  from record`,
  );
};
const HERE: Readonly<Record<PresenceKind, string>> = { job: hereAt('job'), project: hereAt('project') };

const LEFT = prepared(
  'left-record',
  `with gone as (delete from presence where window_id = $windowId and user_id = $actorId returning construction_id, project_id)
   select pg_notify('lotline_presence', coalesce('${PRESENCE_ENTITIES.job}:' || construction_id, '${PRESENCE_ENTITIES.project}:' || project_id)) from gone`,
);

/** @returns who else is there; null for a record that this person does not see */
export async function stayAt(
  { sequelize, actor }: RequestContext,
  kind: PresenceKind,
  input: PresenceInput,
): Promise<readonly PresentPerson[] | null> {
  const [found] = await sequelize.query<{ people: PresentPerson[] }>(HERE[kind], {
    bind: { ...scopeBinds(actor), ...input },
    type: QueryTypes.SELECT,
  });
  return found?.people ?? null;
}

/** One that is another's, or has run out, is left as it is. */
export async function leave({ sequelize, actor }: RequestContext, windowId: string): Promise<void> {
  await sequelize.query(LEFT, { bind: { windowId, actorId: actor.userId }, type: QueryTypes.SELECT });
}
