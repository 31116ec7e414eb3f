// The jobs by status (screens.md §2.5): a column for each, cards that go from one to another by hand or by M, with a way back.
import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import { canMoveCard, holdsCard } from '@lotline/schema/domain/job/job-board.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useActor } from '@lotline/web-session/react/me-context';
import { placeBelow, type MenuPlace } from '../../../platform/frame/MenuAt.tsx';
import { GridBelow } from '../../../platform/grid/GridBelow.tsx';
import { HoldSheet } from '../../../platform/job-actions/HoldSheet.tsx';
import { useHotkeys } from '../../../platform/list/use-hotkeys.ts';
import type { JobRow } from '../../../platform/job-list/job-row.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { CardActions } from './BoardCard.tsx';
import { BoardGhosts } from './BoardGhosts.tsx';
import type { JobsBoardProps } from './jobs-board-props.ts';
import { tabStopOf } from './board.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import styles from './JobsBoard.module.css';

const NO_COLUMNS: readonly never[] = [];

export default function JobsBoard(props: JobsBoardProps) {
  const { board, today, cursorId, picking, empty, listPathOf } = props;
  const { settings, opened, openFurther } = board;
  const columns = board.columns ?? NO_COLUMNS;
  const actor = useActor();
  const keyboard = useBoardKeys({ ...props, columns });
  const [dragged, setDragged] = useState<JobRow | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [holding, setHolding] = useState<Holding | null>(null);
  const moveTo = useMoveTo(props, keyboard.hold, setHolding);
  const { place } = keyboard;
  const askedId = asked?.card.id ?? null;
  const closeMenu = useCallback(
    (isBack: boolean) => {
      if (isBack && askedId !== null) cardOf(place.current, askedId)?.focus();
      setAsked(null);
    },
    [place, askedId],
  );
  const actions = useCardActions({ ...props, moveTo, setAsked, setDragged });
  useHotkeys({
    m: () => {
      const card = board.asList.rows.find(({ id }) => id === cursorId);
      const drawn = cursorId === null ? null : cardOf(keyboard.place.current, cursorId);
      if (card !== undefined && drawn != null) setAsked({ card, at: placeBelow(drawn) });
    },
    u: board.undo,
  });
  return (
    <>
      {/* not a control of its own: its cards are, and it hears their keys */}
      <div
        ref={keyboard.place}
        className={styles.board}
        role="group"
        aria-label="Board of jobs by status"
        aria-busy={board.columns === null || undefined}
        onKeyDown={keyboard.onKeyDown}
        onFocus={keyboard.onFocus}
        onBlur={keyboard.onBlur}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            today={today}
            cursorId={cursorId}
            stopId={tabStopOf(column, cursorId)}
            picked={picking.picked}
            actions={actions}
            verdict={dragged === null || dragged.status === column.status ? null : canMoveCard(actor, dragged, column.status, settings)}
            listPath={listPathOf(column.status)}
            isOpened={opened.includes(column.status)}
            onOpenFurther={openFurther}
          />
        ))}
        {board.asList.isLoading ? <BoardGhosts /> : null}
        {board.asList.rows.length === 0 ? <GridBelow state={board.asList} empty={empty} /> : null}
      </div>
      {asked === null ? null : (
        <MoveMenu
          key={asked.card.id}
          {...asked}
          actor={actor}
          settings={settings}
          onMove={(status) => moveTo(asked.card, status)}
          onClose={closeMenu}
        />
      )}
      {holding === null ? null : (
        <HoldSheet
          job={holding.card}
          status={holding.to}
          onHeld={(actionId) => {
            keyboard.hold();
            board.held(holding.card, holding.to, actionId);
          }}
          onClose={() => setHolding(null)}
        />
      )}
    </>
  );
}

/** The card whose menu is open, and where. */
interface Asked {
  readonly card: JobRow;
  readonly at: MenuPlace;
}

const cardOf = (board: HTMLElement | null, id: number) => board?.querySelector<HTMLElement>(`[data-card="${String(id)}"]`);

/** What is asked for its reason and its end; the card stands where it was meanwhile. */
interface Holding {
  readonly card: JobRow;
  readonly to: string;
}

/** By hand or by key: the cursor goes along with the card. */
function useMoveTo(
  { board, onCursor }: JobsBoardProps,
  hold: () => void,
  askHold: (holding: Holding) => void,
): (card: JobRow, status: string) => void {
  const toast = useToast();
  const actor = useActor();
  return (card, status) => {
    const verdict = canMoveCard(actor, card, status, board.settings);
    if (!verdict.ok) return toast.error(`${card.workOrder} stays ${card.status}. ${sayError(verdict.code, verdict.details)}`);
    hold();
    onCursor(card.id);
    if (holdsCard(card, status, board.settings)) askHold({ card, to: status });
    else board.move(card, status);
  };
}

interface ActionsWish extends JobsBoardProps {
  readonly moveTo: (card: JobRow, status: string) => void;
  readonly setAsked: (asked: Asked) => void;
  readonly setDragged: (card: JobRow | null) => void;
}

/** The same from one drawing to the next, or every card would be drawn again. */
function useCardActions(wish: ActionsWish): CardActions {
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });
  const point = useCallback((id: number) => {
    latest.current.onCursor(id);
    latest.current.onEnter(id);
  }, []);
  return useMemo(
    () => ({
      point,
      open: (id) => latest.current.onOpen(id),
      ask: (card, at) => {
        latest.current.onCursor(card.id);
        latest.current.setAsked({ card, at });
      },
      drag: (card) => latest.current.setDragged(card),
      drop: (card, status) => {
        latest.current.setDragged(null);
        if (status !== null && status !== card.status) latest.current.moveTo(card, status);
      },
    }),
    [point],
  );
}
