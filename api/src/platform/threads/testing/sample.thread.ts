// A thread for tests of the runner: it does what it is told to.
import { threadId } from 'node:worker_threads';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { answerInThread } from '../answer-in-thread.ts';

export type SampleTask = 'count' | 'hang' | 'refuse' | 'fail' | 'exit' | 'fill memory' | 'environment';
export interface SampleAnswer {
  readonly threadId: number;
  /** Tasks that this thread was given. */
  readonly count: number;
  readonly said?: readonly string[];
}

let count = 0;

answerInThread((task: SampleTask): SampleAnswer => {
  count += 1;
  if (task === 'hang') for (;;);
  if (task === 'refuse') refuse('TICKET_INVALID', { problem: 'a sample' });
  if (task === 'fail') throw new Error('as it was told to');
  if (task === 'exit') process.exit(1);
  if (task === 'fill memory')
    for (const held: string[][] = []; ;) held.push(Array.from({ length: 100_000 }, (_, n) => `${String(held.length)} ${String(n)}`));
  return { threadId, count, ...(task === 'environment' ? { said: Object.keys(process.env) } : {}) };
});
