// The queue's own tables, in a schema of their own, brought up to date by the library itself (decision 031).
import { Logger, runMigrations } from 'graphile-worker';

/** Nothing is said of it: what a migration does shows in its result. */
const silent = new Logger(() => () => undefined);

/** The caller sees to it that one process does this at a time. */
export function installQueue(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl, logger: silent, maxPoolSize: 2 });
}
