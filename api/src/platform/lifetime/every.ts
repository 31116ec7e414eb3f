// Periodic work while the server runs. Tests move its clock themselves.

/** Runs the work every so many milliseconds, until the returned function is called; it does not keep the process alive. */
export type Every = (milliseconds: number, work: () => Promise<unknown>) => () => void;

export const everyInterval: Every = (milliseconds, work) => {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
