// Stamps off the main thread, so that the screen never blocks; in the page itself where the browser has no canvas in a worker.
import { logProblem } from '@lotline/web-session/log';
import type { Stamped } from './make-stamped.ts';
import type { StampWords } from './stamp-layout.ts';

export interface Stamper {
  /** Takes ownership of the picture; without words it stays as it is. @throws Error when it cannot be drawn or encoded */
  readonly stamp: (picture: ImageBitmap, words: StampWords | null) => Promise<Stamped>;
  readonly stop: () => void;
}

interface Answer {
  readonly id: number;
  readonly stamped?: Stamped;
  readonly problem?: string;
}

interface Waiting {
  readonly resolve: (stamped: Stamped) => void;
  readonly reject: (problem: Error) => void;
}

export function createStamper(): Stamper {
  const worker = openWorker();
  if (worker === null) return inPage;
  let isStopping = false;
  let isEnded = false;
  const waiting = new Map<number, Waiting>();
  let made = 0;
  const endIfDone = (): void => {
    if (!isStopping || waiting.size > 0) return;
    isEnded = true;
    worker.terminate();
  };
  const fail = (problem: Error): void => {
    for (const { reject } of waiting.values()) reject(problem);
    waiting.clear();
    endIfDone();
  };
  worker.addEventListener('message', ({ data: { id, stamped, problem } }: MessageEvent<Answer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (stamped === undefined) asked?.reject(new Error(problem ?? 'The photo could not be made'));
    else asked?.resolve(stamped);
    endIfDone();
  });
  worker.addEventListener('error', () => fail(new Error('What makes photos could not be loaded')));
  return {
    stamp: (picture, words) => {
      // the original of the last photo is requested after its photo
      if (isEnded) return inPage.stamp(picture, words);
      return new Promise((resolve, reject) => {
        const id = (made += 1);
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, picture, words }, [picture]);
      });
    },
    // begun work is finished: the photo was taken
    stop: () => {
      isStopping = true;
      endIfDone();
    },
  };
}

const inPage: Stamper = {
  stamp: async (picture, words) => (await import('./make-stamped.ts')).makeStamped(picture, words),
  stop: () => undefined,
};

function openWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(new URL('./stamp-worker.ts', import.meta.url), { type: 'module' });
  } catch (problem) {
    logProblem('Photos are made in the page: there is no worker', problem);
    return null;
  }
}
