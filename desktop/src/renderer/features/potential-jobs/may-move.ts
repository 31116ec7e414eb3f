// Whether this person may make a move on a potential job as the list shows it: the server's own rule.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { refused, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import { canMove, isPotentialJobStatus, type PotentialJobMove } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import type { PotentialJobRow } from './use-potential-jobs.ts';

export function mayMove(actor: Actor, move: PotentialJobMove, row: PotentialJobRow): Verdict {
  const { status } = row;
  // of a newer server
  if (!isPotentialJobStatus(status)) return refused('POTENTIAL_JOB_STATE', { status, move });
  return canMove(actor, move, { status, entry: row });
}
