// /tasks/{id}: the task in its job; for who works in the field alone, in the field app.
import { Link, Navigate, useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { GetTasksDocument } from '@lotline/schema/generated/operations';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useTitle } from '../../platform/frame/use-title.ts';
import page from '../../platform/frame/Page.module.css';
import { GoToField, isOnlyInField } from './GoToField.tsx';
import { taskPath } from './task-row.ts';

export function TaskRedirect() {
  useTitle('Task');
  const actor = useActor();
  const id = Number(useParams()['id']);
  const { gql } = usePlatform().calls;
  const { data, isPending, isError } = useQuery({
    queryKey: keys.taskList(`one ${String(id)}`),
    queryFn: async () => (await gql(GetTasksDocument, { filter: { ids: [id], view: 'all' }, first: 1 })).tasks.rows[0] ?? null,
    enabled: Number.isInteger(id),
  });
  if (data != null) {
    if (isOnlyInField(actor)) return <GoToField path={`/field/construction/${String(data.constructionId)}/${String(id)}`} />;
    return <Navigate to={taskPath(data)} replace />;
  }
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      {isPending && Number.isInteger(id) ? (
        <Progress label="Opening the task" />
      ) : (
        <EmptyState title={isError ? 'The task could not be loaded' : 'This task is not there'} action={<Link to="/tasks">All tasks</Link>}>
          {isError ? 'Try again in a moment.' : 'It was taken away, or it is not shared with your groups.'}
        </EmptyState>
      )}
    </main>
  );
}
