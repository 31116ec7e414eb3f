// What is counted over thousands of rows is counted in a thread, so that everybody else is answered meanwhile (decision 077).
import type { Logger } from 'pino';
import type { Slots } from '../http/slots.ts';
import { threadFile } from './thread-file.ts';
import { ThreadRunner } from './thread-runner.ts';

const LIMIT_MS = 10_000;
const HEAP_MB = 256;

export interface CountingThread<Asked, Found> {
  /** @throws RefusalError where too much is under way, TIMEOUT */
  readonly count: (asked: Asked, holder: string) => Promise<Found>;
  readonly stop: () => Promise<void>;
}

/** @param name of its file, as `threadFile` reads it */
export function countingThread<Asked, Found>(
  name: string,
  { places, log }: { readonly places: Slots; readonly log: Logger },
): CountingThread<Asked, Found> {
  const runner = new ThreadRunner<Asked, Found>({
    file: threadFile(name),
    ...{ places, log, threads: 1, limitMs: LIMIT_MS, heapMb: HEAP_MB },
  });
  return { count: (asked, holder) => runner.run(asked, holder), stop: () => runner.stop() };
}
