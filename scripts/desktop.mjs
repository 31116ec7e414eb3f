// `npm run desktop [-- --url <server>]`: builds what is stale, fetches Electron the first time, opens the console in its own window.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { electronProgram, fetchElectron } from './electron/fetch-electron.mjs';
import { Failure, reportAndExit } from './process/failure.mjs';
import { loadEnvFile, projectDir } from './process/project.mjs';
import { runningServer } from './sign-in/server-address.mjs';
import { SHELL, buildStale } from './start/builds.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

const electronDir = path.join(projectDir, 'node_modules/electron');
/** Electron's own downloader and the desktop's database want it. */
const LEAST_NODE = { major: 22, minor: 14 };

/** @param {string} version as process.versions.node has it */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LEAST_NODE.major || (major === LEAST_NODE.major && minor >= LEAST_NODE.minor);
}

async function main() {
  loadEnvFile();
  const { values } = parseArgs({ args: process.argv.slice(2), options: { url: { type: 'string' } } });
  const named = process.env.ELECTRON_EXEC_PATH;
  if (!named && !isNewEnough(process.versions.node))
    throw new Failure(
      `npm run desktop needs Node ${LEAST_NODE.major}.${LEAST_NODE.minor} or later: this is ${process.versions.node}. The browser shows the same console.`,
    );
  const say = progress();
  const server = await runningServer(values.url);
  await installMissing({ dev: true, say });
  await fetchElectron({ electronDir, say });
  await buildStale({ say, only: 'console' });
  await buildStale({ say, only: SHELL });
  say(`Opening the console of ${server}`);
  const child = spawn(electronProgram(electronDir) ?? '', [path.join(projectDir, 'desktop')], {
    stdio: 'inherit',
    env: { ...process.env, LOTLINE_SERVER: server },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => reportAndExit(new Failure(`Electron did not start: ${error.message}`)));
  child.on('exit', (code) => process.exit(code ?? 0));
}

if (import.meta.filename === process.argv[1]) main().catch(reportAndExit);
