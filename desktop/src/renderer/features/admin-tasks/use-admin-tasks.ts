// Reads and moves of the administrators' tasks. The stream says nothing of the queue: what is moved here is read again, and whoever looks asks again.
import { useEffect } from 'react';
import {
  CancelOneOffDocument,
  GetAdminTasksDocument,
  GetOneOffsDocument,
  GetQueueJobsDocument,
  MoveQueueJobsDocument,
  OneOffDryRunDocument,
  RunScheduledTaskDocument,
  StartOneOffDocument,
} from '@lotline/schema/generated/documents/admin-tasks';
import type { GetAdminTasksQuery, GetOneOffsQuery, GetQueueJobsQuery } from '@lotline/schema/generated/operations';
import type { QueueMove, QueueState } from '@lotline/schema/domain/log/queue.rules';
import type { Followed } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useRead } from '../../platform/data/use-read.ts';

export type AdminTasks = GetAdminTasksQuery['adminTasks'];
export type QueueJob = GetQueueJobsQuery['queueJobs'][number];
export type ScheduledTask = AdminTasks['scheduled'][number];
export type BuilderReminders = AdminTasks['reminders'];
export type PlannedTask = AdminTasks['planned'][number];

export type OneOffTask = GetOneOffsQuery['oneOffs'][number];
export type OneOffRun = OneOffTask['runs'][number];

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

const RUN_LOOK_MS = 2_000;

/** The stream tells nobody of a run: while one goes on it is looked at again. */
export function useOneOffs() {
  const read = useRead(GetOneOffsDocument, { variables: {}, follows: [QUEUE] });
  const { data, refetch } = read;
  const oneOffs = data?.oneOffs ?? null;
  const isRunning = oneOffs?.some(({ runs }) => runs.some(({ state }) => state === 'running')) === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    // where it fails the read says so
    const timer = setInterval(() => void refetch().catch(() => undefined), RUN_LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  return { ...read, oneOffs };
}

/** Counted when its sheet opens, and not kept. */
export function useOneOffDryRun(kind: string) {
  const read = useRead(OneOffDryRunDocument, { variables: { kind }, follows: [QUEUE], isUncached: true });
  return { ...read, found: read.data?.oneOffDryRun ?? null };
}

export interface OneOffWish {
  readonly kind: string;
  /** As it was typed in. */
  readonly count: number;
  readonly why: string;
}

export const useStartOneOff = () =>
  useCommand({
    send: async (call, input: OneOffWish, client) => (await call(StartOneOffDocument, { input, client })).data.startOneOff,
    touches: [QUEUE],
    isDoneWhenRead: true,
  });

export interface CancelWish {
  readonly id: number;
  readonly why: string;
}

export const useCancelOneOff = () =>
  useCommand({
    send: async (call, input: CancelWish, client) => (await call(CancelOneOffDocument, { input, client })).data.cancelOneOff,
    touches: [QUEUE],
    isDoneWhenRead: true,
  });
