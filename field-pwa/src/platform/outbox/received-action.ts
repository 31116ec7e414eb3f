// What the device stores of an answered action: what it was and when, and nothing that was typed.
import type { ReceivedActionRow } from '@lotline/web-session/device/outbox-storage';
import type { Entry } from './outbox-entry.ts';
import { queueLine, type QueueLine } from './queue-lines.ts';

export interface ReceivedAction extends Pick<QueueLine, 'id' | 'what' | 'task' | 'job' | 'jobId' | 'taskId'> {
  /** In milliseconds of the device's clock. */
  readonly receivedAt: number;
}

export function receivedRow(entry: Entry, receivedAt: number): ReceivedActionRow {
  const { id, what, task, job, jobId, taskId } = queueLine(entry);
  return { id, receivedAt, received: { what, task, job, jobId, taskId } };
}

/** Null for what this version of the app cannot read. */
export function receivedOf({ id, receivedAt, received }: ReceivedActionRow): ReceivedAction | null {
  const kept = received as Partial<ReceivedAction> | null;
  if (typeof kept?.what !== 'string') return null;
  return {
    id,
    receivedAt,
    what: kept.what,
    task: kept.task ?? null,
    job: kept.job ?? null,
    jobId: kept.jobId ?? null,
    taskId: kept.taskId ?? null,
  };
}
