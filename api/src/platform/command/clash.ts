// A stale answer means a real clash: since this person saw the row, somebody else changed what they are about to change (decision 033). Checked only
// where the versions differ.
import type { EventMove } from '@lotline/schema/domain/history/event-shapes';
import { QueryTypes } from 'sequelize';
import { prepared } from '../db/prepared.ts';
import type { CommandContext } from './command-context.ts';

export interface Seen {
  readonly table:
    | 'construction'
    | 'schedule'
    | 'schedule_item'
    | 'boq'
    | 'field_comment'
    | 'internal_comment'
    | 'job_cost'
    | 'job_delegation'
    | 'field_item'
    | 'child_code'
    | 'construction_code'
    | 'work_group'
    | 'independent_contractor'
    | 'lookup_value'
    | 'potential_job';
  readonly id: number;
  /** Through which the events of its changes are found; a schedule_item's are of its task, a comment's and a task's of their job. Null: of no job. */
  readonly constructionId: number | null;
  /** As this person saw it. */
  readonly expectedVersion: number | null;
  /** As it is. */
  readonly version: number;
  /** Moves of others that change the same thing. */
  readonly clashes: readonly EventMove[];
}

/**
 * Each version in between is the image of one change, whose transaction has its events. It is explained when all of them are this person's own or of
 * moves that change something else; one without image or event is not.
 */
const explainedSql = (ofRow: string): string =>
  `select count(*)::integer as explained from (
     select from change c join event e on ${ofRow} and e.tx = c.tx
      where c.table_name = $table and c.row_key = $id and c.operation = 'U'
        and (c.after ->> 'version')::integer > $expectedVersion and (c.after ->> 'version')::integer <= $version
      group by c.after ->> 'version'
     having bool_and((e.actor_user_id is not distinct from $actorId::integer and e.impersonator_user_id is not distinct from $impersonatorId::integer)
       or e.move <> all($clashes::text[]))) v`;

/** Who made the last clashing change, by the events of its transaction: null where a change has none, or where the system made it. */
const changedBySql = (ofRow: string): string =>
  `select coalesce((select trim(a.first_name || ' ' || a.last_name) || ' for ' from app_user a where a.id = e.impersonator_user_id), '')
       || trim(u.first_name || ' ' || u.last_name) as "changedBy"
     from change c join event e on ${ofRow} and e.tx = c.tx join app_user u on u.id = e.actor_user_id
    where c.table_name = $table and c.row_key = $id and c.operation = 'U'
      and (c.after ->> 'version')::integer > $expectedVersion and (c.after ->> 'version')::integer <= $version
      and not (e.actor_user_id = $actorId::integer and e.impersonator_user_id is not distinct from $impersonatorId::integer)
      and e.move = any($clashes::text[])
    order by (c.after ->> 'version')::integer desc, e.id desc limit 1`;

/** By index: the events of its job, or its own. */
const OF_JOB = 'e.construction_id = $constructionId';
const OF_ROW = 'e.entity = $table and e.entity_id = $id::text::integer';
const EXPLAINED = prepared('explained-versions', explainedSql(OF_JOB));
const CHANGED_BY = prepared('clash-changed-by', changedBySql(OF_JOB));
const EXPLAINED_BY_ROW = prepared('explained-versions-of-row', explainedSql(OF_ROW));
const CHANGED_BY_OF_ROW = prepared('clash-changed-by-of-row', changedBySql(OF_ROW));

export interface Clash {
  /** The name of who changed it last; left out where no event names one. */
  readonly changedBy?: string;
}

/** What somebody else changed of the same thing since this person saw it; null for nothing. A version that the row has not reached was never seen. */
export async function clashOf(command: CommandContext, { expectedVersion, version, clashes, ...seen }: Seen): Promise<Clash | null> {
  if (expectedVersion === null || expectedVersion === version) return null;
  if (expectedVersion > version) return {};
  const { sequelize, transaction, actor } = command;
  const asked = {
    bind: {
      ...{ table: seen.table, id: String(seen.id), expectedVersion, version },
      ...(seen.constructionId === null ? {} : { constructionId: seen.constructionId }),
      ...{ actorId: actor.userId, impersonatorId: actor.impersonatorId ?? null, clashes: [...clashes] },
    },
    transaction,
    type: QueryTypes.SELECT as const,
  };
  const isOfJob = seen.constructionId !== null;
  const [found] = await sequelize.query<{ explained: number }>(isOfJob ? EXPLAINED : EXPLAINED_BY_ROW, asked);
  if (found?.explained === version - expectedVersion) return null;
  const [told] = await sequelize.query<Required<Clash>>(isOfJob ? CHANGED_BY : CHANGED_BY_OF_ROW, asked);
  return told ?? {};
}
