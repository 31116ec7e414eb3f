// Asks the browser not to clear what lies on this device when it runs out of room: at the first press that cannot be sent at once, which is the reason
// that a person understands. What came of it is told in the account.
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable } from '@lotline/web-session/store';

/** unasked: nothing had to be kept so far, or the browser does not say. */
export type Stay = 'unasked' | 'granted' | 'denied';

export const STAY_WORDS: Readonly<Record<Stay, string | null>> = {
  unasked: null,
  granted: 'What you have not sent yet is kept on this phone until it is sent. The phone will not clear it.',
  denied:
    'What you have not sent yet is kept on this phone until it is sent. When the phone is short of room it may clear it: add Lotline to the home screen, then it stays.',
};

const stay = createStore<Stay>('unasked');

export const stayOnDevice: Readable<Stay> = { get: stay.get, subscribe: stay.subscribe };

/** Some browsers keep what they like, and cannot be asked. */
export const canAskToStay = (): boolean => 'storage' in navigator && 'persist' in navigator.storage;

/** Whether it has promised already, without asking for it: some browsers put the question to the person. */
export async function lookWhetherItStays(
  storage: Partial<Pick<StorageManager, 'persisted'>> | undefined = navigator.storage,
): Promise<void> {
  if (stay.get() !== 'unasked') return;
  const isGranted = await storage?.persisted?.().catch(() => false);
  if (isGranted === true) stay.set('granted');
}

/** Once a page, and never twice where it was granted. */
export async function askToStay(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined = navigator.storage,
): Promise<void> {
  if (stay.get() !== 'unasked' || storage?.persist === undefined) return;
  try {
    const isGranted = (await storage.persisted?.()) === true || (await storage.persist());
    stay.set(isGranted ? 'granted' : 'denied');
  } catch (problem) {
    logProblem('The browser was not asked to keep what is unsent', problem);
  }
}
