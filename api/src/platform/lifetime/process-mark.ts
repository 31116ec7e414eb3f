// Identifies this process, as text for the name of a file, and says whether one of that text still lives: a number alone may have been reused
// since, and says nothing of another machine or container that shares the folder.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where process numbers mean the same: this start of this machine, in this process-number space. */
const PLACE = createHash('sha256').update(describePlace()).digest('hex').slice(0, 12);

/** place-number-start */
export const ownMark: string = `${PLACE}-${String(process.pid)}-${startOf(process.pid) ?? '0'}`;

/** The format of a mark, as a regular expression. */
export const MARK = String.raw`[0-9a-f]{12}-\d+-\d+`;

/** `unknown`: of another machine or container, or where this one does not say when a process began. */
export function lifeOf(mark: string): 'living' | 'gone' | 'unknown' {
  const [place, pid, started] = mark.split('-');
  if (place !== PLACE) return 'unknown';
  const found = startOf(Number(pid));
  if (found === null) return 'gone';
  if (found === '0') return 'unknown';
  return found === started ? 'living' : 'gone';
}

function describePlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** When it began, in ticks since the machine's start; '0' where only its existence is known, null when there is none. */
function startOf(pid: number): string | null {
  if (!isThere(pid)) return null;
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // the name in field 2 may hold spaces and brackets
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? '0');
  } catch {
    return isThere(pid) ? '0' : null;
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
