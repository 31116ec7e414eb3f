// /field/construction/:constructionId/:taskId: one task of a job with all that is done on it from the field (specification 1 §2).
import { useDeferredValue, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { ApiError } from '@lotline/web-session/api-error';
import { applyOptimisticToPage } from '../../platform/outbox/optimistic-state.ts';
import { useWaiting, useWho } from '../../platform/outbox/outbox-context.ts';
import type { Job, PageData, Task } from './facts/page-data.ts';
import { useActor } from '@lotline/web-session/react/me-context';
import { recordId } from './facts/record-id.ts';
import { shownTasks } from './facts/shown-tasks.ts';
import { taskFacts } from './facts/task-facts.ts';
import { TaskError, TaskGone, TaskMissing, type ShownTask } from './TaskMissing.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import { TaskView } from './TaskView.tsx';
import { useConstruction } from './use-construction.ts';

export default function TaskPage() {
  const params = useParams();
  const constructionId = recordId(params['constructionId']);
  const taskId = recordId(params['taskId']);
  if (Number.isNaN(constructionId) || Number.isNaN(taskId)) return <TaskMissing />;
  return <LoadedTask key={`${String(constructionId)}/${String(taskId)}`} constructionId={constructionId} taskId={taskId} />;
}

function LoadedTask({ constructionId, taskId }: { readonly constructionId: number; readonly taskId: number }) {
  const actor = useActor();
  const query = useConstruction(constructionId);
  const data = useOptimisticPage(query.data);
  const retry = { error: query.error, onRetry: () => void query.refetch(), isRetrying: query.isFetching };
  // what is kept of a page says nothing against the server's word that it is not there any more
  const isMissing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  const job = data?.construction ?? null;
  const tasks = job === null ? null : shownTasks(job, taskId, actor);
  const shown = isMissing || job === null || tasks === null ? null : { job, ...tasks };
  const last = useLastShown(shown);
  // what comes while the page's shape is shown is drawn in pieces, between which a slow phone answers
  const isDrawn = useDeferredValue(shown !== null, false);
  if (shown !== null && !isDrawn) return <TaskSkeleton />;
  if (shown !== null && data !== undefined) return <TaskView data={data} {...shown} loadedAt={query.dataUpdatedAt} {...retry} />;
  if (data === undefined && !isMissing) return query.isPending ? <TaskSkeleton /> : <TaskError {...retry} />;
  return last === null ? <TaskMissing /> : <TaskGone task={last} />;
}

type Shown = { readonly job: Job; readonly opened: Task };

/** What was open here until it was taken away. */
function useLastShown(shown: Shown | null): ShownTask | null {
  const [last, setLast] = useState<ShownTask | null>(null);
  const name = shown?.opened.name ?? last?.name;
  const place = shown === null ? last?.place : `WO ${shown.job.workOrder} · ${formatAddress(shown.job)}`;
  if (name === undefined || place === undefined) return null;
  if (last?.name !== name || last.place !== place) setLast({ name, place });
  return { name, place };
}

/** The page as answered, with what was made since. */
export function useOptimisticPage(page: PageData | undefined): PageData | undefined {
  const waiting = useWaiting();
  const who = useWho();
  return useMemo(
    () => (page === undefined ? undefined : applyOptimisticToPage(page, waiting, { ...who, factsOf: taskFacts })),
    [page, waiting, who],
  );
}
