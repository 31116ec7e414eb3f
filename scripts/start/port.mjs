// Is the address free? Our own leftover is ended; a stranger, or a Lotline that lives, keeps it and is named.
import net from 'node:net';
import fs from 'node:fs';
import { Failure } from '../process/failure.mjs';
import { endProcess, isAlive } from '../process/identity.mjs';
import { readRuns } from './run-file.mjs';

/** @returns {Promise<string | null>} the code of the refusal, null when the address is free */
function refusal(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? 'UNKNOWN'));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

function sayPortRefusal(code, host, port) {
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program: stop that one, or start with another, as in PORT=${port + 1} npm start.`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user: choose one above 1023, as in PORT=4000 npm start.`;
  return `HOST "${host}" is no address of this machine (${code}): leave it out for localhost, or set it to one that is.`;
}

/** Ends the APIs whose starter was killed. @returns {Promise<number>} how many there were */
export async function endOrphans(dataDir) {
  const dead = readRuns(dataDir).filter((run) => !isAlive(run.starter));
  const orphans = dead.flatMap((run) => (isAlive(run.api) && run.api ? [run.api] : []));
  await Promise.all(orphans.map((api) => endProcess(api)));
  for (const run of dead) fs.rmSync(run.file, { force: true });
  return orphans.length;
}

/** @param {import('../process/project.mjs').StartSettings} settings */
export async function mustBeFree({ host, port, dataDir }) {
  const code = await refusal(host, port);
  if (code === null) return;
  const own = readRuns(dataDir).find((run) => run.port === port && isAlive(run.starter));
  if (own && code === 'EADDRINUSE')
    throw new Failure(
      `Lotline runs already on PORT ${port} (process ${own.starter.pid}): use that one, stop it, or start with another, as in PORT=${port + 1} npm start.`,
    );
  throw new Failure(sayPortRefusal(code, host, port));
}
