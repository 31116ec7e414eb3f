// Waits for what comes by itself. The end is a number of askings, far beyond what any machine needs: a wait that runs out is a fault, not a slow day.
const MOST_ASKINGS = 6_000;
const PAUSE_MS = 20;

/** @param what it is in words, for the message when it never comes */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let asked = 0; asked < MOST_ASKINGS; asked++) {
    if (await isSo()) return;
    await pause();
  }
  throw new Error(`never came: ${what}`);
}

/** Lets others go on for a moment; nothing may depend on how long it is. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
