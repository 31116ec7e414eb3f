// The queue as administrators see it: its jobs by state, what runs each hour with its last results, and how the system stands.
import { QueryTypes, type Sequelize } from 'sequelize';
import {
  jobCounts,
  PLANNED_TASK_NAMES,
  PLANNED_TASKS,
  queueJobLabel,
  SCHEDULED_TASK_NAMES,
  SCHEDULED_TASKS,
  type QueueState,
} from '@lotline/schema/domain/log/queue.rules';
import { MOST_QUEUE_JOBS } from '@lotline/schema/domain/log/queue.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { MachineFacts } from '../../platform/server/machine-facts.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { scrub } from '../../platform/http/redact.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

/** Of graphile_worker.jobs as j. */
export const STATE_SQL = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed' else 'waiting' end`;

export interface QueueJobRow {
  readonly id: number;
  readonly job: string;
  readonly state: QueueState;
  readonly tries: number;
  readonly mostTries: number;
  readonly addedAt: string;
  readonly runAt: string;
  readonly changedAt: string;
  readonly error: string | null;
}
export interface QueueJob extends QueueJobRow {
  readonly label: string;
}

const JOBS = `select j.id::integer as id, j.task_identifier as job, ${STATE_SQL} as state, j.attempts::integer as tries, j.max_attempts::integer as "mostTries",
    ${instantText('j.created_at')} as "addedAt", ${instantText('j.run_at')} as "runAt", ${instantText('j.updated_at')} as "changedAt", left(j.last_error, 1000) as error
  from graphile_worker.jobs j where ${STATE_SQL} = $state order by j.run_at, j.id limit ${String(MOST_QUEUE_JOBS)}`;

export async function loadQueueJobs(sequelize: Sequelize, state: QueueState): Promise<QueueJob[]> {
  const rows = await sequelize.query<QueueJobRow>(JOBS, { bind: { state }, type: QueryTypes.SELECT });
  return rows.map((row) => ({ ...row, label: queueJobLabel(row.job), error: row.error === null ? null : scrub(row.error) }));
}

export type QueueCounts = Readonly<Record<QueueState, number>>;

export async function countQueue(sequelize: Sequelize): Promise<QueueCounts> {
  const of = (state: QueueState) => `count(*) filter (where ${STATE_SQL} = '${state}')::integer as ${state}`;
  const [counts] = await sequelize.query<QueueCounts>(
    `select ${of('failed')}, ${of('waiting')}, ${of('running')} from graphile_worker.jobs j`,
    {
      type: QueryTypes.SELECT,
    },
  );
  return counts ?? { failed: 0, waiting: 0, running: 0 };
}

export interface TaskRun {
  readonly startedAt: string;
  readonly endedAt: string;
  /** 'answers 12, months 2'; empty where there was nothing to do. */
  readonly did: string;
  readonly error: string | null;
}
export interface ScheduledTaskState {
  readonly task: string;
  readonly label: string;
  readonly about: string;
  readonly minute: number;
  /** One is in the queue: it waits for its turn, or runs. */
  readonly isQueued: boolean;
  /** The newest first, a few of them. */
  readonly runs: readonly TaskRun[];
}

const SHOWN_RUNS = 5;
interface RunRow {
  readonly job: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly counts: unknown;
  readonly error: string | null;
}
const RUNS = `select r.job, ${instantText('r.started_at')} as "startedAt", ${instantText('r.ended_at')} as "endedAt", r.counts, r.error
  from unnest($tasks::text[]) t(job) cross join lateral (select * from job_run x where x.job = t.job order by x.ended_at desc, x.id desc limit ${String(SHOWN_RUNS)}) r`;
const QUEUED = `select distinct j.task_identifier as job from graphile_worker.jobs j where j.task_identifier = any($tasks::text[]) and j.attempts < j.max_attempts and j.run_at <= now()`;

export async function loadScheduledTasks(sequelize: Sequelize): Promise<ScheduledTaskState[]> {
  const bind = { tasks: [...SCHEDULED_TASK_NAMES] };
  const runs = await sequelize.query<RunRow>(RUNS, { bind, type: QueryTypes.SELECT });
  const queued = await sequelize.query<{ job: string }>(QUEUED, { bind, type: QueryTypes.SELECT });
  return SCHEDULED_TASK_NAMES.map((task) => ({
    task,
    label: queueJobLabel(task),
    about: SCHEDULED_TASKS[task].about,
    minute: SCHEDULED_TASKS[task].minute,
    isQueued: queued.some(({ job }) => job === task),
    runs: runs.filter(({ job }) => job === task).map(({ job: _job, counts, ...run }) => ({ ...run, did: jobCounts(counts) })),
  }));
}

export interface PlannedTaskState {
  readonly task: string;
  readonly label: string;
  readonly about: string;
  /** How many wait for their instant. */
  readonly planned: number;
  readonly nextAt: string | null;
  /** The newest first, a few of them; what ended within one hour is one. */
  readonly runs: readonly TaskRun[];
}

