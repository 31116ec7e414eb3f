// What a list is read by: pages, single rows, and what has come to it elsewhere.
import type { QueryKey } from '@tanstack/react-query';
import type { GridRowData } from './grid-column.ts';

export interface ListPage<Row extends GridRowData> {
  readonly rows: readonly Row[];
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

export interface ListRead<Row extends GridRowData> {
  /** Names the filter and the sort among the reads. */
  readonly key: QueryKey;
  readonly read: (after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Only these rows, at most 200; a row that is gone is left out. */
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
  /** The job that a row belongs to: what others change is told by jobs. */
  readonly jobOf: (row: Row) => number;
  /** The rows of these jobs, at most 200 of each, that the list's own filter finds; without it nothing is told of what came elsewhere. */
  readonly readOfJobs?: (jobs: readonly number[]) => Promise<readonly Row[]>;
  /** One row is all that a job has in this list: of a job that is loaded nothing more can come. */
  readonly hasOneRowOfJob?: boolean;
  /** False while something else is shown instead: nothing is read. */
  readonly isWanted?: boolean;
}
