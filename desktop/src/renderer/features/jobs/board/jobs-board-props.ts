// What the jobs' screen gives to its board, and hears from it.
import type { ReactNode } from 'react';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { BoardKeysProps } from './use-board-keys.ts';
import type { JobBoard } from './use-job-board.ts';

export interface JobsBoardProps extends Omit<BoardKeysProps, 'columns'> {
  readonly board: JobBoard;
  readonly today: CalendarDay;
  readonly listPathOf: (status: string) => string;
  readonly empty: ReactNode;
}
