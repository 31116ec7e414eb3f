// What the preview reads of a task: its own read, so that the list stays as it is. A change of its job reads it again.
import { TaskPreviewDocument } from '@lotline/schema/generated/documents/task';
import type { TaskPreviewQuery } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { job } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import type { Task } from '../../platform/task/task-words.ts';
import { useTaskRow } from '../../platform/task/use-task-row.ts';
import type { TaskRow } from './task-row.ts';

export interface PreviewedTask {
  readonly task: Task;
  readonly job: NonNullable<TaskPreviewQuery['construction']>;
  readonly lastComment: TaskPreviewQuery['jobFieldComments'][number] | null;
}

/** @param row as the list has it; null: it is not among the rows that are loaded */
export function useTaskPreview(id: number, row: TaskRow | null) {
  const found = useTaskRow(row === null ? id : null);
  const jobId = (row ?? found.data)?.constructionId ?? null;
  const read = useRead(TaskPreviewDocument, {
    variables: { constructionId: jobId ?? 0, scheduleId: id },
    follows: [job(jobId ?? 0)],
    isWanted: jobId !== null,
  });
  const data = read.data === undefined ? undefined : previewOf(read.data, id);
  const error = read.error ?? found.error;
  return {
    data: data ?? undefined,
    isGone: found.data === null || data === null || (read.error instanceof ApiError && read.error.code === 'NOT_FOUND'),
    isError: error !== null,
    isFetching: error === null && data === undefined && found.data !== null,
    retry: () => void (found.error === null ? read.refetch() : found.refetch()),
  };
}

/** Null: the task is not in the job. */
function previewOf({ construction, jobFieldComments }: TaskPreviewQuery, id: number): PreviewedTask | null {
  const task = construction?.schedules.find((one) => one.id === id);
  return construction === null || task === undefined ? null : { task, job: construction, lastComment: jobFieldComments.at(-1) ?? null };
}
