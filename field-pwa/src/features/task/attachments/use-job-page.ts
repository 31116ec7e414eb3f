// The job behind a page of its files, and the task where the address names one.
import { useParams } from 'react-router-dom';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { ApiError } from '@lotline/web-session/api-error';
import type { Job, Task } from '../facts/page-data.ts';
import { useConstruction } from '../use-construction.ts';

export type JobPage =
  | { readonly at: 'opening' }
  | { readonly at: 'missing' }
  | { readonly at: 'failed'; readonly error: Error | null; readonly onRetry: () => void; readonly isRetrying: boolean }
  | { readonly at: 'open'; readonly job: Job; readonly task: Task | null };

/** A record's id from the address bar; NaN when it cannot be one. */
function idOf(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN;
  return id <= MAX_ID ? id : NaN;
}

export function useJobPage(): JobPage {
  const params = useParams();
  const constructionId = idOf(params['constructionId']);
  const taskId = params['taskId'] === undefined ? null : idOf(params['taskId']);
  const query = useConstruction(constructionId);
  if (Number.isNaN(constructionId) || Number.isNaN(taskId)) return { at: 'missing' };
  const job = query.data?.construction ?? null;
  const isMissing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  if (isMissing || (job === null && query.data !== undefined)) return { at: 'missing' };
  if (job === null) {
    if (query.isPending) return { at: 'opening' };
    return { at: 'failed', error: query.error, onRetry: () => void query.refetch(), isRetrying: query.isFetching };
  }
  const task = job.schedules.find(({ id }) => id === taskId) ?? null;
  return taskId !== null && task === null ? { at: 'missing' } : { at: 'open', job, task };
}
