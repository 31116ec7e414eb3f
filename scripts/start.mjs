// `npm start`: installs what is missing, builds what is stale, starts the database and the API, and stops both in order.
// Only node:* may be imported here and below, because nothing is installed yet on a fresh clone.
import path from 'node:path';
import { Failure, reportAndExit } from './process/failure.mjs';
import { loadEnvFile, projectDir, readStartSettings } from './process/project.mjs';
import { makeDataDir } from './postgres/place.mjs';
import { launchApi, untilReady } from './start/api-process.mjs';
import { buildStale } from './start/builds.mjs';
import { openDatabase } from './start/database.mjs';
import { installMissing } from './start/install.mjs';
import { endOrphans, mustBeFree } from './start/port.mjs';
import { writeRun } from './start/run-file.mjs';
import { progress, welcomeText } from './start/welcome.mjs';

const began = Date.now();
const say = progress(began);
/** @type {(() => Promise<unknown>)[]} what has been started, the last first to stop */
const started = [];
let stopping = false;

async function stopAll() {
  for (const stop of started.splice(0).reverse()) await stop();
}

async function onSignal() {
  if (stopping) process.exit(1);
  stopping = true;
  console.log('\nStopping …');
  await stopAll();
  console.log('Stopped.');
  process.exit(0);
}

async function main() {
  loadEnvFile();
  const settings = readStartSettings(process.env);
  await makeDataDir(settings.dataDir);
  if (await endOrphans(settings.dataDir)) say('Ended the API that an earlier start left behind');
  await mustBeFree(settings);
  await installMissing({ dev: false, say });
  await buildStale({ say });

  say(settings.databaseUrl === null ? 'Starting the database' : 'Using the database that DATABASE_URL names');
  const opening = openDatabase(settings);
  started.push(() => opening.then((it) => it.stop()).catch(() => {}));
  const database = await opening;

  say('Starting the API');
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: settings.dataDir, PORT: String(settings.port), HOST: settings.host };
  const api = launchApi({ env, logFile: path.join(settings.dataDir, 'api.log') });
  started.push(api.stop);
  writeRun(settings.dataDir, { api: api.mark, port: settings.port, url: null });
  const info = await untilReady(api);
  writeRun(settings.dataDir, { api: api.mark, port: settings.port, url: info.url });
  console.log(
    welcomeText(info, { place: shown(database.place), logFile: shown(api.logFile), seconds: ((Date.now() - began) / 1000).toFixed(1) }),
  );

  const sentence = await Promise.race([api.ended, database.watch(say)]);
  if (!stopping) throw new Failure(sentence);
}

function shown(place) {
  return place.startsWith(`${projectDir}${path.sep}`) ? path.relative(projectDir, place) : place;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void onSignal());

main().catch(async (error) => {
  if (stopping) return;
  stopping = true;
  await stopAll();
  reportAndExit(error);
});
