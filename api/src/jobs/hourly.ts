// Runs a piece of work at the start and then every hour, one at a time. What it did is told to the log when it did something.
import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;
const STOP_MS = 3_000;

export interface HourlyWork {
  /** Lets a run that is under way finish, if it soon does; it may break off anywhere. */
  stop(): Promise<void>;
}

/** @param work answers what it did, or null when another process is at it. */
export function startHourly(log: Logger, name: string, work: () => Promise<Readonly<Record<string, number>> | null>): HourlyWork {
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const counts = await work();
      if (counts !== null && Object.values(counts).some((count) => count > 0)) log.info(counts, name);
    } catch (error) {
      log.warn({ err: error }, `${name}: not done; tried again within the hour`);
    }
  };
  const next = () => {
    running = running.then(run);
  };
  next();
  const timer = setInterval(next, HOUR_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.race([running, new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())]);
    },
  };
}
