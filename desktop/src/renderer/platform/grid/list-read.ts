// How a list is read: pages, single rows, and new rows after a live change.
import type { QueryKey } from '@tanstack/react-query';
import type { GridRowData } from './grid-column.ts';

export interface ListPage<Row extends GridRowData> {
  readonly rows: readonly Row[];
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

export interface ListRead<Row extends GridRowData> {
  /** The query key for the filter and the sort. */
  readonly key: QueryKey;
  readonly read: (after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Only these rows, at most 200; a row that is gone is left out. */
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
  /** The job that a row belongs to: live changes name jobs. */
  readonly jobOf: (row: Row) => number;
  /** The rows of these jobs, at most 200 of each, that match the list's own filter; without it new rows are not reported. */
  readonly readOfJobs?: (jobs: readonly number[]) => Promise<readonly Row[]>;
  /** A job has one row in this list: a job that is loaded can have no more. */
  readonly hasOneRowOfJob?: boolean;
  /** False while something else is shown instead: nothing is read. */
  readonly isWanted?: boolean;
}
