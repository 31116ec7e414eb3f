// Jobs that stand in a status that is replaced get the other one, also where it is planned or a hold returns to it: each with an event of its own that names the save,
// a bounded number at once. A save that takes another back finds by these events which jobs that one had moved. The queue does the rest (jobs/replace-status.ts).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { StatusUse } from '@lotline/schema/domain/settings/save-setting.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import type { NewEvent } from '../../platform/command/append-event.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { delayOf, planByDelay, type ArrivedJob } from '../job/delayed-status.step.ts';
import type { StatusPlan } from '../job/planned-status.step.ts';

export const REPLACE_STATUS = 'replace_status';
export const MOST_JOBS_AT_ONCE = 500;

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** Of the work types that follow a setting: one, or null for those that have none of their own. */
const FOLLOWS = `($workType::text is null and not exists (select from system_setting s where s.name = 'Job Status Settings' and s.work_type = c.work_type)
  or c.work_type = $workType::text)`;

const USES = prepared(
  'status-uses',
  `select u.status, sum(g.count)::integer as count from (
     select c.status, c.planned_status, c.status_before_hold, count(*) from construction c where ${FOLLOWS}
      group by c.status, c.planned_status, c.status_before_hold) g
     cross join lateral (select distinct one as status from unnest(array[g.status, g.planned_status, g.status_before_hold]) one where one is not null) u
    group by u.status order by u.status`,
);

export const loadStatusUses = (
  { sequelize, transaction }: { readonly sequelize: Sequelize; readonly transaction?: Transaction },
  workType: string | null,
): Promise<StatusUse[]> =>
  sequelize.query<StatusUse>(USES, { bind: { workType }, type: QueryTypes.SELECT, ...(transaction === undefined ? {} : { transaction }) });

/** Binds: workType and from. */
const STANDS = `${FOLLOWS} and (c.status = $from or c.planned_status = $from or c.status_before_hold = $from)`;

/** Statuses that a save put jobs in. Binds: workType and undoes, its version. */
const OF_SAVE = `e.entity = 'construction' and e.move = 'replaceStatus' and e.detail ->> 'version' = $undoes::integer::text
  and (e.detail ->> 'workType') is not distinct from $workType::text and e.recorded_at >= (select v.saved_at from system_setting_version v
    where v.name = 'Job Status Settings' and v.work_type is not distinct from $workType::text and v.version = $undoes::integer)`;

const PUT_IN = prepared(
  'statuses-of-save',
  `select distinct s.value as status from event e cross join lateral jsonb_each_text(e.after) s where ${OF_SAVE} order by 1`,
);

/** Where each job came from by that save, in its status, its plan or its hold: as long as nothing has changed it since, and where that status is there. */
const BACK = `own as (
    select e.entity_id as id, k.key, e.before ->> k.key as back from event e cross join lateral jsonb_object_keys(e.after) k(key)
     where ${OF_SAVE} and e.after ->> k.key = $from and e.before ->> k.key = any($statuses::text[]) and not exists (
       select from event l where l.entity = 'construction' and l.entity_id = e.entity_id and l.id > e.id and jsonb_exists(l.after, k.key)
          and l.after ->> k.key is distinct from l.before ->> k.key)),
  back as (
    select id, max(back) filter (where key = 'status') as status, max(back) filter (where key = 'plannedStatus') as planned,
       max(back) filter (where key = 'statusBeforeHold') as held from own group by id)`;

/** Each side's other status; null: it stays as it is. */
const FOUND = `select c.id, case when c.status = $from then coalesce(b.status, $to::text) end as status,
    case when c.planned_status = $from then coalesce(b.planned, $to::text) end as planned,
    case when c.status_before_hold = $from then coalesce(b.held, $to::text) end as held
   from construction c left join back b on b.id = c.id
  where ${STANDS} and ($to::text is not null or c.status = $from and b.status is not null or c.planned_status = $from and b.planned is not null
    or c.status_before_hold = $from and b.held is not null)`;

const REPLACE = prepared(
  'replace-status',
  `with ${BACK}, found as (${FOUND} order by c.id limit $most for no key update of c)
   update construction t set version = t.version + 1, status = coalesce(f.status, t.status), planned_status = coalesce(f.planned, t.planned_status),
     status_before_hold = coalesce(f.held, t.status_before_hold)
    from found f where t.id = f.id returning t.id, t.version, f.status, f.planned, f.held, ${wireColumns(
      't',
      `planned_status planned_status_at planned_status_by
     status_change_hangfire_id`,
    )}`,
);

