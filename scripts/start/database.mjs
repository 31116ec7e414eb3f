// The database of one start: the one that DATABASE_URL names, or the embedded one, watched and started again when it dies.
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { isAlive, markOf, pause } from '../process/identity.mjs';
import { withLock } from '../process/lock.mjs';
import { ensurePostgres } from '../postgres/launcher.mjs';
import { hasOtherRuns, removeRun, writeRun } from './run-file.mjs';

/** @typedef {{ url: string, place: string, stop: () => Promise<void>, watch: (say: (line: string) => void) => Promise<never> }} StartDatabase */

const never = () => /** @type {Promise<never>} */ (new Promise(() => {}));

/** Starting and stopping pass one door, so that nobody adopts a database that is about to stop. */
const door = (dataDir) => path.join(dataDir, 'start.lock');

/**
 * @param {import('../process/project.mjs').StartSettings} settings
 * @returns {Promise<StartDatabase>}
 */
export async function openDatabase({ dataDir, port, databaseUrl }) {
  if (databaseUrl !== null) {
    writeRun(dataDir, { api: null, port, url: null });
    return { url: databaseUrl, place: 'from DATABASE_URL', stop: async () => removeRun(dataDir), watch: never };
  }
  const postgres = await withLock(door(dataDir), () => {
    writeRun(dataDir, { api: null, port, url: null });
    return ensurePostgres({ dataDir });
  });
  let stopping = false;
  let server = markOf(postgres.pid);
  const watch = async (say) => {
    for (;;) {
      await pause(500);
      if (stopping) return never();
      if (isAlive(server)) continue;
      say('The database ended unexpectedly; starting it again');
      const again = await withLock(door(dataDir), () => ensurePostgres({ dataDir, port: postgres.port }));
      if (again.port !== postgres.port)
        throw new Failure('The embedded database was restarted by somebody else on another port: start Lotline again.');
      server = markOf(again.pid);
    }
  };
  const stop = async () => {
    stopping = true;
    await withLock(door(dataDir), async () => {
      removeRun(dataDir);
      if (!hasOtherRuns(dataDir)) await postgres.stop();
    });
  };
  return {
    url: postgres.url,
    place: postgres.moved ? `${postgres.dir}, because its user cannot reach ${dataDir}` : postgres.dir,
    stop,
    watch,
  };
}
