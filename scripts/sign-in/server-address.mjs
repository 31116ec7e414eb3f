// Which running server a command means: the one that is named, the one that this data folder knows, else PORT of this machine.
import { Failure } from '../process/failure.mjs';
import { isAlive } from '../process/identity.mjs';
import { readStartSettings } from '../process/project.mjs';
import { readRuns } from '../start/run-file.mjs';

/** @param {string | undefined} named */
export async function runningServer(named) {
  const { dataDir, port } = readStartSettings(process.env);
  const live = readRuns(dataDir).find((run) => run.url !== null && isAlive(run.starter) && (!process.env.PORT || run.port === port));
  const url = (named ?? live?.url ?? process.env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const answer = await fetch(`${url}/healthz`).catch(() => null);
  if (answer?.ok) return url;
  throw new Failure(`No Lotline answers at ${url}: run npm start first, or name the server by --url.`);
}
