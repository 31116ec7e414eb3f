// The number that the server gave to a new potential job, before its action is let go of: the photos of it wait for that number.
import type { RaisedJobs } from '@lotline/web-session/device/raised-jobs';
import type { Entry } from './outbox-entry.ts';
import type { ActionAnswer } from './send-action.ts';

/** Under the id by which photos name it: of the action that was made first, where a refused one was corrected. @throws where the device cannot store it */
export async function keepNumber(raised: RaisedJobs, { action, inPlaceOf }: Entry, answer: ActionAnswer): Promise<void> {
  if (action.name !== 'savePotentialJob' || action.input.id !== undefined || answer.kind !== 'potentialJobs') return;
  const [job] = answer.jobs;
  if (job !== undefined) await raised.keep(inPlaceOf ?? action.id, job.id);
}
