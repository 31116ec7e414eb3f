// What the events of the queue keep: which job, and what was done with it by hand.
import { z } from 'zod';
import { nothing, ofEntity, text } from './shape-parts.ts';

const job = z.strictObject({ job: text });
const ofJob = ofEntity('queue_job', { before: nothing, after: nothing, detail: job });

export const QUEUE_CHANGES = {
  retryQueueJob: ofJob,
  giveUpQueueJob: ofJob,
  dismissQueueJob: ofJob,
  runScheduledTask: ofEntity('scheduled_task', { before: nothing, after: nothing, detail: job }),
};
