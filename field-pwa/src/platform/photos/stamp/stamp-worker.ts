// The worker that stamps: a picture and its words in, the photo out, both transferred without copying.
import { makeStamped } from './make-stamped.ts';
import type { StampWords } from './stamp-layout.ts';

export interface StampTask {
  readonly id: number;
  readonly picture: ImageBitmap;
  readonly words: StampWords | null;
}

globalThis.addEventListener('message', ({ data: { id, picture, words } }: MessageEvent<StampTask>) => {
  makeStamped(picture, words).then(
    (stamped) => globalThis.postMessage({ id, stamped }, { transfer: [stamped.bytes, stamped.thumb] }),
    (problem: unknown) => globalThis.postMessage({ id, problem: String(problem) }),
  );
});
