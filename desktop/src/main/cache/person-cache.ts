// The cache of whoever is signed in: opened with their key, kept up to date, removed when they sign out.
import { randomBytes } from 'node:crypto';
import { jobBoardInput, jobIdsInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { ArgsOf, ResultOf } from '../../ipc/contract.ts';
import type { SecretFile } from '../sign-in/secret-file.ts';
import { copiedRows, type CopiedRows, type CopyAsked } from './copied-rows.ts';
import { JobCache, type CacheState, type AnswerToStore, type StoredAnswer } from './job-cache.ts';
import type { JobLists } from './job-lists.ts';
import { NotHere, type Asking } from './list-conditions.ts';
import { openCacheDatabase, removeCaches, type OpenedDatabase, type Rebuilt } from './open-database.ts';
import { syncJobs } from './sync-jobs.ts';

export interface PersonCacheParts {
  /** Null: in memory, where the system has no real keyring. */
  readonly folder: string | null;
  readonly key: SecretFile;
  readonly nativeBinding: object | undefined;
  readonly now: () => Date;
  /** Null while nobody is signed in. */
  readonly account: () => Promise<string | null>;
  readonly ask: (since: string | null) => Promise<Response>;
}

interface ShownState extends Omit<CacheState, 'cursor' | 'zone'> {
  readonly isLasting: boolean;
  readonly rebuilt: Rebuilt;
}

interface Opened extends OpenedDatabase {
  readonly person: string;
  readonly cache: JobCache;
}

const EMPTY: Omit<CacheState, 'cursor' | 'zone'> = { syncedAt: null, count: 0, expected: null, anew: 0 };

export class PersonCache {
  readonly #parts: PersonCacheParts;
  #opened: Opened | null = null;
  #opening: Promise<Opened | null> | null = null;
  #syncing: Promise<void> | null = null;
  #asksAgain = false;

  constructor(parts: PersonCacheParts) {
    this.#parts = parts;
  }

  async state(): Promise<ShownState> {
    return this.#shown(await this.#open());
  }

  /** As the server answers it; `cannot`: why only the server does. */
  async read({ read, asked, personName }: ArgsOf<'readJobs'>): Promise<ResultOf<'readJobs'>> {
    const opened = await this.#open();
    const state = this.#shown(opened);
    if (opened === null || (state.count === 0 && state.syncedAt === null)) return { data: null, cannot: null, state };
    try {
      return { data: READS[read](opened.cache.lists, JSON.parse(asked), this.#asking(opened, personName)), cannot: null, state };
    } catch (problem) {
      if (problem instanceof NotHere) return { data: null, cannot: problem.message, state };
      throw problem;
    }
  }

  /** Everything that the filter finds, batch after batch. Null: there is no copy. @throws NotHere */
  async rowsOfCopy({ personName, ...asked }: Omit<CopyAsked, 'today'>): Promise<CopiedRows | null> {
    const opened = await this.#open();
    const state = this.#shown(opened);
    if (opened === null || state.syncedAt === null) return null;
    const of = { asOf: state.syncedAt, timeZone: zoneOf(opened) };
    return copiedRows(opened.cache.lists, { ...asked, ...this.#asking(opened, personName) }, of);
  }

  /** What the job's page shows, as it was sent with the sync. Null: it was not. */
  async jobPage(id: number): Promise<ResultOf<'jobPage'>> {
    const cache = (await this.#open())?.cache;
    const page = cache?.pages.read(id) ?? null;
    if (cache === undefined || page === null) return null;
    const { at, ...parts } = page;
    const { syncedAt } = cache.state();
    // whatever changed until then has come
    return { ...parts, asOf: syncedAt !== null && syncedAt > at ? syncedAt : at };
  }

  async answer(key: string): Promise<StoredAnswer | null> {
    return (await this.#open())?.cache.answer(key) ?? null;
  }

  async storeAnswer(answer: AnswerToStore): Promise<void> {
    (await this.#open())?.cache.storeAnswer(answer);
  }

  /** One at a time; who asks meanwhile is answered by a further one. Without a network the cache stays as it is. */
  sync(): Promise<void> {
    this.#asksAgain = this.#syncing !== null;
    this.#syncing ??= this.#syncUntilQuiet().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  /** Nothing of anybody is left on this computer. */
  remove(): void {
    this.close();
    this.#parts.key.remove();
    if (this.#parts.folder !== null) removeCaches(this.#parts.folder);
  }

  close(): void {
    this.#opened?.database.close();
    [this.#opened, this.#opening] = [null, null];
  }

  /** Null while nobody is signed in. */
  async #open(): Promise<Opened | null> {
    const person = await this.#parts.account();
    if (this.#opened !== null && this.#opened.person !== person) this.close();
    if (person === null) return null;
    if (this.#opened !== null) return this.#opened;
    this.#opening ??= this.#openFor(person).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #openFor(person: string): Promise<Opened> {
    const key = await this.#key();
    const { folder, nativeBinding, now } = this.#parts;
    const found = openCacheDatabase({ folder, key, person, nativeBinding });
    this.#opened = { ...found, person, cache: new JobCache(found.database, now) };
    return this.#opened;
  }

  async #syncUntilQuiet(): Promise<void> {
    do {
      this.#asksAgain = false;
      await this.#sync();
    } while (this.#asksAgain);
  }

  async #sync(): Promise<void> {
    const opened = await this.#open();
    if (opened === null) return;
    try {
      await syncJobs({ cache: opened.cache, ask: this.#parts.ask });
    } catch (problem) {
      // who signed out meanwhile has no cache any more
      if (this.#opened === opened) console.error('The jobs could not be synced', problem);
    }
  }

  #asking(opened: Opened, personName: string): Asking {
    return { today: dayInZone(this.#parts.now().toISOString(), zoneOf(opened)), personName };
  }

  /** Where it was lost, what it encrypted is as good as noise. */
  async #key(): Promise<string> {
    const stored = await this.#parts.key.read();
    if (stored !== null) return stored;
    const key = randomBytes(32).toString('hex');
    await this.#parts.key.write(key);
    return key;
  }

  #shown(opened: Opened | null): ShownState {
    const { syncedAt, count, expected, anew } = opened?.cache.state() ?? EMPTY;
    return { syncedAt, count, expected, anew, isLasting: this.#parts.folder !== null, rebuilt: opened?.rebuilt ?? null };
  }
}

/** The company's; this computer's until the server has said it. */
const zoneOf = ({ cache }: Opened): string => cache.state().zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

type Read = (lists: JobLists, asked: unknown, asking: Asking) => unknown;

/** By the parsers of the server's own queries. */
const READS: Readonly<Record<ArgsOf<'readJobs'>['read'], Read>> = {
  page: (lists, asked, asking) => lists.page(jobListInput.parse(asked), asking),
  ids: (lists, asked, asking) => {
    const { filter, first } = jobIdsInput.parse(asked);
    return lists.ids(filter, first, asking);
  },
  board: (lists, asked, asking) => lists.board(jobBoardInput.parse(asked), asking),
  views: (lists, _asked, asking) => lists.views(asking),
  options: (lists) => lists.options(),
};
