// The page when there is nothing to show: not there or not shared, or it could not be loaded.
import { CloudOff, CornerUpRight, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { LIST_PATH } from '../../platform/frame/list-path.ts';
import { TaskBar } from './TaskBar.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskMissing.module.css';

export function TaskMissing() {
  const back = (
    <Link className={buttonClass({})} to={LIST_PATH}>
      Back to task list
    </Link>
  );
  return (
    <PageFrame title="Task not found" bar={<TaskBar />}>
      <h1 className={words.sr}>Task not found</h1>
      <div className={styles.alone}>
        <EmptyState title={sayError('NOT_FOUND')} icon={SearchX} action={back}>
          Your group’s tasks are in the task list.
        </EmptyState>
      </div>
    </PageFrame>
  );
}

export interface ShownTask {
  readonly name: string;
  /** 'WO 48213 · Lot 14, 8 Wattle Rd, Box Hill' */
  readonly place: string;
}

/** It was open here, and has left: who has it now is not told to a group that may not see it. */
export function TaskGone({ task }: { readonly task: ShownTask }) {
  const back = (
    <Link className={buttonClass({ kind: 'primary' })} to={LIST_PATH}>
      Back to task list
    </Link>
  );
  return (
    <PageFrame title="Task has left" bar={<TaskBar />}>
      <h1 className={words.sr}>Task has left your group</h1>
      <div className={styles.alone} role="alert">
        <EmptyState title={`${task.name} is no longer with your group.`} icon={CornerUpRight} action={back}>
          {`${task.place}. The office has given it to someone else or taken it back. What you already sent is kept.`}
        </EmptyState>
      </div>
    </PageFrame>
  );
}

interface TaskErrorProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

export function TaskError({ error, onRetry, isRetrying }: TaskErrorProps) {
  const retry = (
    <Button onClick={onRetry} busy={isRetrying}>
      Try again
    </Button>
  );
  return (
    <PageFrame title="Task" bar={<TaskBar />}>
      <h1 className={words.sr}>Task</h1>
      <div className={styles.alone}>
        <EmptyState title="The task could not be loaded." icon={CloudOff} action={retry}>
          {error?.message ?? ''}
        </EmptyState>
      </div>
    </PageFrame>
  );
}
