// GET /api/sync/jobs, line by line (NDJSON): the job list of one person since a cursor, for a store of its own (decision 085).
/** @typeParam Row a job as the list's own read has it; amounts are null for who may not see them */
export type JobLine<Row> =
  /** First line of everything: with the last cursor of it, what was stored before is no longer so. */
  | { readonly beginAnew: true }
  | { readonly job: Row }
  /** No longer in this person's list. */
  | { readonly gone: number }
  /** What stands above it has come whole: a broken read goes on from here, and may be sent some of it twice. */
  | { readonly cursor: string; readonly more: boolean };
