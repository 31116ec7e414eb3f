// Reads and moves of the administrators' tasks. The stream says nothing of the queue: what is moved here is read again, and whoever looks asks again.
import {
  GetAdminTasksDocument,
  GetQueueJobsDocument,
  MoveQueueJobsDocument,
  RunScheduledTaskDocument,
} from '@lotline/schema/generated/documents/admin-tasks';
import type { GetAdminTasksQuery, GetQueueJobsQuery } from '@lotline/schema/generated/operations';
import type { QueueMove, QueueState } from '@lotline/schema/domain/log/queue.rules';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';

export type AdminTasks = GetAdminTasksQuery['adminTasks'];
export type QueueJob = GetQueueJobsQuery['queueJobs'][number];
export type ScheduledTask = AdminTasks['scheduled'][number];

const QUEUE: Followed = { entity: 'queue_job' };

export function useAdminTasks() {
  const read = useRead(GetAdminTasksDocument, { variables: {}, follows: [QUEUE] });
  return { ...read, tasks: read.data?.adminTasks ?? null };
}

export function useQueueJobs(state: QueueState) {
  const read = useRead(GetQueueJobsDocument, { variables: { state }, follows: [QUEUE] });
  return { ...read, jobs: read.data?.queueJobs ?? null };
}

export interface QueueWish {
  readonly move: QueueMove;
  readonly ids: readonly number[];
  readonly why: string;
}

export const useMoveQueueJobs = () =>
  useCommand({
    send: async (call, { move, ids, why }: QueueWish, client) =>
      (await call(MoveQueueJobsDocument, { input: { move, ids: [...ids], why }, client })).data.moveQueueJobs,
    touches: [QUEUE],
    isDoneWhenRead: true,
  });

export interface RunWish {
  readonly task: string;
  readonly why: string;
}

export const useRunScheduledTask = () =>
  useCommand({
    send: async (call, { task, why }: RunWish, client) =>
      (await call(RunScheduledTaskDocument, { input: { task, why }, client })).data.runScheduledTask,
    touches: [QUEUE],
    isDoneWhenRead: true,
  });
