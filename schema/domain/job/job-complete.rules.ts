// When a job is complete: by its status alone (domain.md §2; decision 051). The counts of a project, the lists, their figures, what is late and the
// field list all ask here; the database asks FINISHED_STATUSES (0051, job-complete.sql), and a test holds the two together.
/** In small letters: *Complete* of domain.md. */
const COMPLETE = 'complete';

/** In small letters: Complete, and Closed, which comes after it (screens.md §2.7). */
export const FINISHED_STATUSES = [COMPLETE, 'closed'] as const;

/** Complete in the words of domain.md, as the groups of the field list have it: whatever its case, and nothing else. */
export const isCompleteStatus = (status: string): boolean => status.toLowerCase() === COMPLETE;

/** In small letters: nothing more is done on a job of these. A cancelled one was never completed. */
export const ENDED_STATUSES = [...FINISHED_STATUSES, 'cancelled'] as const;

interface JobStanding {
  readonly status: string;
}

/** Its project counts it as complete. */
export const isJobComplete = ({ status }: JobStanding): boolean => FINISHED_STATUSES.some((one) => one === status.toLowerCase());

/** Nothing is to be done any more: it is no open job, and not overdue. */
export const isJobEnded = ({ status }: JobStanding): boolean => ENDED_STATUSES.some((one) => one === status.toLowerCase());
