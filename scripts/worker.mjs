// `npm run worker`: the jobs of the server in a process of their own, on the database that npm start uses, whether it runs or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { makeDataDir } from './postgres/place.mjs';
import { endProcess, markOf } from './process/identity.mjs';
import { loadEnvFile, projectDir, readStartSettings } from './process/project.mjs';
import { keepToStop, runCommand } from './process/started.mjs';
import { buildStale } from './start/builds.mjs';
import { openDatabase } from './start/database.mjs';
import { installMissing } from './start/install.mjs';

/** On stderr: what the command answers is all that is on stdout. */
const say = (line) => console.error(line);

async function main() {
  loadEnvFile();
  const settings = readStartSettings(process.env);
  await makeDataDir(settings.dataDir);
  await installMissing({ dev: false, say });
  await buildStale({ say, only: 'API' });
  const database = await keepToStop(openDatabase(settings));
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: settings.dataDir };
  const args = ['--enable-source-maps', path.join(projectDir, 'api/dist/worker.js'), ...process.argv.slice(2)];
  // in a group of its own: Ctrl-C reaches it through us alone, and before the database
  const child = spawn(process.execPath, args, { cwd: projectDir, env, stdio: 'inherit', detached: true });
  const mark = markOf(child.pid ?? 0);
  void keepToStop({ stop: () => endProcess(mark, 15_000) });
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
}

await runCommand(main);
