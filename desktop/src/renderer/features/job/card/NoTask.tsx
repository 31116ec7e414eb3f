// What stands in the place of a task that cannot be shown: on its way, not read, not there.
import { Link } from 'react-router-dom';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useTitle } from '../../../platform/frame/use-title.ts';
import page from '../../../platform/frame/Page.module.css';

export function TaskOnItsWay() {
  useTitle('Task');
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Task</h1>
      <SkeletonRows label="Loading the task" rows={6} />
    </main>
  );
}

interface FailedRead {
  readonly sentence: string;
  readonly retry: () => void;
}

export function TaskFailed({ sentence, retry }: FailedRead) {
  useTitle('Task');
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Task</h1>
      <Banner tone="bad" title="The task could not be loaded." action={<TryAgain retry={retry} />}>
        {sentence} Nothing was changed.
      </Banner>
    </main>
  );
}

export function NoTask() {
  useTitle('Task not found');
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Task</h1>
      <EmptyState title="This task could not be found" action={<Link to="/tasks">All tasks</Link>}>
        It was removed, or it is not shared with your groups.
      </EmptyState>
    </main>
  );
}

/** What is shown could not be read again. */
export function TaskStale({ sentence, retry }: FailedRead) {
  return (
    <Banner tone="bad" flush title="The task could not be reloaded." action={<TryAgain retry={retry} />}>
      {sentence} What is shown below may be out of date.
    </Banner>
  );
}

const TryAgain = ({ retry }: { readonly retry: () => void }) => (
  <Button icon={RotateCw} onClick={retry}>
    Try again
  </Button>
);
