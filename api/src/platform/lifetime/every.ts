// Work that comes again and again while the server runs. Tests turn its clock themselves.

/** Runs the work every so many milliseconds, until the returned function is called; the process may end meanwhile. */
export type Every = (milliseconds: number, work: () => Promise<unknown>) => () => void;

export const everyInterval: Every = (milliseconds, work) => {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};
