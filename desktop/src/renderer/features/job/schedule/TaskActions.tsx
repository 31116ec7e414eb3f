// The next step of a task as a button, everything else behind one more, each refused one with its reason.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ClipboardCheck, MoreHorizontal, Send, UserRoundCog } from 'lucide-react';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { MenuButton } from '../../../platform/frame/MenuButton.tsx';
import { mayReview, reviewPath } from '../../../platform/task/task-links.ts';
import { isDeclined } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { offeredMoves, type TaskMove } from './task-moves.ts';
import TaskMoveSheet from './TaskMoveSheet.tsx';
import styles from './TaskActions.module.css';

interface TaskActionsProps {
  readonly task: Task;
  /** The page is of this task alone: its next step is the page's. */
  readonly isPage?: boolean;
}

export function TaskActions({ task, isPage = false }: TaskActionsProps) {
  const kind = isPage ? 'primary' : 'plain';
  const { job, actor } = useJobView();
  const [opened, open] = useState<TaskMove | null>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const moves = offeredMoves(actor, task);
  const close = () => open(null);
  const items = moves.map(({ move, label, verdict }) => ({
    key: move,
    label,
    refusedBecause: verdict.ok ? null : sayError(verdict.code, verdict.details),
  }));
  return (
    <span className={styles.actions}>
      {mayReview(actor, task) ? (
        <Link className={buttonClass({ kind })} to={reviewPath({ id: task.id, constructionId: job.id })} aria-label={`Review ${task.name}`}>
          <Icon of={ClipboardCheck} size="s" />
          Review
        </Link>
      ) : null}
      {moves.some(({ move, verdict }) => move === 'issue' && verdict.ok) ? (
        <Button kind={kind} icon={Send} aria-label={`Issue to field: ${task.name}`} onClick={() => open('issue')}>
          Issue to field
        </Button>
      ) : null}
      {isDeclined(task) && moves.some(({ move, verdict }) => move === 'reassign' && verdict.ok) ? (
        <Button kind={kind} icon={UserRoundCog} aria-label={`Reassign ${task.name}`} onClick={() => open('reassign')}>
          Reassign
        </Button>
      ) : null}
      {moves.length === 0 ? null : (
        <MenuButton
          label={`Actions on ${task.name}`}
          side="end"
          of="section, tr"
          items={items}
          isOpen={isMenuOpen}
          onOpen={setIsMenuOpen}
          onChoose={(key) => open(moves.find(({ move }) => move === key)?.move ?? null)}
          button={(wiring) => (
            <Button {...wiring} icon={MoreHorizontal} aria-label={`Actions on ${task.name}`}>
              Actions
            </Button>
          )}
        />
      )}
      {opened === null ? null : <TaskMoveSheet task={task} move={opened} onClose={close} />}
    </span>
  );
}
