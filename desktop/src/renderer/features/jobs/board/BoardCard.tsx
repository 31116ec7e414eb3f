// A job on the board: work order and due day, where, what is next and with whom.
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Ellipsis, Zap } from 'lucide-react';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { placeBelow, type MenuPlace } from '../../../platform/frame/MenuAt.tsx';
import { isForOwnMenu, placeOfPointer } from '../../../platform/frame/own-menu.ts';
import { OnsiteMark, PlainTag } from '../../../platform/list/Cells.tsx';
import { isJobLate, jobPath, shortAddress, type JobRow } from '../../../platform/job-list/job-row.ts';
import { useCardDrag } from './use-card-drag.ts';
import styles from './JobsBoard.module.css';

export interface CardActions {
  readonly point: (id: number) => void;
  readonly open: (id: number) => void;
  /** Where it may go, as a menu. */
  readonly ask: (card: JobRow, at: MenuPlace) => void;
  readonly drag: (card: JobRow | null) => void;
  readonly drop: (card: JobRow, status: string | null) => void;
}

interface BoardCardProps {
  readonly card: JobRow;
  readonly today: CalendarDay;
  readonly isCursor: boolean;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly actions: CardActions;
}

export const BoardCard = memo(function BoardCard({ card, today, isCursor, isStop, isPicked, actions }: BoardCardProps) {
  const { id, workOrder, acceleratedJob } = card;
  const place = useRef<HTMLLIElement>(null);
  const isDragged = useCardDrag(
    place,
    () => actions.drag(card),
    (status) => actions.drop(card, status),
  );
  return (
    <li
      ref={place}
      className={styles.card}
      tabIndex={isStop ? 0 : -1}
      data-card={id}
      data-cursor={isCursor || undefined}
      data-picked={isPicked || undefined}
      data-dragged={isDragged || undefined}
      onDoubleClick={() => actions.open(id)}
      onContextMenu={(event) => {
        if (!isForOwnMenu(event.target)) return;
        event.preventDefault();
        actions.ask(card, placeOfPointer(event));
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, button') === null) actions.point(id);
      }}
    >
      <div className={styles.line}>
        <Link to={jobPath(id)} tabIndex={-1} draggable={false}>
          {workOrder}
        </Link>
        {acceleratedJob ? <Mark /> : null}
        {isPicked ? <span className={words.sr}>selected</span> : null}
        <span className={styles.room} />
        <Due card={card} today={today} />
        <IconButton
          icon={Ellipsis}
          label={`Move ${workOrder}`}
          aria-haspopup="menu"
          tabIndex={-1}
          className={styles.ask}
          onClick={({ currentTarget }) => actions.ask(card, placeBelow(currentTarget))}
        />
      </div>
      <div className={styles.place}>{shortAddress(card)}</div>
      <NextTask task={card.nextTask} />
    </li>
  );
});

function Mark() {
  return (
    <>
      <Icon of={Zap} />
      <span className={words.sr}>Accelerated</span>
    </>
  );
}

function Due({ card, today }: { readonly card: JobRow; readonly today: CalendarDay }) {
  if (card.dueDate === null) return null;
  const isLate = isJobLate(card, today);
  return (
    <span className={classes(styles.due, isLate && styles.late)}>
      <span className={words.sr}>{isLate ? 'was due' : 'due'}</span> {formatNearDay(card.dueDate, today)}
    </span>
  );
}

function NextTask({ task }: { readonly task: JobRow['nextTask'] }) {
  if (task === null) return null;
  return (
    <div className={styles.line}>
      <span className={classes(words.cut, words.muted)}>{[task.name, task.group].filter((part) => part !== null).join(' · ')}</span>
      {task.group === null ? <PlainTag>no crew</PlainTag> : null}
      {task.isOnsite ? <OnsiteMark /> : null}
    </div>
  );
}
