// The parts of a job that a change of it may name, so that a screen reads again only what is concerned, and to whom they are named (decision 081).
import { seesCosts } from '../cost/cost.lifecycle.ts';
import type { Actor } from '../kernel/actor.ts';
import { canReadHistory } from './history.rules.ts';

/** The job's own row with contacts and quantities; its planned status; its empty folders; what stands beside it; the receipts of moves. */
export type JobPart = 'job' | 'plan' | 'folders' | 'tasks' | 'comments' | 'costs' | 'delegations' | 'files' | 'payments' | 'receipts';

/** Expenses, receipts and payments are in them, and not everybody who reads the job reads those. */
const OF_MONEY: ReadonlySet<JobPart> = new Set(['costs', 'payments']);

/**
 * Who reads the job's history reads of what changed in it, and learns nothing more from a part's name. Nobody else is told one. Where money changed, who does
 * not see money is told none either: they cannot tell an expense, which is not theirs, from a material, which is.
 * @returns null: anything in the job may have changed
 */
export function partsNamedTo(actor: Actor, parts: readonly JobPart[]): readonly JobPart[] | null {
  const isTold = canReadHistory(actor).ok && (seesCosts(actor) || !parts.some((part) => OF_MONEY.has(part)));
  return isTold ? parts : null;
}
