// What becomes of each of several potential jobs by one move, whether it is tried or made; and who may be assigned to one.
import type { MovedState } from '@lotline/schema/domain/potential-job/potential-job.effects';
import type { BulkMove } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import { canMove } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { sayError } from '@lotline/schema/errors/catalogue';
import { knownPerson, readPotentialJobs, type LockedPotentialJob, type Reading } from './lock-potential-jobs.ts';

/** A type alias: what a command keeps of itself is JSON. */
export type NamedVerdict = { id: number; address: string; isAllowed: boolean; code: string | null; sentence: string | null };

export interface JudgedMoves {
  /** In the order in which they were named. */
  readonly verdicts: NamedVerdict[];
  readonly moving: readonly LockedPotentialJob[];
}

/** In a transaction they are locked, in the order of their numbers. @throws RefusalError INVALID_INPUT for who or what is named with the move */
export async function judgeMoves(context: Reading, ids: readonly number[], wish: BulkMove): Promise<JudgedMoves> {
  const found = await readPotentialJobs(context, ids);
  if (wish.of === 'assign') await knownPerson(context, wish.assignedFieldUserId);
  if (wish.of === 'markDuplicate') await mustBeThere(context, wish.duplicateOfId, ids);
  const jobs = new Map(found.map((job) => [job.id, job]));
  const judged = ids.map((id) => {
    const job = jobs.get(id);
    return { id, job, verdict: job === undefined ? refused('NOT_FOUND') : canMove(context.actor, wish.of, job) };
  });
  return {
    verdicts: judged.map(({ id, job, verdict }) => told(id, job, verdict)),
    moving: judged.flatMap(({ job, verdict }) => (job !== undefined && verdict.ok ? [job] : [])),
  };
}

async function mustBeThere(context: Reading, id: number, others: readonly number[]): Promise<void> {
  const isOther = !others.includes(id) && (await readPotentialJobs({ ...context, isLocked: false }, [id])).length > 0;
  if (!isOther) refuse('INVALID_INPUT', { field: 'duplicateOfId', sentence: 'Choose another open potential job.' });
}

export const told = (id: number, job: LockedPotentialJob | undefined, verdict: Verdict): NamedVerdict => ({
  id,
  address: job === undefined ? '' : siteLine(job.entry),
  isAllowed: verdict.ok,
  code: verdict.ok ? null : verdict.code,
  sentence: verdict.ok ? null : sayError(verdict.code, verdict.details),
});

export const stateOf = (job: LockedPotentialJob): MovedState => ({
  status: job.status,
  needsOfficeApproval: job.needsOfficeApproval,
  reason: job.reason,
  duplicateOfId: job.duplicateOfId,
  assignedFieldUserId: job.assignedFieldUserId,
  constructionId: job.constructionId,
  builderApprovedDate: job.builderApprovedDate,
});
