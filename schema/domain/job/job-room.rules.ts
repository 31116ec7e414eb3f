// How much one job holds: its page is one answer, which has all of it (specification 1 §7). Far above what any job has, so that only what goes wrong
// meets it.
import { unless, type Verdict } from '../kernel/verdict.ts';

/** Files: the job's and its tasks', those on their way too. Items: of all its tasks, and the lines of its list as many. */
export const MOST_OF_A_JOB = { files: 2_000, items: 1_000, tasks: 500 } as const;
export type BoundOfJob = keyof typeof MOST_OF_A_JOB;

/** @param there as many as the job has @param more as many as are added. Refusals: JOB_FULL. */
export function mustHaveRoom(what: BoundOfJob, there: number, more: number): Verdict {
  const most = MOST_OF_A_JOB[what];
  return unless(more === 0 || there + more <= most, 'JOB_FULL', { what, most: most.toLocaleString('en-AU') });
}
