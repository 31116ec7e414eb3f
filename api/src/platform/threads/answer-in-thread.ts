// The thread's side of a ThreadRunner: takes one task after the other and answers each.
import { parentPort } from 'node:worker_threads';
import type { ErrorCode, ErrorDetails } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';

export type FromThread<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refusal'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failure'; readonly message: string; readonly stack: string | undefined };

/** Tasks and answers are copied between the threads: data alone, no functions, no classes. */
export function answerInThread<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (port === null) throw new Error('this file is for a worker thread');
  const send = (message: FromThread<Answer>): void => port.postMessage(message);
  port.on('message', (task: Task) => void outcomeOf(work, task).then(send));
  send({ kind: 'ready' });
}

async function outcomeOf<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>, task: Task): Promise<FromThread<Answer>> {
  try {
    return { kind: 'answer', answer: await work(task) };
  } catch (error) {
    if (error instanceof RefusalError) return { kind: 'refusal', code: error.code, details: error.details };
    if (error instanceof Error) return { kind: 'failure', message: error.message, stack: error.stack };
    return { kind: 'failure', message: String(error), stack: undefined };
  }
}
