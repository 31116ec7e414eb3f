// Effects of a setting are counted in a thread: thousands of tasks a page, for which nobody else would be answered (decision 077).
import type { Logger } from 'pino';
import type { CountedPage, EffectsCounting, PreviewPage } from '@lotline/schema/domain/task/setting-preview';
import type { Slots } from '../../platform/http/slots.ts';
import { threadFile } from '../../platform/threads/thread-file.ts';
import { ThreadRunner } from '../../platform/threads/thread-runner.ts';

/** Of one page. */
const LIMIT_MS = 10_000;
const HEAP_MB = 256;

export class ThreadedEffectsCounting implements EffectsCounting {
  readonly #threads: ThreadRunner<PreviewPage, CountedPage>;

  constructor({ places, log }: { readonly places: Slots; readonly log: Logger }) {
    const file = threadFile(import.meta.url, 'setting-preview');
    this.#threads = new ThreadRunner({ file, places, log, threads: 1, limitMs: LIMIT_MS, heapMb: HEAP_MB });
  }

  count(page: PreviewPage, holder: string): Promise<CountedPage> {
    return this.#threads.run(page, holder);
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}
