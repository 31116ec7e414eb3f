// New versions: looked for at the start and every few hours, downloaded beside the work, installed when the program ends. A signed package alone has them.
import type { AppUpdater } from 'electron-updater';

const EVERY_MS = 4 * 3_600_000;

export interface Updates {
  readonly check: () => void;
  readonly stop: () => void;
}

/** @param load null in a program that was not packaged */
export function startUpdates(
  load: (() => Promise<Pick<AppUpdater, 'checkForUpdatesAndNotify' | 'autoInstallOnAppQuit' | 'allowDowngrade'>>) | null,
): Updates {
  if (load === null) return { check: () => undefined, stop: () => undefined };
  const check = (): void => {
    load()
      .then((updater) => {
        updater.autoInstallOnAppQuit = true;
        updater.allowDowngrade = false;
        return updater.checkForUpdatesAndNotify();
      })
      .catch((problem: unknown) => console.error('New versions could not be looked for', problem));
  };
  check();
  const timer = setInterval(check, EVERY_MS);
  return { check, stop: () => clearInterval(timer) };
}
