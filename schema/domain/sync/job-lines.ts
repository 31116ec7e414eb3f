// GET /api/sync/jobs, line by line (NDJSON): the job list of one person since a cursor, for a store of its own (decision 085).

/** Of the answer: the company's zone (IANA), by which days are counted and instants are written. */
export const TIME_ZONE_HEADER = 'Lotline-Time-Zone';

/** What the list's filters look at beside the columns of a row, by the keys of the filters. */
export interface JobFacts {
  /** As job-search.rules folds it, a space before and after. */
  readonly search: string;
  readonly projectIds: number | null;
  /** Groups with a task of the job that this person reads. */
  readonly groupIds: readonly number[];
  /** Names and days that are no column (column-of-filter). */
  readonly [filter: string]: string | number | readonly number[] | null;
}

/** @typeParam Row a job as the list's own read has it; amounts are null for who may not see them */
export type JobLine<Row> =
  /** First line of everything: with the last cursor of it, what was stored before is no longer so. `count`: how many jobs are to come, as of now. */
  | { readonly beginAnew: true; readonly count: number }
  | { readonly job: Row; readonly foundBy: JobFacts }
  /** No longer in this person's list. */
  | { readonly gone: number }
  /** What stands above it has come whole: a broken read goes on from here, and may be sent some of it twice. */
  | { readonly cursor: string; readonly more: boolean };
