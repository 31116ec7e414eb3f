// Electron's program, fetched once by Electron's own downloader: with a sentence, how much of it is here, and nothing half under the final name.
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../process/failure.mjs';
import { run } from '../process/run.mjs';

/** A line that stalls ends in a sentence. */
const MOST_FETCHING_MS = 900_000;
const SAY_EVERY_MS = 10_000;
const MEGABYTE = 1_000_000;
const ABOUT_MB = 120;

/** Of ELECTRON_EXEC_PATH, or inside the package. @param {string} electronDir @returns {string | null} null until it has been fetched */
export function electronProgram(electronDir, env = process.env) {
  if (env.ELECTRON_EXEC_PATH) return env.ELECTRON_EXEC_PATH;
  const file = path.join(electronDir, 'path.txt');
  const program = fs.existsSync(file) ? path.join(electronDir, 'dist', fs.readFileSync(file, 'utf8').trim()) : null;
  return program !== null && fs.existsSync(program) ? program : null;
}

/**
 * Nothing where it is there. The downloader compares what came with the sum that the package has, and names its program (path.txt) last.
 * @param {{ electronDir: string, say: (line: string) => void, sayEveryMs?: number, env?: NodeJS.ProcessEnv }} wish
 * @throws {Failure} with the downloader's last lines
 */
export async function fetchElectron({ electronDir, say, sayEveryMs = SAY_EVERY_MS, env = process.env }) {
  if (electronProgram(electronDir, env) !== null) return;
  const { version } = JSON.parse(fs.readFileSync(path.join(electronDir, 'package.json'), 'utf8'));
  // what comes lies here until it is whole; also what was left by a start that was ended
  const coming = path.join(electronDir, '.fetching');
  fs.rmSync(coming, { recursive: true, force: true });
  fs.mkdirSync(coming);
  say(`Fetching Electron ${version} (about ${ABOUT_MB} MB, once)`);
  const ticking = setInterval(() => say(`Fetching Electron: ${megabytesIn(coming)} of about ${ABOUT_MB} MB`), sayEveryMs);
  try {
    const { code, output } = await run(process.execPath, [path.join(electronDir, 'install.js')], {
      cwd: electronDir,
      timeout: MOST_FETCHING_MS,
      env: { ...env, TMPDIR: coming, TEMP: coming, TMP: coming },
    });
    if (code !== 0 || electronProgram(electronDir, env) === null)
      throw new Failure(
        `${reasonIn(output)}\n\nElectron could not be fetched: check the network, or set ELECTRON_EXEC_PATH to an Electron of this computer.`,
      );
  } finally {
    clearInterval(ticking);
    fs.rmSync(coming, { recursive: true, force: true });
  }
}

/** What the downloader says, without where in its own files. */
const reasonIn = (output) =>
  output
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-6)
    .join('\n');

/** Of the folder and those in it; one that is gone meanwhile has none. */
function filesIn(folder) {
  try {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [entry]));
  } catch (problem) {
    if (problem.code === 'ENOENT') return [];
    throw problem;
  }
}

/** A file that is moved away meanwhile counts no more. */
function megabytesIn(folder) {
  const files = filesIn(folder).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => fs.statSync(path.join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE);
}
