// The jobs that a change of several names, within the person's scope, and what each of them is answered: a fixed number of statements however many they are.
import { QueryTypes, type Transaction } from 'sequelize';
import { goesOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { canChangeJob, effectOn, type BulkEffect, type ListedJobState } from '@lotline/schema/domain/job/bulk-job-edit.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { JobChange } from '@lotline/schema/domain/job/bulk-job-edit.input';
import { refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { sayError } from '@lotline/schema/errors/catalogue';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import type { Hold } from '../job/held-job.step.ts';
import { loadFactsOfJobs } from '../job/status-facts.queries.ts';
import type { StatusPlan } from '../job/planned-status.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { settingsOfWorkTypes } from '../setting/settings-of-work-types.queries.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';

export interface ListedJob extends ListedJobState, Hold, StatusPlan {
  readonly id: number;
  readonly version: number;
  readonly workOrder: string;
  readonly workType: string;
}

/** A type alias: what a command keeps of itself is JSON. */
export type NamedJobVerdict = {
  id: number;
  workOrder: string;
  isAllowed: boolean;
  code: string | null;
  sentence: string | null;
  effect: BulkEffect | null;
};

export interface JudgedJobs {
  /** In the order in which they were named. */
  readonly verdicts: NamedJobVerdict[];
  /** Those that take the change and are not so already. */
  readonly changing: readonly ListedJob[];
  /** Of each of them, in their order. */
  readonly effects: readonly BulkEffect[];
  /** Of them, those that the change puts on hold. */
  readonly heldIds: ReadonlySet<number>;
  /** Of a change of the status: of each job's work type. */
  readonly settingsOf: (job: { readonly workType: string }) => JobStatusSettings;
}

const JOBS_SQL = `select ${wireColumns(
  'c',
  `id version work_order work_type status scheduler hold_reason status_before_hold status_change_hangfire_id planned_status planned_status_at
   planned_status_by`,
  'updated_due_date hold_until',
)}, ${jobWriteScope('c')} as "isAssigned"
  from construction c where c.id = any($ids::int[]) and ${jobScope('c')} order by c.id`;

export type Reading = Pick<RequestContext, 'sequelize' | 'actor' | 'log'> & { readonly transaction?: Transaction };

/** In a transaction they are locked, in the order of their numbers. */
export async function judgeJobs(
  context: Reading & { readonly timeZone: string },
  ids: readonly number[],
  change: JobChange,
  at: Date,
): Promise<JudgedJobs> {
  const { sequelize, actor, transaction } = context;
  const within = transaction === undefined ? {} : { transaction };
  const found = await sequelize.query<ListedJob & AssignedRow>(`${JOBS_SQL}${transaction === undefined ? '' : ' for no key update of c'}`, {
    bind: { ...scopeBinds(actor), ids },
    type: QueryTypes.SELECT,
    ...within,
  });
  const workTypes = change.of === 'status' ? found.map(({ workType }) => workType) : [];
  const settingsOf = await settingsOfWorkTypes(context, 'Job Status Settings', workTypes);
  const jobs = new Map(found.map((job) => [job.id, job]));
  const wanted = change.of === 'status' ? change.status : null;
  const factsOf = await loadFactsOfJobs(context, wanted === null ? [] : found, wanted ?? '', settingsOf);
  const today = dayInZone(at.toISOString(), context.timeZone);
  const verdictOn = (job: ListedJob & AssignedRow): Verdict => {
    const assigned = mustBeAssigned(job.isAssigned, 'job');
    return assigned.ok ? canChangeJob(actor, job, change, settingsOf(job.workType), today, factsOf(job.id)) : assigned;
  };
  const judged = ids.map((id) => {
    const job = jobs.get(id);
    return { id, job, verdict: job === undefined ? refused('NOT_FOUND') : verdictOn(job) };
  });
  const effectOf = (job: ListedJob): BulkEffect => effectOn(job, change, settingsOf(job.workType));
  const changing = judged.flatMap(({ job, verdict }) => (job !== undefined && verdict.ok && effectOf(job) !== 'same' ? [job] : []));
  const assigned = change.of === 'status' ? changing.filter((job) => goesOnHold(settingsOf(job.workType), job.status, change.status)) : [];
  return {
    verdicts: judged.map(({ id, job, verdict }) => told(id, job, verdict, job === undefined ? null : effectOf(job))),
    changing,
    effects: changing.map(effectOf),
    heldIds: new Set(assigned.map(({ id }) => id)),
    settingsOf: ({ workType }) => settingsOf(workType),
  };
}

/** @param effect of the change, where the job takes it */
export const told = (
  id: number,
  job: { readonly workOrder: string } | undefined,
  verdict: Verdict,
  effect: BulkEffect | null = 'changes',
): NamedJobVerdict => ({
  id,
  workOrder: job?.workOrder ?? '',
  isAllowed: verdict.ok,
  code: verdict.ok ? null : verdict.code,
  sentence: verdict.ok ? null : sayError(verdict.code, verdict.details),
  effect: verdict.ok ? effect : null,
});
