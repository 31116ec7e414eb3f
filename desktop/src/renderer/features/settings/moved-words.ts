// What a save did to jobs, as it is said with it: how many got which status, and how many came back when it was taken back.
import { counted } from '../../platform/form/counted.ts';

export interface MovedByStatus {
  readonly status: string;
  readonly jobs: number;
}

/** As the answer to a save has it. */
export interface Moved {
  readonly moved?: readonly MovedByStatus[] | null;
  readonly queued?: number | null;
}

function partsOf({ moved, queued }: Moved, verb: string): string {
  const parts = (moved ?? []).map(({ status, jobs }) => `, ${counted(jobs, 'job', 'jobs')} ${verb} ${status}`);
  const more = queued ?? 0;
  return parts.join('') + (more === 0 ? '' : `, ${more.toLocaleString('en-AU')} more ${more === 1 ? 'follows' : 'follow'}`);
}

/** 'Job status: 2 changes saved, 5 jobs moved to Issued.' @param said without its end */
export const sayMoved = (said: string, saved: Moved): string => `${said}${partsOf(saved, 'moved to')}.`;

/** 'Undone, 4 jobs moved back to Scheduled.' @param saved what is taken back */
export function sayUndone(saved: Moved, undone: Moved): string {
  if ((undone.moved ?? []).length > 0) return `Undone${partsOf(undone, 'moved back to')}.`;
  return (saved.moved ?? []).length > 0 ? 'Undone, no job moved back.' : 'Undone';
}
