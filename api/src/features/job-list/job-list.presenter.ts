// What of a listed job reaches whom, and of a column of the board.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { rowPresenter, type PresentRow } from '../../platform/list/present-row.ts';
import type { BoardColumn } from './job-board.queries.ts';
import type { JobBoardColumn } from './job-board.type.ts';

export const jobPresenter = (actor: Actor): PresentRow<typeof JOB_LIST> => rowPresenter(JOB_LIST, actor);

export function presentBoardColumn({ status, counted, cards }: BoardColumn, actor: Actor): JobBoardColumn {
  return {
    status,
    count: Math.min(counted, MOST_COUNTED),
    isCountCapped: counted > MOST_COUNTED,
    cards: cards.map(jobPresenter(actor)),
  };
}
