// Lets bytes pass at a steady rate, all uploads of this process together: a large file takes its time, and everybody else keeps their speed
// (quality.md §1, case 13).
import { setTimeout } from 'node:timers/promises';

export interface Pace {
  /** Resolves when that many bytes may have passed; in the order of asking, so that a photo waits for a part of a large file only. */
  take(bytes: number): Promise<void>;
}

/** A monotonic clock in milliseconds, and a wait of so many of them. */
export interface Timing {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** What passes at once after a pause: photos hardly ever wait. */
const BURST_MS = 100;

export function createPace(bytesPerSecond: number, { now, pause }: Timing = { now: () => performance.now(), pause: setTimeout }): Pace {
  let freeAt = -Infinity;
  return {
    async take(bytes) {
      freeAt = Math.max(freeAt, now() - BURST_MS) + (bytes / bytesPerSecond) * 1000;
      const wait = freeAt - now();
      if (wait >= 1) await pause(wait);
    },
  };
}
