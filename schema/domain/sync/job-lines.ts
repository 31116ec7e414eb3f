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

/** A longer page is not sent: the job then has its row alone. As JSON. */
export const MOST_PAGE_CHARACTERS = 1_000_000;

/** What the page of an open job shows, each part as the read that the page makes of it answers it; files without their bytes. */
export interface JobPageParts {
  readonly id: number;
  /** As ConstructionQuery: with its tasks, their items and visits, its lines, payments, files and contacts. */
  readonly job: object;
  /** The newest, oldest first: one more than is shown. */
  readonly fieldComments: readonly object[];
  /** The same of the office's; null for who does not read them. */
  readonly internalComments: readonly object[] | null;
  /** Null for who may not see amounts. */
  readonly costs: object | null;
  /** To whom the job was given for a time, the newest first; null for who does not read that. */
  readonly delegations: readonly object[] | null;
  /** Null: nothing is planned, or this person does not read plans. */
  readonly plannedStatus: object | null;
  /** Folders that stand without a file in them, too. */
  readonly folders: readonly string[];
  readonly review: JobReviewParts;
}

/** What the review of a task reads beside the job's page. */
export interface JobReviewParts {
  readonly tasks: readonly { readonly id: number; readonly allowedMoves: readonly string[] }[];
  /** Lines of tasks that the office has decided on. */
  readonly items: readonly { readonly id: number; readonly approvedDate: string }[];
}

/** @typeParam Row a job as the list's own read has it; amounts are null for who may not see them */
export type JobLine<Row> =
  /** First line of everything: with the last cursor of it, what was stored before is no longer so. `count`: how many jobs are to come, as of now. */
  | { readonly beginAnew: true; readonly count: number }
  | { readonly job: Row; readonly foundBy: JobFacts }
  /** No longer in this person's list. */
  | { readonly gone: number }
  /** Every row has come: what follows are pages of open jobs. */
  | { readonly listed: true }
  | { readonly page: JobPageParts }
  /** The job stays in the list and has no page any more: it has ended, or is too large. */
  | { readonly pageGone: number }
  /** What stands above it has come whole: a broken read goes on from here, and may be sent some of it twice. */
  | { readonly cursor: string; readonly more: boolean };
