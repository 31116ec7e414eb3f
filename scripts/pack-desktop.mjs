// `npm run pack-desktop -- --server <origin> --updates <address> [--folder]`: makes the installers of this system, for one server.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, reportAndExit } from './process/failure.mjs';
import { loadEnvFile, projectDir } from './process/project.mjs';
import { lastLines, run } from './process/run.mjs';
import { buildStale } from './start/builds.mjs';
import { installMissing } from './start/install.mjs';
import { progress } from './start/welcome.mjs';

const desktopDir = path.join(projectDir, 'desktop');
const ownSystem = () => ({ win32: '--win', darwin: '--mac' })[process.platform] ?? '--linux';

/**
 * What a package would be made for.
 * @param {{ server?: string, updates?: string }} named
 * @returns {{ server: string, updates: string }} an origin and an address
 * @throws {Failure} a sentence for what is missing or is none
 */
export function readAddresses({ server = '', updates = '' }) {
  const isSafe = (text) => URL.canParse(text) && new URL(text).protocol === 'https:';
  if (!isSafe(server) || new URL(server).origin !== server)
    throw new Failure(`--server is "${server}": write the origin of the server that this program belongs to, as https://lotline.example.`);
  if (!isSafe(updates)) throw new Failure(`--updates is "${updates}": write the https address where installed programs find new versions.`);
  return { server, updates };
}

/**
 * @param {{ server: string, updates: string, isFolder: boolean, config?: string, system?: string, say: (line: string) => void }} options
 *   isFolder: the program's folder, without an installer; config: electron-builder's, from the desktop's folder; system: its word for one
 * @throws {Failure} with what electron-builder said
 */
export async function packDesktop({ server, updates, isFolder, config = 'packing/electron-builder.config.ts', system = ownSystem(), say }) {
  await buildStale({ say, only: 'console' });
  const env = { ...process.env, NODE_ENV: 'production', LOTLINE_SERVER: server, LOTLINE_UPDATES: updates };
  say(`Building the program for ${server}`);
  await ran(run(process.execPath, [path.join(desktopDir, 'packing/build-shell.mjs'), 'packing/dist/program'], { cwd: projectDir, env }));
  say('Packing: electron-builder fetches Electron the first time');
  const builder = path.join(projectDir, 'node_modules/electron-builder/cli.js');
  const args = ['--projectDir', desktopDir, '--config', config, '--publish', 'never', system];
  await ran(run(process.execPath, [builder, ...args, ...(isFolder ? ['--dir'] : [])], { cwd: desktopDir, env }));
}

/** @param {Promise<import('./process/run.mjs').Ended>} ending */
async function ran(ending) {
  const { code, output } = await ending;
  if (code !== 0)
    throw new Failure(`${lastLines(output, 30)}\n\nThe desktop could not be packed: mend what stands above, then pack again.`);
}

async function main() {
  loadEnvFile();
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { server: { type: 'string' }, updates: { type: 'string' }, folder: { type: 'boolean' } },
  });
  const addresses = readAddresses(values);
  const say = progress();
  await installMissing({ dev: true, say });
  await packDesktop({ ...addresses, isFolder: values.folder === true, say });
  say('The packages lie in desktop/packing/dist/packages');
}

if (import.meta.filename === process.argv[1]) main().catch(reportAndExit);
