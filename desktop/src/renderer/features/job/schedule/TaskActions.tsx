// The next step of a task as a button, everything else behind one more, each refused one with its reason.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ClipboardCheck, MoreHorizontal, Send } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { OptionList } from '@lotline/shared-ui/components/OptionList/OptionList';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { mayReview, reviewPath } from '../../../platform/task/task-links.ts';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { offeredMoves, type TaskMove } from './task-moves.ts';
import TaskMoveSheet from './TaskMoveSheet.tsx';
import styles from './TaskActions.module.css';

export function TaskActions({ task }: { readonly task: Task }) {
  const { job, actor } = useJobView();
  const [opened, open] = useState<TaskMove | 'all' | null>(null);
  const moves = offeredMoves(actor, task);
  const close = () => open(null);
  const options = moves.map(({ move, label, icon, verdict }) => ({
    label,
    icon,
    refusedBecause: verdict.ok ? undefined : sayError(verdict.code, verdict.details),
    onSelect: () => open(move),
  }));
  return (
    <span className={styles.actions}>
      {mayReview(actor, task) ? (
        <Link className={buttonClass()} to={reviewPath({ id: task.id, constructionId: job.id })} aria-label={`Review ${task.name}`}>
          <Icon of={ClipboardCheck} size="s" />
          Review
        </Link>
      ) : null}
      {moves.some(({ move, verdict }) => move === 'issue' && verdict.ok) ? (
        <Button icon={Send} aria-label={`Issue to field: ${task.name}`} onClick={() => open('issue')}>
          Issue to field
        </Button>
      ) : null}
      {moves.length === 0 ? null : (
        <Button icon={MoreHorizontal} aria-label={`Actions on ${task.name}`} aria-haspopup="dialog" onClick={() => open('all')}>
          Actions
        </Button>
      )}
      {opened === 'all' ? (
        <Sheet title={task.name} subtitle={`Job ${job.workOrder}`} onClose={close}>
          <OptionList options={options} />
        </Sheet>
      ) : null}
      {opened === null || opened === 'all' ? null : <TaskMoveSheet task={task} move={opened} onClose={close} />}
    </span>
  );
}
