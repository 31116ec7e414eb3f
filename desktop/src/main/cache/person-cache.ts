// The cache of whoever is signed in: opened with their key, kept up to date, removed when they sign out.
import { randomBytes } from 'node:crypto';
import type { SecretFile } from '../sign-in/secret-file.ts';
import { JobCache, type CachedJob, type CacheState } from './job-cache.ts';
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

interface ShownState extends Pick<CacheState, 'syncedAt' | 'count'> {
  readonly isLasting: boolean;
  readonly rebuilt: Rebuilt;
}

interface Opened extends OpenedDatabase {
  readonly person: string;
  readonly cache: JobCache;
}

export class PersonCache {
  readonly #parts: PersonCacheParts;
  #opened: Opened | null = null;
  #syncing: Promise<void> | null = null;

  constructor(parts: PersonCacheParts) {
    this.#parts = parts;
  }

  async state(): Promise<ShownState> {
    return this.#shown(await this.#open());
  }

  async search(text: string, most: number): Promise<{ readonly jobs: CachedJob[]; readonly state: ShownState }> {
    const opened = await this.#open();
    return { jobs: [...(opened?.cache.search(text, most) ?? [])], state: this.#shown(opened) };
  }

  /** One at a time: who asks meanwhile waits for the same. Without a network the cache stays as it is. */
  sync(): Promise<void> {
    this.#syncing ??= this.#sync().finally(() => {
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
    this.#opened = null;
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

  async #open(): Promise<Opened | null> {
    const person = await this.#parts.account();
    if (this.#opened !== null && this.#opened.person !== person) this.close();
    if (person === null) return null;
    if (this.#opened !== null) return this.#opened;
    const key = await this.#key();
    const { folder, nativeBinding, now } = this.#parts;
    const found = openCacheDatabase({ folder, key, person, nativeBinding });
    this.#opened = { ...found, person, cache: new JobCache(found.database, now) };
    return this.#opened;
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
    const { syncedAt, count } = opened?.cache.state() ?? { syncedAt: null, count: 0 };
    return { syncedAt, count, isLasting: this.#parts.folder !== null, rebuilt: opened?.rebuilt ?? null };
  }
}
