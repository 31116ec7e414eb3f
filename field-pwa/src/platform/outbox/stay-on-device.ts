// Asks the browser not to delete this device's storage when it runs out of room: at the first action that cannot be sent at once, which is a reason
// that a person understands. The account shows the browser's answer.
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable } from '@lotline/web-session/store';

/** unasked: nothing had to be stored so far, or the browser does not report it. */
export type Stay = 'unasked' | 'granted' | 'denied';

export const STAY_WORDS: Readonly<Record<Stay, string | null>> = {
  unasked: null,
  granted: 'What you have not sent yet is kept on this phone until it is sent. The phone will not clear it.',
  denied:
    'What you have not sent yet is kept on this phone until it is sent. If this phone runs out of space it may clear it: add Lotline to the home screen to keep it.',
};

const stay = createStore<Stay>('unasked');

export const stayOnDevice: Readable<Stay> = { get: stay.get, subscribe: stay.subscribe };

/** Some browsers decide alone, and cannot be asked. */
export const canAskToStay = (): boolean => 'storage' in navigator && 'persist' in navigator.storage;

/** Whether it has promised already, without a question: some browsers ask the person. */
export async function lookWhetherItStays(
  storage: Partial<Pick<StorageManager, 'persisted'>> | undefined = navigator.storage,
): Promise<void> {
  if (stay.get() !== 'unasked') return;
  const isGranted = await storage?.persisted?.().catch(() => false);
  if (isGranted === true) stay.set('granted');
}

/** Once a page, and never again after it was granted. */
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
