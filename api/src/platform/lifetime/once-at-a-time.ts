// For work that answers a stream of notices: many of them at once are to cost two runs and not many.

/** Runs the work at once; whoever asks while it runs is answered by one more run after its end, which sees all that was there to see by then. */
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
