// Runs another program to its end and keeps what it said, to be shown only when it fails.
import { spawn } from 'node:child_process';

/** @typedef {{ code: number, output: string }} Ended */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { show?: boolean | 'stderr' }} [options] show: pass the output on as it comes
 * @returns {Promise<Ended>}
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const take = (stream) => (chunk) => {
      output += chunk;
      if (show === true || (show === 'stderr' && stream === process.stderr)) stream.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    const end = (ended) => {
      running.delete(child);
      resolve(ended);
    };
    child.on('error', (error) => end({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => end({ code: code ?? 1, output }));
  });
}

/** For whoever is told to stop: what it runs stops too. */
export function endRuns() {
  for (const child of running) child.kill('SIGTERM');
}

/** The npm that started us when there is one, else the one on the path. @param {string[]} args @returns {[string, string[]]} */
export function npmCommand(args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? [process.execPath, [own, ...args]] : ['npm', args];
}

export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
