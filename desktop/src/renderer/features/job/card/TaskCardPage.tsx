// /tasks/{id}: one task on a page of its own for the office (screens.md §2.24), drawn from the read of its job; who works in the field alone has it in the
// field app.
import { useParams } from 'react-router-dom';
import { ApiError } from '@lotline/web-session/api-error';
import { useActor } from '@lotline/web-session/react/me-context';
import { idOf } from '../../../platform/frame/id-of.ts';
import { GoToField, isOnlyInField } from '../../../platform/task/GoToField.tsx';
import { useTaskRow } from '../../../platform/task/use-task-row.ts';
import { useJob } from '../use-job.ts';
import { NoTask, TaskFailed, TaskOnItsWay } from './NoTask.tsx';
import { TaskCard } from './TaskCard.tsx';

export default function TaskCardPage() {
  const actor = useActor();
  const taskId = idOf(useParams()['id']);
  const { data: row, error, refetch } = useTaskRow(taskId);
  if (taskId === null || row === null) return <NoTask />;
  if (row === undefined) return error !== null ? <TaskFailed sentence={error.message} retry={() => void refetch()} /> : <TaskOnItsWay />;
  if (isOnlyInField(actor)) return <GoToField path={`/field/construction/${String(row.constructionId)}/${String(taskId)}`} />;
  // another task begins with nothing of this one: no open sheet, no file
  return <TaskOfJob key={taskId} jobId={row.constructionId} taskId={taskId} />;
}

function TaskOfJob({ jobId, taskId }: { readonly jobId: number; readonly taskId: number }) {
  const { data, error, refetch } = useJob(jobId);
  const retry = () => void refetch();
  if (data?.construction === null || (error instanceof ApiError && error.code === 'NOT_FOUND')) return <NoTask />;
  if (data === undefined) return error === null ? <TaskOnItsWay /> : <TaskFailed sentence={error.message} retry={retry} />;
  return (
    <TaskCard read={{ ...data, construction: data.construction }} taskId={taskId} staleBecause={error?.message ?? null} retry={retry} />
  );
}
