// /field/construction/:constructionId/:taskId: one task of a job with all that is done on it from the field (specification 1 §2).
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { MAX_ID } from '@lotline/schema/domain/kernel/input';
import { ApiError } from '@lotline/web-session/api-error';
import { layOverPage } from '../../platform/presses/lay-over.ts';
import { useWaiting, useWho } from '../../platform/presses/presses-context.ts';
import type { PageData } from './facts/page-data.ts';
import { useActor } from '@lotline/web-session/react/me-context';
import { shownTasks } from './facts/shown-tasks.ts';
import { taskFacts } from './facts/task-facts.ts';
import { TaskError, TaskMissing } from './TaskMissing.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import { TaskView } from './TaskView.tsx';
import { useConstruction } from './use-construction.ts';

/** A record's id from the address bar; NaN when it cannot be one. */
function idOf(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN;
  return id <= MAX_ID ? id : NaN;
}

export default function TaskPage() {
  const params = useParams();
  const constructionId = idOf(params['constructionId']);
  const taskId = idOf(params['taskId']);
  if (Number.isNaN(constructionId) || Number.isNaN(taskId)) return <TaskMissing />;
  return <LoadedTask key={`${String(constructionId)}/${String(taskId)}`} constructionId={constructionId} taskId={taskId} />;
}

function LoadedTask({ constructionId, taskId }: { readonly constructionId: number; readonly taskId: number }) {
  const actor = useActor();
  const query = useConstruction(constructionId);
  const data = usePressed(query.data);
  if (data === undefined) {
    if (query.isPending) return <TaskSkeleton />;
    const missing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
    return missing ? <TaskMissing /> : <TaskError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  const job = data.construction;
  const tasks = job === null ? null : shownTasks(job, taskId, actor);
  if (job === null || tasks === null) return <TaskMissing />;
  return (
    <TaskView data={data} job={job} opened={tasks.opened} others={tasks.others} loadedAt={query.dataUpdatedAt} hasFailed={query.isError} />
  );
}

/** The page as answered, with what was pressed since. */
export function usePressed(page: PageData | undefined): PageData | undefined {
  const waiting = useWaiting();
  const who = useWho();
  return useMemo(() => (page === undefined ? undefined : layOverPage(page, waiting, { ...who, factsOf: taskFacts })), [page, waiting, who]);
}
