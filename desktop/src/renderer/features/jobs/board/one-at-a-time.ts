/** Runs `work` now, or once more after the run that is under way, however often it is asked for meanwhile: never two at a time. */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let asked = 0;
  let running: Promise<void> | null = null;
  const runAll = async (): Promise<void> => {
    for (let seen = 0; seen !== asked;) {
      seen = asked;
      await work();
    }
  };
  return () => {
    asked += 1;
    running ??= runAll().finally(() => {
      running = null;
      asked = 0;
    });
    return running;
  };
}
