// Secrets that a development server makes for itself and stores in DATA_DIR, readable by its own user alone. Production names its own.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { removeAbandoned, temporaryName } from '../lifetime/temporary-files.ts';

export interface SecretKind {
  readonly fileName: string;
  make(): Promise<string> | string;
  /** Whether this is the whole of what was once made. An empty or broken file would sign, and anybody could sign alike. */
  isWhole(text: string): Promise<boolean> | boolean;
}

/** A power cut may leave a file empty, cut off or full of zeros. */
const LONG_AND_PRINTABLE = /^[\x21-\x7e]{32,}\s*$/;
/** A process that repairs for longer was killed meanwhile. */
const LONGEST_MENDING_MS = 5_000;
const MENDING = '.mending';
/** Of a process on another machine or container, which nobody here can see. */
const OLD_ASIDE_MS = 3_600_000;

export function randomSecret(fileName: string): SecretKind {
  return { fileName, make: () => randomBytes(32).toString('hex'), isWhole: (text) => LONG_AND_PRINTABLE.test(text) };
}

/**
 * The secret of that file, made when there is none: processes that start together all get the first one's. What is no whole secret
 * is moved aside, never used.
 */
export async function keepSecret(dataDir: string, kind: SecretKind, log: Pick<Logger, 'warn'>): Promise<string> {
  const file = join(dataDir, 'secrets', kind.fileName);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  for (;;) {
    const stored = await orNull(readFile(file, 'utf8'));
    if (stored !== null && (await kind.isWhole(stored))) return stored;
    if (stored !== null) await moveAside(file, kind, log);
    const made = await kind.make();
    if (await nameOnce(file, made)) return made;
  }
}

/** Files that processes left beside a secret when they were killed while writing. Checked at the start. */
export function removeAsides(dataDir: string, now: Date): Promise<number> {
  return removeAbandoned(join(dataDir, 'secrets'), new Date(now.getTime() - OLD_ASIDE_MS), (name) => name.endsWith(MENDING));
}

/** Whole and on the disk before it gets its name. Returns false when another process was first. */
async function nameOnce(file: string, text: string): Promise<boolean> {
  const aside = `${file}.${temporaryName()}`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(aside, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** One at a time, looking once more first: otherwise a faster process's new file would be moved away too. */
async function moveAside(file: string, kind: SecretKind, log: Pick<Logger, 'warn'>): Promise<void> {
  const claim = file + MENDING;
  if (!(await tryClaim(claim))) return setTimeout(20);
  try {
    const found = await orNull(readFile(file, 'utf8'));
    if (found === null || (await kind.isWhole(found))) return;
    const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
    await rename(file, aside);
    log.warn({ file, aside }, 'a kept secret was damaged: it is moved aside and a new one made; what the old one signed is no longer good');
  } finally {
    await rm(claim, { force: true });
  }
}

async function tryClaim(claim: string): Promise<boolean> {
  try {
    await (await open(claim, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const since = await orNull(stat(claim));
    if (since !== null && Date.now() - since.mtimeMs > LONGEST_MENDING_MS) await rm(claim, { force: true });
    return false;
  }
}

async function orNull<T>(attempt: Promise<T>): Promise<T | null> {
  try {
    return await attempt;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
