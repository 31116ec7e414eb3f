// A job, and the schedule of periodic ones (decision 031).

/**
 * One kind of job: may run twice, and may break off anywhere. The signal says that the process is about to stop.
 * @param lastError the error of the try before; null at the first, and when its process was killed
 * @returns how much it did, for the log; null when there was nothing to do or another runner was at it.
 */
export type Job = (payload: unknown, signal: AbortSignal, lastError?: string | null) => Promise<Readonly<Record<string, number>> | null>;

export interface Recurring {
  readonly job: string;
  /** As cron writes it, in UTC. */
  readonly at: string;
}

/** After so many tries a job is given up, and listed. Between them it rests longer each time: 3, 7, 20, 55 s. */
export const MOST_TRIES = 5;
