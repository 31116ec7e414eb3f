// The folders of the settings, checked before anything is opened: a missing page or a folder that cannot be made is named at once.
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from './config.ts';

const PAGES = ['field-pwa/dist/index.html', 'desktop/dist/index.html'];

/** For a WEB_ROOT that was set: without one the API may run alone. @throws ConfigError */
export function mustHaveApps({ WEB_ROOT = '' }: Readonly<Record<string, string | undefined>>): void {
  const missing = WEB_ROOT === '' ? undefined : PAGES.find((page) => !existsSync(path.resolve(WEB_ROOT, page)));
  if (missing === undefined) return;
  throw new ConfigError(
    `The setting WEB_ROOT (${WEB_ROOT}) has no ${missing}; set it to the folder where the built apps lie, or leave it out and start again.`,
  );
}

/** Made as npm start makes it: root's lets the database's user walk through, anybody else's is closed. @throws ConfigError */
export async function mustMakeDataDir(dataDir: string): Promise<void> {
  try {
    if (await makeFolder(path.resolve(dataDir))) await chmod(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `The setting DATA_DIR (${dataDir}) names a folder that cannot be written (${String(code)}); make it writable, or set it to another and start again.`,
    );
  }
}

/** Step by step: `recursive` never ends where the system says of every new folder that it does not exist (/proc). Returns whether it was made. */
async function makeFolder(folder: string, isParentThere = false): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    if (code !== 'ENOENT' || isParentThere || path.dirname(folder) === folder) throw error;
  }
  await makeFolder(path.dirname(folder));
  return makeFolder(folder, true);
}
