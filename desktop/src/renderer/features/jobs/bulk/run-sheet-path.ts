// Where the run sheet of jobs is: of those that are picked, else of all that the list's filter finds.
import { MOST_RUN_JOBS } from '@lotline/schema/domain/job/run-sheet.rules';
import type { Picked } from '../../../platform/grid/grid-selection.ts';

/** One more than a run sheet has, so that it says that there are more. */
export const runSheetPath = (picked: Picked, asked: string): string =>
  `/jobs/run-sheet?${picked.size === 0 ? asked : `ids=${[...picked].slice(0, MOST_RUN_JOBS + 1).join(',')}`}`;
