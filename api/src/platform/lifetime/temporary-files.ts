// Files that get their name only once they are whole carry their process's mark until then, so that a later process can tell a
// killed process's leftovers from what a living one is still writing (decision 020).
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lifeOf, MARK, ownMark } from './process-mark.ts';

/** A suffix for the file's final name, or a name by itself. */
export const temporaryName = (): string => `${ownMark}.${randomUUID()}.tmp`;

const TEMPORARY = new RegExp(`(?:^|\\.)(${MARK})\\.[0-9a-f-]{36}\\.tmp$`);

/**
 * Removes what dead processes left in the folder, and, from before that instant, also files of processes that cannot be seen from here.
 * @param isTemporary for files without a mark, which are then removed by their age
 */
export async function removeAbandoned(folder: string, before: Date, isTemporary: (name: string) => boolean): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const mark = TEMPORARY.exec(name)?.[1];
    if (mark === undefined && !isTemporary(name)) continue;
    const life = mark === undefined ? 'unknown' : lifeOf(mark);
    const file = path.join(folder, name);
    if (life === 'living' || (life === 'unknown' && !(await isOlder(file, before)))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function isOlder(file: string, instant: Date): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtime < instant;
}
