// What GET /api/sync/field sends: what changed for this person since a cursor (contract/rest.md; decision 036). Scalars as on the wire of GraphQL.
import type { CustomTask } from '../custom-task/custom-task.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import type { FieldTask } from '../task/field-task.ts';

/** The list stands in the order of the days, which a custom task does not tell. */
export interface ReplicaCustomTask extends CustomTask {
  readonly dueDate: CalendarDay | null;
}

/** @typeParam Job a job as ConstructionQuery answers it, with the newest comments of its chat: one more than is shown says that there are earlier ones */
export interface FieldPull<Job> {
  /** Handed back at the next pull. */
  readonly cursor: string;
  /** This is the first page of everything: with its last page, what was held before is no longer so. */
  readonly beginAnew: boolean;
  /** Another page waits already. */
  readonly more: boolean;
  /** Each has a task on this person's list. */
  readonly jobs: readonly Job[];
  /** The rows of these jobs, as the list's own read has them: all that it shows of them. */
  readonly rows: readonly FieldTask[];
  readonly goneJobIds: readonly number[];
  readonly customTasks: readonly ReplicaCustomTask[];
  readonly goneCustomTaskIds: readonly number[];
}

/** Of a cursor, as text: a longer one was never given. */
export const MOST_CURSOR_CHARACTERS = 1_000;
