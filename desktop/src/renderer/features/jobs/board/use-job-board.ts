// The board of the jobs that a query finds, with what was moved applied to it.
import { useMemo } from 'react';
import type { ListState } from '../../../platform/grid/list-state.ts';
import type { ListQuery } from '../../../platform/list/list-query.ts';
import type { JobRow } from '../../../platform/job-list/job-row.ts';
import { boardAsList, landsUnseen, withMoves } from './board.ts';
import { useBoardRead, type BoardRead } from './use-board-read.ts';
import { useMoveCard, type MovedCards } from './use-move-card.ts';

export interface JobBoard extends BoardRead, Pick<MovedCards, 'undo'> {
  readonly move: (card: JobRow, to: string) => void;
  /** It was put on hold by that action, with its reason. */
  readonly held: (card: JobRow, to: string, actionId: string) => void;
  readonly asList: ListState<JobRow>;
}

/** @param isWanted nothing is read while the list is shown instead */
export function useJobBoard(query: ListQuery, isWanted: boolean): JobBoard {
  const read = useBoardRead(query, isWanted);
  const moved = useMoveCard(read.readAgain);
  const { columns } = read;
  const { moves } = moved;
  const shown = useMemo(() => (columns === null ? null : withMoves(columns, moves)), [columns, moves]);
  const show = (card: JobRow, to: string) => {
    if (shown !== null && landsUnseen(shown, card, to)) read.openFurther(to);
  };
  const { undo } = moved;
  return {
    ...read,
    undo,
    move: (card, to) => {
      show(card, to);
      moved.move(card, to);
    },
    held: (card, to, actionId) => {
      show(card, to);
      moved.held(card, to, actionId);
    },
    columns: shown,
    asList: boardAsList({ ...read, columns: shown }),
  };
}
