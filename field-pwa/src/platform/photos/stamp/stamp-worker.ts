// The worker that stamps: a picture and its words in, the photo out, both handed over without copying.
import { makeStamped } from './make-stamped.ts';
import type { StampWords } from './stamp-layout.ts';

export interface StampTask {
  readonly id: number;
  readonly picture: ImageBitmap;
  readonly words: StampWords;
}

/** What of a worker's surroundings is used here: the compiler knows those of a page. */
interface Worker {
  readonly postMessage: (message: unknown, transfer?: readonly Transferable[]) => void;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<StampTask>) => void) => void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('message', ({ data: { id, picture, words } }) => {
  makeStamped(picture, words).then(
    (stamped) => worker.postMessage({ id, stamped }, [stamped.bytes, stamped.thumb]),
    (problem: unknown) => worker.postMessage({ id, problem: String(problem) }),
  );
});
