// Reads that almost every page makes and that seldom change: people, groups, settings. Cached for a few seconds by this process, and only
// while it gets notices of changes (change-listener.ts); each notice about any of it drops everything (decision 028).

export const CACHED_MS = 5_000;
/** Rows and keys together; a person or a group has some 300 bytes. */
const MOST_CACHED = 50_000;

interface Cached {
  readonly value: Promise<unknown>;
  readonly until: number;
  /** Its part of MOST_CACHED: 1 until it is known. */
  size: number;
}

export class CachedReads {
  /** A map has the order of insertion: the last used one is last. */
  readonly #cached = new Map<string, Cached>();
  #isOpen = false;
  #size = 0;
  #drops = 0;

  constructor(private readonly now: () => Date) {}

  /** Cached rows and keys. */
  get size(): number {
    return this.#size;
  }

  /** How often everything was dropped. */
  get drops(): number {
    return this.#drops;
  }

  /** From here on every change is noticed. */
  open(): void {
    this.drop();
    this.#isOpen = true;
  }

  /** Changes are not noticed any more: nothing is cached, every read goes to the database. */
  close(): void {
    this.drop();
    this.#isOpen = false;
  }

  /** Something changed. A read that is under way answers its waiting callers and is not cached: it may have been too early. */
  drop(): void {
    this.#cached.clear();
    this.#size = 0;
    this.#drops += 1;
  }

  /**
   * The rows if they were read less than HELD_MS ago, else as `ask` reads them now; concurrent callers wait for one read.
   * The key names the read and everything that its rows depend on: what one person may see is chosen from them, or is in the key. Many share
   * them, so nobody changes them. A failed read is not cached.
   */
  read<T>(key: string, ask: () => Promise<T>, sizeOf: (rows: T) => number): Promise<T> {
    if (!this.#isOpen) return ask();
    const now = this.now().getTime();
    const known = this.#cached.get(key);
    if (known !== undefined && known.until > now) {
      this.#putLast(key, known);
      return known.value as Promise<T>;
    }
    this.#remove(key);
    const value = ask();
    const cached: Cached = { value, until: now + CACHED_MS, size: 1 };
    this.#putLast(key, cached);
    this.#resize(cached, 0, cached.size);
    const isCached = () => this.#cached.get(key) === cached;
    value.then(
      (rows) => {
        if (isCached()) this.#resize(cached, cached.size, 1 + sizeOf(rows));
      },
      () => {
        if (isCached()) this.#remove(key);
      },
    );
    return value;
  }

  /** Beyond MOST_CACHED the least recently used leave. */
  #resize(cached: Cached, from: number, to: number): void {
    this.#size += to - from;
    cached.size = to;
    for (const key of this.#cached.keys()) {
      if (this.#size <= MOST_CACHED) return;
      this.#remove(key);
    }
  }

  #putLast(key: string, cached: Cached): void {
    this.#cached.delete(key);
    this.#cached.set(key, cached);
  }

  #remove(key: string): void {
    this.#size -= this.#cached.get(key)?.size ?? 0;
    this.#cached.delete(key);
  }
}
