// The queue's own tables, in a schema of their own, migrated by the library itself (decision 031).
import { Logger, runMigrations } from 'graphile-worker';

/** It logs nothing: a migration shows in its result. */
const silent = new Logger(() => () => undefined);

/** The caller makes sure that one process does this at a time. */
export function installQueue(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl, logger: silent, maxPoolSize: 2 });
}
