// One try of a job to hand something to a gateway outside.

/** Of one try; a job that waits longer holds a slot of the queue for nobody. */
const ANSWER_MS = 15_000;

/** Aborts with the job, or when the gateway has not answered in time. */
export const untilAnswered = (job: AbortSignal): AbortSignal => AbortSignal.any([job, AbortSignal.timeout(ANSWER_MS)]);
