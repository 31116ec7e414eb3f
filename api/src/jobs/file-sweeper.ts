// Runs the sweep of files at the start and then every hour, one at a time; the database's lock keeps it to one process.
import { sweepFiles, type SweepDeps } from './sweep-files.ts';

const HOUR_MS = 3_600_000;
const STOP_MS = 3_000;

export interface FileSweeper {
  /** Lets a sweep that is under way finish, if it soon does; it may break off anywhere. */
  stop(): Promise<void>;
}

export function startFileSweeper(deps: SweepDeps): FileSweeper {
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const counts = await sweepFiles(deps);
      if (counts !== null && Object.values(counts).some((count) => count > 0)) deps.log.info(counts, 'files swept');
    } catch (error) {
      deps.log.warn({ err: error }, 'files could not be swept; tried again within the hour');
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