/** Of each kind that is counted: many may fall due at one midnight. */
const COUNTED_RUNS = 1_000;
interface PlannedRow extends Pick<PlannedTaskState, 'planned' | 'nextAt'> {
  readonly job: string;
  readonly runs: readonly Omit<RunRow, 'job'>[];
}
const NOTHING_PLANNED: Omit<PlannedRow, 'job'> = { planned: 0, nextAt: null, runs: [] };
const PLANNED = `with lately as materialized (
    select t.job, date_trunc('hour', r.ended_at) as hour, r.started_at, r.ended_at, r.counts, r.error
      from unnest($tasks::text[]) t(job) cross join lateral (select * from job_run x where x.job = t.job order by x.ended_at desc, x.id desc limit ${String(COUNTED_RUNS)}) r),
  done as (select l.job, l.hour, e.what, sum(e.count::integer)::integer as count from lately l, jsonb_each_text(l.counts) e(what, count) group by 1, 2, 3),
  hours as (select l.job, l.hour, min(l.started_at) as began, max(l.ended_at) as ended, count(l.error)::integer as failures,
      (array_agg(l.error order by l.ended_at desc) filter (where l.error is not null))[1] as error,
      row_number() over (partition by l.job order by l.hour desc) as place
    from lately l group by l.job, l.hour),
  shown as (select h.job, json_agg(json_build_object('startedAt', ${instantText('h.began')}, 'endedAt', ${instantText('h.ended')}, 'error', h.error,
      'counts', coalesce((select jsonb_object_agg(d.what, d.count) from done d where d.job = h.job and d.hour = h.hour), '{}') || jsonb_build_object('failures', h.failures))
      order by h.place) as runs
    from hours h where h.place <= ${String(SHOWN_RUNS)} group by h.job),
  waiting as (select j.task_identifier as job, count(*)::integer as planned, ${instantText('min(j.run_at)')} as next
    from graphile_worker.jobs j where j.task_identifier = any($tasks::text[]) and ${STATE_SQL} = 'waiting' group by 1)
  select t.job, coalesce(w.planned, 0) as planned, w.next as "nextAt", coalesce(s.runs, '[]') as runs
    from unnest($tasks::text[]) t(job) left join waiting w on w.job = t.job left join shown s on s.job = t.job`;

export async function loadPlannedTasks(sequelize: Sequelize): Promise<PlannedTaskState[]> {
  const rows = await sequelize.query<PlannedRow>(PLANNED, { bind: { tasks: [...PLANNED_TASK_NAMES] }, type: QueryTypes.SELECT });
  return PLANNED_TASK_NAMES.map((task) => {
    const { planned, nextAt, runs } = rows.find(({ job }) => job === task) ?? NOTHING_PLANNED;
    const words = { label: queueJobLabel(task), about: PLANNED_TASKS[task] };
    return { task, ...words, planned, nextAt, runs: runs.map(({ counts, ...run }) => ({ ...run, did: jobCounts(counts) })) };
  });
}

export interface SystemHealth extends MachineFacts {
  readonly databaseMegabytes: number;
  /** Of all files that are kept, previews too. */
  readonly fileMegabytes: number;
  /** Of the job that should have begun first; null: none waits. */
  readonly longestWaitMinutes: number | null;
  /** Live runners of jobs; two for each process that runs jobs. */
  readonly runners: number;
  readonly appErrorsToday: number;
  /** Announced a day ago or longer, and not received. */
  readonly filesNotReceived: number;
  /** Of what any device still has to send, as the devices last said; null: nothing. */
  readonly oldestUnsentAt: string | null;
  /** Of devices heard of lately, the most used first. */
  readonly versionsInUse: readonly VersionInUse[];
}
export interface VersionInUse {
  readonly app: string;
  readonly appVersion: string;
  /** Null where no worker keeps the app's files. */
  readonly workerVersion: string | null;
  readonly devices: number;
}

const SHOWN_VERSIONS = 12;
const VERSIONS = `select d.app, d.app_version as "appVersion", d.worker_version as "workerVersion", count(*)::integer as devices
  from device d where d.last_seen_at > now() - make_interval(days => $inUseDays::integer) group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit ${String(SHOWN_VERSIONS)}`;

const HEALTH = `select (pg_database_size(current_database()) / 1048576)::integer as "databaseMegabytes",
    (select (coalesce(sum(f.size_bytes), 0) / 1048576)::integer from stored_file f where f.state = 'stored') as "fileMegabytes",
    (select floor(extract(epoch from now() - min(j.run_at)) / 60)::integer from graphile_worker.jobs j where ${STATE_SQL} = 'waiting' and j.run_at <= now()) as "longestWaitMinutes",
    (select count(*)::integer from queue_runner q where q.seen_at > now() - interval '30 seconds') as runners,
    (select count(*)::integer from client_error c where c.last_at > now() - interval '24 hours') as "appErrorsToday",
    (select count(*)::integer from attachment a where a.state = 'reserved' and a.created_utc < now() - interval '1 day') as "filesNotReceived",
    (select ${instantText('min(d.oldest_unsent_at)')} from device d where d.unsent > 0) as "oldestUnsentAt",
    coalesce((select json_agg(v) from (${VERSIONS}) v), '[]') as "versionsInUse"`;

const NOT_ASKED: MachineFacts = {
  ...{ freeDiskMegabytes: null, diskMegabytes: null },
  ...{ backupAt: null, isBackupTold: false, restoreTestAt: null, isRestoreTestTold: false },
};

type HealthReads = Pick<RequestContext, 'sequelize' | 'log' | 'readMachine'>;

export async function loadHealth({ sequelize, log, readMachine }: HealthReads): Promise<SystemHealth> {
  const { inUseDays } = (await loadCompanySettings({ sequelize, log }, ['Sync']))('Sync');
  const [health] = await sequelize.query<Omit<SystemHealth, keyof MachineFacts>>(HEALTH, { bind: { inUseDays }, type: QueryTypes.SELECT });
  if (health === undefined) throw new Error('a select without a table returned no row');
  return { ...health, ...((await readMachine?.()) ?? NOT_ASKED) };
}
