// For work that answers a stream of notices: many notices at once cost two runs and not many.

/** Runs the work at once; calls during a run are answered by one more run after it, which sees everything that was there by then. */
export function onceAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work().catch(() => undefined);
    } while (isAskedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
