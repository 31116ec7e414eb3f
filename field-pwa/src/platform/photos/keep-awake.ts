// The screen stays on while photos or files are on their way: a sleeping phone stops sending (screens.md §1). Where a device refuses, sending continues when
// the app is seen again.
import type { Readable } from '@lotline/web-session/store';

/** The browser releases the lock of a hidden page, so it is requested again. Runs until the returned function is called. */
export function keepAwake(isNeeded: () => boolean, follows: readonly Pick<Readable<unknown>, 'subscribe'>[]): () => void {
  let held: Promise<WakeLockSentinel | null> | null = null;
  const letGo = (): void => {
    void held?.then((lock) => lock?.release());
    held = null;
  };
  const look = (): void => {
    if (!isNeeded() || document.hidden) letGo();
    else held ??= askForLock();
  };
  const stops = follows.map(({ subscribe }) => subscribe(look));
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
    letGo();
  };
}

/** Null: this browser has no wake lock, or the device saves its battery. */
async function askForLock(): Promise<WakeLockSentinel | null> {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  return (await wakeLock?.request('screen').catch(() => null)) ?? null;
}