const LEFT = prepared('status-left', `with ${BACK} select count(*)::integer as count from (${FOUND}) f`);

interface MovedRow extends StatusPlan {
  readonly id: number;
  readonly version: number;
  /** Null: that side is none of those. */
  readonly status: string | null;
  readonly planned: string | null;
  readonly held: string | null;
}

export type ReplacedEvent = Extract<NewEvent, { readonly move: 'replaceStatus' }>;

export interface StatusMove {
  readonly from: string;
  /** Of jobs that no save is taken back for; null: they stay. */
  readonly to: string | null;
  readonly workType: string | null;
  /** The version whose moves are taken back; null: of none. */
  readonly undoes: number | null;
}

export interface StatusMoves extends StatusMove {
  /** As they are from then on: to a status that is not among them nothing returns. */
  readonly settings: JobStatusSettings;
  /** When the jobs come there. */
  readonly at: Date;
  /** The version that moves them. */
  readonly version: number;
  readonly why: string;
}

interface Replaced {
  /** One for each job that was written, at most MOST_JOBS_AT_ONCE. */
  readonly events: readonly ReplacedEvent[];
  /** Of what the settings plan for those that came to a status. */
  readonly plans: readonly NewEvent[];
}

export async function replaceStatus({ sequelize, transaction }: Within, moves: StatusMoves): Promise<Replaced> {
  const { from, workType, version: ofSave, why } = moves;
  const bind = { ...bindsOf(moves), most: MOST_JOBS_AT_ONCE };
  const rows = await sequelize.query<MovedRow>(REPLACE, { bind, transaction, type: QueryTypes.SELECT });
  const events = rows.map(({ id, version, status, planned, held }) => {
    const after = {
      ...(status === null ? {} : { status }),
      ...(planned === null ? {} : { plannedStatus: planned }),
      ...(held === null ? {} : { statusBeforeHold: held }),
    };
    return {
      ...{ entity: 'construction', entityId: id, constructionId: id, version, why },
      ...{ move: 'replaceStatus', after, before: Object.fromEntries(Object.keys(after).map((side) => [side, from])) },
      detail: { workType, version: ofSave },
    } satisfies ReplacedEvent;
  });
  return { events, plans: await planByDelay({ sequelize, transaction }, moves.at, arrivedBy(rows, moves.settings), () => moves.settings) };
}

/** Who waits for the same status already, as in one that has a new name, does not wait from the beginning. */
const arrivedBy = (rows: readonly MovedRow[], settings: JobStatusSettings): ArrivedJob[] =>
  rows.flatMap(({ status, ...job }) =>
    status === null || (job.plannedStatus !== null && job.plannedStatus === delayOf(settings, status)?.to) ? [] : [{ ...job, status }],
  );

/** How many jobs the moves have still to write. */
export async function countLeft({ sequelize, transaction }: Within, moves: StatusMoves): Promise<number> {
  const [left] = await sequelize.query<{ count: number }>(LEFT, { bind: bindsOf(moves), transaction, type: QueryTypes.SELECT });
  return left?.count ?? 0;
}

const bindsOf = ({ from, to, workType, undoes, settings }: StatusMoves) => ({
  ...{ from, to, workType, undoes },
  statuses: settings.statuses.map(({ statusName }) => statusName),
});

/** The statuses that a version moved jobs to. */
export async function statusesOfSave({ sequelize, transaction }: Within, workType: string | null, undoes: number): Promise<string[]> {
  const found = await sequelize.query<{ status: string }>(PUT_IN, { bind: { workType, undoes }, transaction, type: QueryTypes.SELECT });
  return found.map(({ status }) => status);
}

const FIRST = prepared(
  'first-of-status',
  `select c.id, c.id as "jobId", c.address as name, c.work_order as "workOrder" from construction c where ${STANDS} order by c.id limit $most`,
);

export interface NamedJob {
  readonly id: number;
  readonly jobId: number;
  /** Its address. */
  readonly name: string;
  readonly workOrder: string;
}

/** Of those that a replaced status would move. */
export const firstInStatus = (
  { sequelize }: { readonly sequelize: Sequelize },
  bind: { readonly from: string; readonly workType: string | null; readonly most: number },
): Promise<NamedJob[]> => sequelize.query<NamedJob>(FIRST, { bind: { ...bind }, type: QueryTypes.SELECT });
