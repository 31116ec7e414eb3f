// What runs on this machine. Linux tells it in /proc, every other system that `npm start` knows by `ps`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

export interface RunningProcess {
  readonly command: string;
  /** Empty for a process that belongs to somebody else. */
  readonly environment: string;
}

export function runningProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

function fromProc(): RunningProcess[] {
  // one that ends meanwhile has nothing left to read
  const read = (pid: string, file: string): string => {
    try {
      return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ command: read(pid, 'cmdline'), environment: read(pid, 'environ') }));
}

/** `e` writes the environment behind the command, in the same line. */
function fromPs(): RunningProcess[] {
  const said = execFileSync('ps', ['axeww', '-o', 'command='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return said.split('\n').map((line) => ({ command: line, environment: line }));
}
