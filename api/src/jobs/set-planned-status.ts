// The queue's setting of a planned status (decision 056). It may run twice, late, or for a plan that was changed or removed: it does what the row
// says under its lock. Where the rule no longer allows it, the row says why, and the planner reads that.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { z } from 'zod';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import { canMakeDelayedStatus, canMakePlannedStatus } from '@lotline/schema/domain/job/planned-status.lifecycle';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import type { Refusal } from '@lotline/schema/domain/kernel/verdict';
import { findActorById } from '../features/people/actor.queries.ts';
import { delayOf, planByDelay } from '../features/job/delayed-status.step.ts';
import { NO_PLAN, planOf, SET_PLANNED_STATUS, SETTINGS_PLANNER, type StatusPlan } from '../features/job/planned-status.step.ts';
import { loadStatusFacts } from '../features/job/status-facts.queries.ts';
import { loadSetting } from '../features/setting/one-setting.queries.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { RequestContext } from '../platform/command/request-context.ts';

const payload = z.object({ constructionId: z.int() });

export interface PlanDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: RequestContext['log'];
}

interface PlannedRow extends StatusPlan {
  readonly status: string;
  readonly workType: string;
  readonly setBy: string;
}

interface Written {
  readonly deps: PlanDeps;
  readonly transaction: Transaction;
  readonly constructionId: number;
  readonly at: Date;
}

export async function setPlannedStatus(deps: PlanDeps, given: unknown): Promise<Readonly<Record<string, number>> | null> {
  const { constructionId } = payload.parse(given);
  const { sequelize } = deps;
  return sequelize.transaction(async (transaction) => {
    const [job] = await sequelize.query<PlannedRow>(
      `select c.status, c.work_type as "workType", c.planned_status as "plannedStatus", c.planned_status_at as "plannedStatusAt",
          c.planned_status_by as "plannedStatusBy", c.status_change_hangfire_id as "statusChangeHangfireId",
          coalesce((select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = c.planned_status_by), $settings) as "setBy"
         from construction c where c.id = $constructionId and c.planned_status is not null and c.planned_status_refused is null
          for no key update of c`,
      { bind: { constructionId, settings: SETTINGS_PLANNER }, transaction, type: QueryTypes.SELECT },
    );
    const at = deps.now();
    // removed, done already, planned again for later: nothing to do
    if (job === undefined || job.plannedStatus === null || job.plannedStatusAt === null || job.plannedStatusAt > at) return null;
    const settings = await loadSetting({ ...deps, transaction }, 'Job Status Settings', job.workType);
    const reader = { ...deps, transaction };
    const facts = await loadStatusFacts(reader, { ...job, id: constructionId }, job.plannedStatus, settings);
    const { status, plannedStatus, plannedStatusBy: by } = job;
    const written = { deps, transaction, constructionId, at };
    // it left the status that the settings planned for, or they say otherwise now
    if (by === null && delayOf(settings, status)?.to !== plannedStatus) {
      await dropPlan(written, job);
      return { 'dropped plans': 1 };
    }
    const verdict =
      by === null
        ? canMakeDelayedStatus(status, plannedStatus, settings, facts)
        : canMakePlannedStatus(
            { name: job.setBy, actor: await findActorById(sequelize, by, transaction) },
            status,
            plannedStatus,
            settings,
            facts,
          );
    if (!verdict.ok) {
      await keepRefusal(written, job, verdict);
      return { 'refused plans': 1 };
    }
    await setStatus(written, job, plannedStatus, settings);
    return { jobs: 1 };
  });
}

const NO_PLAN_COLUMNS = 'planned_status = null, planned_status_at = null, planned_status_by = null, status_change_hangfire_id = null';

async function dropPlan(written: Written, job: PlannedRow): Promise<void> {
  await write(written, NO_PLAN_COLUMNS, {}, { move: 'cancelPlannedStatus', before: planOf(job), after: NO_PLAN });
}

async function setStatus(written: Written, job: PlannedRow, status: string, settings: JobStatusSettings): Promise<void> {
  const columns = `status = $status, ${NO_PLAN_COLUMNS}`;
  const version = await write(
    written,
    columns,
    { status },
    {
      move: 'setPlannedStatus',
      before: { status: job.status, ...planOf(job) },
      after: { status, ...NO_PLAN },
      detail: { setBy: job.setBy },
    },
  );
  const { deps, transaction, at, constructionId: id } = written;
  const within = { sequelize: deps.sequelize, transaction };
  const events = await planByDelay(within, at, [{ ...NO_PLAN, id, version, status }], () => settings);
  await writeSystemEvents(within, SET_PLANNED_STATUS, at, events);
}

async function keepRefusal(written: Written, job: PlannedRow, { code, details }: Refusal): Promise<void> {
  const refused = { code, details };
  await write(
    written,
    'planned_status_refused = $refused::jsonb, status_change_hangfire_id = null',
    { refused: JSON.stringify(refused) },
    {
      move: 'refusePlannedStatus',
      before: { statusChangeHangfireId: job.statusChangeHangfireId },
      after: { statusChangeHangfireId: null, plannedStatusRefused: refused },
      detail: { setBy: job.setBy, status: job.plannedStatus ?? '' },
    },
  );
}

async function write(
  { deps: { sequelize }, transaction, constructionId, at }: Written,
  columns: string,
  bind: Readonly<Record<string, string>>,
  words: WordsOf<'construction'>,
): Promise<number> {
  const [row] = await sequelize.query<{ version: number }>(
    `update construction set ${columns}, version = version + 1 where id = $constructionId returning version`,
    { bind: { ...bind, constructionId }, transaction, type: QueryTypes.SELECT },
  );
  if (row === undefined) throw new Error(`job ${String(constructionId)} was written past its lock`);
  const head = { entity: 'construction', entityId: constructionId, constructionId, version: row.version } as const;
  await writeSystemEvents({ sequelize, transaction }, SET_PLANNED_STATUS, at, [{ ...head, ...words }]);
  return row.version;
}
