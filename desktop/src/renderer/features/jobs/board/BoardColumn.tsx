// A status of the board: its name and count, its cards, the way to more of them; while a card is dragged, whether it takes it and why not.
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Ban } from 'lucide-react';
import { BOARD_CARDS, MOST_BOARD_CARDS } from '@lotline/schema/domain/job/job-board.rules';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Picked } from '../../../platform/grid/grid-selection.ts';
import { countInWords } from '../../../platform/grid/list-state.ts';
import { StatusMark } from '../../../platform/list/StatusMark.tsx';
import type { BoardColumn as Column } from './board.ts';
import { BoardCard, type CardActions } from './BoardCard.tsx';
import { useColumnDrop } from './use-card-drag.ts';
import styles from './JobsBoard.module.css';

interface BoardColumnProps {
  readonly column: Column;
  readonly today: CalendarDay;
  readonly cursorId: number | null;
  /** The card that the Tab key leads to. */
  readonly stopId: number | null;
  readonly picked: Picked;
  readonly actions: CardActions;
  /** What it says to the card that is dragged; null while none is, or it is its own. */
  readonly verdict: Verdict | null;
  /** Address of the list of this status alone. */
  readonly listPath: string;
  readonly isOpened: boolean;
  readonly onOpenFurther: (status: string) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, verdict, today, cursorId, stopId, picked, actions } = props;
  const { status, cards } = column;
  const place = useRef<HTMLElement>(null);
  const title = useId();
  const isOver = useColumnDrop(place, status, verdict?.ok === true);
  return (
    <section
      ref={place}
      className={styles.column}
      aria-labelledby={title}
      data-takes={verdict === null ? undefined : verdict.ok}
      data-over={isOver || undefined}
    >
      <h2 id={title} className={styles.head}>
        <StatusMark status={status} />
        <span className={styles.count}>
          {countInWords(column)}
          <span className={words.sr}>{column.count === 1 ? ' job' : ' jobs'}</span>
        </span>
      </h2>
      {verdict === null || verdict.ok ? null : (
        <p className={styles.refusal}>
          <Icon of={Ban} />
          {sayError(verdict.code, verdict.details)}
        </p>
      )}
      <ul className={styles.cards} aria-labelledby={title}>
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            today={today}
            isCursor={card.id === cursorId}
            isStop={card.id === stopId}
            isPicked={picked.has(card.id)}
            actions={actions}
          />
        ))}
      </ul>
      <More {...props} />
    </section>
  );
}

function More({ column: { status, count, cards }, listPath, isOpened, onOpenFurther }: BoardColumnProps) {
  if (count === 0) return <p className={styles.none}>None</p>;
  if (count <= cards.length) return null;
  if (!isOpened && cards.length <= BOARD_CARDS + 1) {
    const more = Math.min(count, MOST_BOARD_CARDS) - cards.length;
    return (
      <Button className={styles.more} aria-label={`Show ${String(more)} more of ${status}`} onClick={() => onOpenFurther(status)}>
        Show {more} more
      </Button>
    );
  }
  return (
    <Link className={styles.all} to={listPath}>
      Show all in the list
    </Link>
  );
}
