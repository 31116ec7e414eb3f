// What a job is, and what comes again by the clock (decision 031).

/**
 * One kind of job: may run twice, and may break off anywhere. The signal says that the process is about to stop.
 * @param lastError what the try before this one threw, in words; null at the first, and when its process was killed
 * @returns how much it did, for the log; null when there was nothing to do or another was at it.
 */
export type Job = (payload: unknown, signal: AbortSignal, lastError?: string | null) => Promise<Readonly<Record<string, number>> | null>;

export interface Recurring {
  readonly job: string;
  /** As cron writes it, in UTC. */
  readonly at: string;
}

/** After that many a job is given up, and listed until somebody looks. Between them it rests longer each time: 3, 7, 20, 55 s. */
export const MOST_TRIES = 5;
