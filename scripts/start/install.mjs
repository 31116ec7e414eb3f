// Are the packages that package-lock.json names in node_modules? Read from npm's own record of what it put there.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { withLock } from '../process/lock.mjs';
import { projectDir } from '../process/project.mjs';
import { lastLines, npmCommand, run } from '../process/run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Names of what is missing or of another version. Optional packages are left out: which of them fit this machine, only npm knows.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} present
 */
export function missingPackages(wanted, present, withDev) {
  return Object.entries(wanted)
    .filter(([at, pack]) => at.includes('node_modules/') && !pack.optional)
    .filter(([, pack]) => withDev || (!pack.dev && !pack.devOptional))
    .filter(([at, pack]) => (pack.link ? !present[at] : present[at]?.version !== pack.version))
    .map(([at]) => at);
}

function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

function needed(withDev) {
  const wanted = packagesOf(path.join(projectDir, 'package-lock.json'));
  const present = packagesOf(path.join(projectDir, 'node_modules', '.package-lock.json'));
  if (wanted === null) throw new Failure('package-lock.json is missing or cannot be read: take it from the repository again.');
  return present === null ? 'nothing is installed yet' : (missingPackages(wanted, present, withDev)[0] ?? null);
}

/** Development packages that were installed once stay: `npm test` and `npm start` do not undo each other. */
function hasDevelopmentPackages() {
  return fs.existsSync(path.join(projectDir, 'node_modules', 'jest'));
}

/**
 * @param {{ dev: boolean, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether something was installed
 */
export async function installMissing({ dev, say }) {
  if (needed(dev) === null) return false;
  return withLock(path.join(projectDir, '.npm-install.lock'), async () => {
    if (needed(dev) === null) return false;
    const all = dev || hasDevelopmentPackages();
    say('Installing packages (the first time takes a minute or two)');
    // not `npm ci`: it refuses a lock without every foreign platform's optional packages, which not every registry has
    const args = ['install', '--no-save', all ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const [command, commandArgs] = npmCommand(args);
    const { code, output } = await run(command, commandArgs, { cwd: projectDir });
    if (code !== 0)
      throw new Failure(
        `${lastLines(output, 12)}\n\nThe packages could not be installed: see npm's words above, check the network and the npm registry, then start again.`,
      );
    return true;
  });
}
