// Secrets that a development server makes for itself and keeps in DATA_DIR, readable by its own user alone. Production names its own.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the file, or makes it once: of two processes that start together, both get what the first one wrote. */
export async function keepSecret(dataDir: string, fileName: string, make: () => Promise<string> | string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, fileName);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  try {
    await writeFile(file, await make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

export function randomSecret(): string {
  return randomBytes(32).toString('hex');
}
