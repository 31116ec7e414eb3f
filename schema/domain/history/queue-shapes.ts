// What the events of the queue keep: which job, and what was done with it by hand.
import { z } from 'zod';
import { ONE_OFF_NAMES } from '../log/one-off.rules.ts';
import { id, nothing, ofEntity, text } from './shape-parts.ts';

const job = z.strictObject({ job: text });
const ofRun = <D extends z.ZodType>(detail: D) => ofEntity('one_off_run', { before: nothing, after: nothing, detail });
const ofJob = ofEntity('queue_job', { before: nothing, after: nothing, detail: job });

export const QUEUE_CHANGES = {
  retryQueueJob: ofJob,
  giveUpQueueJob: ofJob,
  dismissQueueJob: ofJob,
  startOneOff: ofRun(z.strictObject({ kind: z.enum(ONE_OFF_NAMES), total: id })),
  cancelOneOff: ofRun(z.strictObject({ kind: z.enum(ONE_OFF_NAMES), done: id })),
  endOneOff: ofRun(z.strictObject({ kind: z.enum(ONE_OFF_NAMES), done: id, skipped: id })),
  runScheduledTask: ofEntity('scheduled_task', { before: nothing, after: nothing, detail: job }),
};
