// `npm run dev`: the same server as npm start, from the sources: the API restarts, both apps are built again
// and their pages load again as files change.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { reportAndExit } from './process/failure.mjs';
import { endProcess, markOf } from './process/identity.mjs';
import { loadEnvFile, projectDir, readStartSettings } from './process/project.mjs';
import { makeDataDir } from './postgres/place.mjs';
import { removeCompressed } from './start/compress.mjs';
import { openDatabase } from './start/database.mjs';
import { installMissing } from './start/install.mjs';
import { endOrphans, mustBeFree } from './start/port.mjs';
import { writeRun } from './start/run-file.mjs';
import { progress } from './start/welcome.mjs';

const say = progress();
/** @type {(() => Promise<unknown>)[]} */
const started = [];
let stopping = false;

/** Each child in a process group of its own, so that Ctrl-C reaches it in our order and takes its own children along. */
function keepRunning(args, cwd, env) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit', detached: true });
  const mark = markOf(child.pid ?? 0);
  started.push(() => endProcess(mark, 5000));
  return mark;
}

async function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const stop of started.splice(0).reverse()) await stop();
}

async function main() {
  loadEnvFile();
  const settings = readStartSettings(process.env);
  await makeDataDir(settings.dataDir);
  await endOrphans(settings.dataDir);
  await mustBeFree(settings);
  await installMissing({ dev: true, say });
  const opening = openDatabase(settings);
  started.push(() => opening.then((it) => it.stop()).catch(() => {}));
  const database = await opening;
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: settings.dataDir, WEB_ROOT: '' };
  for (const room of ['field-pwa', 'desktop'])
    if (fs.existsSync(path.join(projectDir, room, 'index.html'))) {
      await removeCompressed(path.join(projectDir, room, 'dist'));
      keepRunning(
        ['node_modules/vite/bin/vite.js', 'build', room, '--watch', '--mode', 'development', '--logLevel', 'warn'],
        projectDir,
        env,
      );
    }
  // from the project's folder, where the apps lie once they are built; the decorators' setting stands in the API's own tsconfig
  const apiEnv = { ...env, TSX_TSCONFIG_PATH: path.join(projectDir, 'api/tsconfig.json') };
  const api = keepRunning(['--watch', '--watch-preserve-output', '--import', 'tsx', 'api/src/main.ts'], projectDir, apiEnv);
  writeRun(settings.dataDir, { api, port: settings.port, url: null });
  say(`Watching the files; the server will be at http://localhost:${settings.port}. Ctrl-C stops everything.`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll().then(() => process.exit(0)));

main().catch(async (error) => {
  await stopAll();
  reportAndExit(error);
});
