// The papers of tickets of work: each made once, in a thread, and kept among the files by what stands on it (decision 077). What is kept has no record:
// the sweep removes it after 30 days, and whoever asks then has it made again.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { describeBuild } from '../../platform/config/build.ts';
import { ownMark } from '../../platform/lifetime/process-mark.ts';
import type { MakePaper, PlainPaper } from '../../platform/paper/plain-paper.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import { threadFile, type ThreadFile } from '../../platform/threads/thread-file.ts';
import { ThreadRunner, type Threads } from '../../platform/threads/thread-runner.ts';
import type { TicketFacts } from './ticket-sheet.ts';

export type PaperTask =
  | { readonly wish: 'paper' | 'isFinished'; readonly facts: TicketFacts }
  | { readonly wish: 'words'; readonly paper: PlainPaper };

export type PaperAnswer =
  | { readonly wish: 'paper' | 'words'; readonly bytes: Uint8Array }
  | { readonly wish: 'isFinished'; readonly isFinished: boolean };

/** The largest ticket's paper takes two on a quiet machine. */
const LIMIT_MS = 15_000;
const HEAP_MB = 256;

interface PaperParts {
  readonly store: Pick<FileStore, 'keyOfMade' | 'read' | 'write'>;
  readonly log: Logger;
}

export class TicketPapers {
  readonly #parts: PaperParts;
  readonly #drawnBy: string;
  readonly #threads: Threads<PaperTask, PaperAnswer> & { stop(): Promise<void> };
  /** By key: who asks for what another is having made has the same. */
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #made = 0;

  constructor(parts: PaperParts) {
    this.#parts = parts;
    const { log } = parts;
    const file = threadFile('features/ticket/ticket-paper');
    this.#drawnBy = drawnBy(file);
    this.#threads = new ThreadRunner({ file, places: null, log, threads: 1, limitMs: LIMIT_MS, heapMb: HEAP_MB });
  }

  /** How many this process has made. */
  get made(): number {
    return this.#made;
  }

  /** Whole. How many wait for one is limited by who asks: a person's request has a slot, and jobs are few. @throws RefusalError TIMEOUT, UNAVAILABLE */
  paperOf(facts: TicketFacts): Promise<Buffer> {
    const key = this.#keyOf(facts);
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const asked = this.#keptOrMade(key, facts).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  /** Whether it is a ticket of this product that nobody fills in any more. */
  async isFinished(facts: TicketFacts): Promise<boolean> {
    const answer = await this.#threads.run({ wish: 'isFinished', facts }, null);
    return answer.wish === 'isFinished' && answer.isFinished;
  }

  /** Of what changes with every answer: made anew each time, in the same thread. @throws RefusalError TIMEOUT, UNAVAILABLE */
  readonly paperOfWords: MakePaper = async (paper) => {
    const answer = await this.#threads.run({ wish: 'words', paper }, null);
    if (answer.wish !== 'words') throw new Error('the thread answered something else');
    return Buffer.from(answer.bytes);
  };

  stop(): Promise<void> {
    return this.#threads.stop();
  }

  async #keptOrMade(key: string, facts: TicketFacts): Promise<Buffer> {
    const kept = await this.#kept(key);
    if (kept !== null) return kept;
    const answer = await this.#threads.run({ wish: 'paper', facts }, null);
    if (answer.wish !== 'paper') throw new Error('the thread answered something else');
    this.#made += 1;
    const bytes = Buffer.from(answer.bytes);
    await this.#keep(key, bytes);
    return bytes;
  }

  async #kept(key: string): Promise<Buffer | null> {
    try {
      const found = await this.#parts.store.read(key);
      return found === null ? null : await buffer(found);
    } catch (error) {
      // it can be made without the store
      this.#parts.log.warn({ err: error }, 'a kept paper could not be read');
      return null;
    }
  }

  async #keep(key: string, bytes: Buffer): Promise<void> {
    try {
      await this.#parts.store.write(key, bytes.length, Readable.from([bytes], { objectMode: false }));
    } catch (error) {
      // another process was first: its paper, made at another instant, says the same
      if (error instanceof RefusalError && error.code === 'FILE_MISMATCH') return;
      this.#parts.log.warn({ err: error }, 'a paper could not be kept');
    }
  }

  #keyOf(facts: TicketFacts): string {
    const hash = createHash('sha256')
      .update(JSON.stringify([this.#drawnBy, facts]))
      .digest('hex');
    // as the store's names are, in a hundred folders of a year that no other file is of
    const folder = String(Number.parseInt(hash.slice(32, 40), 16) % 100).padStart(2, '0');
    const [a, b, c, d, e] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)];
    return this.#parts.store.keyOfMade(`0000/${folder}/${[a, b, c, d, e].join('-')}.pdf`);
  }
}

/** Another version of the product may draw another paper. Sources change while they run: what they draw is kept for their own process. */
const drawnBy = ({ path, source }: ThreadFile): string => (source === null ? describeBuild(path) : ownMark);
