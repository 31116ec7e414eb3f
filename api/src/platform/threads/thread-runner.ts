// Work that would hold up the event loop, in worker threads: so many at once, a bounded number waiting, and an end for what hangs (decision 077).
import type { Logger } from 'pino';
import { Worker } from 'node:worker_threads';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';
import type { Slots } from '../http/slots.ts';
import type { FromThread } from './answer-in-thread.ts';
import type { ThreadFile } from './thread-file.ts';

/** What a command or a route needs of a runner. */
export interface Threads<Task, Answer> {
  /**
   * @param holder whose work it is, as the bounds count it; null: the server's own, which is not counted
   * @throws RefusalError RATE_LIMITED, UNAVAILABLE where too much waits already, TIMEOUT past its time, or what the work refuses
   */
  run(task: Task, holder: string | null): Promise<Answer>;
}

interface ThreadOptions {
  readonly file: ThreadFile;
  readonly threads: number;
  /** Of tasks that wait or are at work; null where the callers have slots of their own. */
  readonly places: Slots | null;
  /** Of one task; its wait for a thread does not count. */
  readonly limitMs: number;
  /** Of each thread: beyond it the thread ends, not the process. */
  readonly heapMb: number;
  readonly log: Logger;
}

/** Until a new thread has read its files; where it never does, its task is not waited for without an end. */
const START_MS = 60_000;

interface Waiting<Task, Answer> {
  readonly task: Task;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class ThreadRunner<Task, Answer> implements Threads<Task, Answer> {
  readonly #options: ThreadOptions;
  readonly #waiting: Waiting<Task, Answer>[] = [];
  readonly #threads = new Set<Thread<Task, Answer>>();
  readonly #underWay = new Set<Promise<Answer>>();
  #isStopped = false;
  #started = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Threads that were ever begun. */
  get started(): number {
    return this.#started;
  }

  async run(task: Task, holder: string | null): Promise<Answer> {
    if (this.#isStopped) refuse('UNAVAILABLE');
    const { places } = this.#options;
    const reached = holder === null ? null : (places?.take(holder) ?? null);
    if (reached !== null) refuse(reached === 'each' ? 'RATE_LIMITED' : 'UNAVAILABLE', reached === 'each' ? { of: 'underWay' } : {});
    const done = new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#assign();
    });
    this.#underWay.add(done);
    try {
      return await done;
    } finally {
      this.#underWay.delete(done);
      if (holder !== null) places?.free(holder);
    }
  }

  /** What is under way is done first. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.allSettled(this.#underWay);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  /** Gives what waits to a thread that is free, or to a new one. */
  #assign(): void {
    if (this.#waiting.length === 0) return;
    const free = [...this.#threads].find(({ isBusy }) => !isBusy) ?? this.#begin();
    const next = free === null ? undefined : this.#waiting.shift();
    if (free !== null && next !== undefined) free.take(next);
  }

  #begin(): Thread<Task, Answer> | null {
    const { file, threads, limitMs, heapMb, log } = this.#options;
    if (this.#threads.size >= threads) return null;
    const thread: Thread<Task, Answer> = new Thread(file, {
      ...{ limitMs, heapMb, log },
      onFree: () => this.#assign(),
      onEnd: () => {
        this.#threads.delete(thread);
        this.#assign();
      },
    });
    this.#threads.add(thread);
    this.#started += 1;
    return thread;
  }
}

interface ThreadLife extends Pick<ThreadOptions, 'limitMs' | 'heapMb' | 'log'> {
  readonly onFree: () => void;
  readonly onEnd: () => void;
}

class Thread<Task, Answer> {
  readonly #worker: Worker;
  readonly #life: ThreadLife;
  #isReady = false;
  #isEnding = false;
  #current: Waiting<Task, Answer> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ path, source }: ThreadFile, life: ThreadLife) {
    this.#life = life;
    this.#worker = new Worker(path, {
      workerData: { source },
      // what npm start has its process load is not the thread's either
      execArgv: ['--enable-source-maps'],
      // the settings of the process, secrets among them, are not the thread's
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: life.heapMb },
    });
    this.#worker.on('message', (message: FromThread<Answer>) => this.#hear(message));
    this.#worker.on('error', (error) => {
      this.#isEnding = true;
      this.#settle((waiting) => waiting.reject(error));
    });
    this.#worker.on('exit', () => {
      this.#settle((waiting) => waiting.reject(new Error('the thread ended before its work was done')));
      this.#life.onEnd();
    });
  }

  get isBusy(): boolean {
    return this.#current !== null || this.#isEnding;
  }

  take(waiting: Waiting<Task, Answer>): void {
    this.#current = waiting;
    // a thread at work keeps the process alive, an idle one does not
    this.#worker.ref();
    if (this.#isReady) this.#give(waiting);
    else this.#endAfter(START_MS);
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #give({ task }: Waiting<Task, Answer>): void {
    this.#endAfter(this.#life.limitMs);
    this.#worker.postMessage(task);
  }

  #endAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#life.log.warn({ milliseconds }, 'a thread was ended: its work took too long');
      void this.end();
      this.#settle((waiting) => waiting.reject(new RefusalError('TIMEOUT')));
    }, milliseconds);
  }

  #hear(message: FromThread<Answer>): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      if (this.#current !== null) this.#give(this.#current);
      return;
    }
    this.#settle((waiting) => {
      if (message.kind === 'answer') waiting.resolve(message.answer);
      else if (message.kind === 'refusal') waiting.reject(new RefusalError(message.code, message.details));
      else waiting.reject(Object.assign(new Error(message.message), { stack: message.stack }));
    });
    this.#life.onFree();
  }

  #settle(how: (waiting: Waiting<Task, Answer>) => void): void {
    clearTimeout(this.#timer);
    const waiting = this.#current;
    this.#current = null;
    this.#worker.unref();
    if (waiting !== null) how(waiting);
  }
}
