// A receipt is asked for in the transaction that it tells of; a job makes it (decisions 031 and 044).
import { z } from 'zod';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { addJob } from '../../platform/queue/add-job.ts';
import { addQuietJob } from '../../platform/queue/add-quiet-job.ts';

export const ISSUE_RECEIPT = 'issue_receipt';

const id = z.int();

export const wantedReceipt = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('submit'), personId: id, constructionId: id, scheduleId: id, taskVersion: id }),
  z.object({ kind: z.literal('batch'), personId: id, constructionId: id, scheduleId: id.nullable() }),
]);
export type WantedReceipt = z.infer<typeof wantedReceipt>;

/** A batch of photos has ended when none has come for so long … */
const QUIET_SECONDS = 45;
/** … and is no longer waited for than this, however many follow each other. */
const MOST_SECONDS = 300;

interface Submitted {
  readonly id: number;
  readonly constructionId: number;
  readonly version: number;
}

/** At once, for whoever submitted it. */
export async function askForSubmitReceipt({ sequelize, transaction, actor }: CommandContext, task: Submitted): Promise<void> {
  const payload: WantedReceipt = {
    kind: 'submit',
    personId: actor.userId,
    constructionId: task.constructionId,
    scheduleId: task.id,
    taskVersion: task.version,
  };
  await addJob(sequelize, transaction, { job: ISSUE_RECEIPT, payload });
}

/** Of what has arrived from this person for the task or, without one, the job: once it is quiet. */
export async function askForBatchReceipt(
  { sequelize, transaction }: Pick<CommandContext, 'sequelize' | 'transaction'>,
  batch: Omit<Extract<WantedReceipt, { kind: 'batch' }>, 'kind'>,
): Promise<void> {
  const payload: WantedReceipt = { kind: 'batch', ...batch };
  const { personId, constructionId, scheduleId } = batch;
  const key = `${ISSUE_RECEIPT}:${String(personId)}:${String(constructionId)}:${String(scheduleId ?? 'job')}`;
  await addQuietJob(sequelize, transaction, { job: ISSUE_RECEIPT, payload, key, quietSeconds: QUIET_SECONDS, mostSeconds: MOST_SECONDS });
}
