// What the preview reads of a task: its own read, so that the list stays as it is. A change of its job reads it again.
import { useQuery } from '@tanstack/react-query';
import { TaskPreviewDocument, type TaskPreviewQuery } from '@lotline/schema/generated/operations';
import { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
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
  const { gql } = usePlatform().calls;
  const found = useTaskRow(row === null ? id : null);
  const jobId = (row ?? found.data)?.constructionId ?? null;
  const read = useQuery({
    queryKey: keys.taskPreview(jobId ?? 0, id),
    queryFn: async (): Promise<PreviewedTask> => {
      const { construction: job, jobFieldComments } = await gql(TaskPreviewDocument, { constructionId: jobId ?? 0, scheduleId: id });
      const task = job?.schedules.find((one) => one.id === id);
      if (job === null || task === undefined) throw new ApiError({ code: 'NOT_FOUND', status: 404 });
      return { task, job, lastComment: jobFieldComments.at(-1) ?? null };
    },
    enabled: jobId !== null,
  });
  return {
    data: read.data,
    isGone: found.data === null || (read.error instanceof ApiError && read.error.code === 'NOT_FOUND'),
    isError: read.isError || found.isError,
    isFetching: read.isFetching || found.isFetching,
    retry: () => void (found.isError ? found.refetch() : read.refetch()),
  };
}
