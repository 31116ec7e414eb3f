// Says whether a process written down earlier is still the same one: a number alone may have been given to somebody else since.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** @typedef {{ pid: number, started: string }} ProcessMark */

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces and brackets, so counting starts behind its last bracket. */
export function startTicksOf(stat) {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * Has every thread ended? The first one is a zombie ('Z') while others still hold the process's files and ports: field 20 counts them.
 * @param {string} stat what /proc/PID/stat says
 */
export function hasEnded(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' && Number(fields[17]) <= 1;
}

/** @returns {string | null} when the process began, in whatever form this system has; null when there is none. */
function startOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  if (os.platform() === 'win32') return 'running';
  try {
    if (os.platform() !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return hasEnded(stat) ? null : startTicksOf(stat);
  } catch {
    return null;
  }
}

/** @returns {ProcessMark} */
export function markOf(pid) {
  return { pid, started: startOf(pid) ?? 'gone' };
}

/** @param {ProcessMark | null | undefined} mark */
export function isAlive(mark) {
  return mark !== null && mark !== undefined && startOf(mark.pid) === mark.started;
}

/** Asks a process to stop, waits, then insists. @param {ProcessMark} mark */
export async function endProcess(mark, graceMs = 8000) {
  const signal = (name) => {
    try {
      process.kill(mark.pid, name);
    } catch {
      // already gone
    }
  };
  const deadline = Date.now() + graceMs;
  signal('SIGTERM');
  while (isAlive(mark) && Date.now() < deadline) await pause(50);
  if (!isAlive(mark)) return;
  signal('SIGKILL');
  while (isAlive(mark) && Date.now() < deadline + 3000) await pause(50);
}

export function pause(ms) {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
