// What is read with almost every page and changes seldom: who works here, groups, settings. Held for a few seconds by this process, and only
// while it hears of changes (change-listener.ts); at each that touches any of it everything is dropped (decision 028).

export const HELD_MS = 5_000;
/** Rows and keys together; a person or a group has some 300 bytes. */
const MOST_HELD = 50_000;

interface Held {
  readonly value: Promise<unknown>;
  readonly until: number;
  /** What it counts of MOST_HELD: 1 until it is known. */
  size: number;
}

export class HeldReads {
  /** A map keeps the order of setting: what was used last stands last. */
  readonly #held = new Map<string, Held>();
  #isOpen = false;
  #size = 0;
  #drops = 0;

  constructor(private readonly now: () => Date) {}

  /** Rows and keys that are held. */
  get size(): number {
    return this.#size;
  }

  /** How often everything was dropped. */
  get drops(): number {
    return this.#drops;
  }

  /** Every change from here on is heard. */
  open(): void {
    this.drop();
    this.#isOpen = true;
  }

  /** Changes are not heard any more: nothing is held, every read is a read. */
  close(): void {
    this.drop();
    this.#isOpen = false;
  }

  /** Something changed. A read that is under way answers those who wait for it and is held for nobody else: it may have been too early. */
  drop(): void {
    this.#held.clear();
    this.#size = 0;
    this.#drops += 1;
  }

  /**
   * The rows as they were read less than HELD_MS ago, else as `ask` reads them now; who asks for the same meanwhile waits for one read.
   * The key names the read and everything that its rows depend on: what one person may see is chosen from them, or stands in the key. Many share
   * them, so nobody changes them. A failed read is not held.
   */
  read<T>(key: string, ask: () => Promise<T>, sizeOf: (rows: T) => number): Promise<T> {
    if (!this.#isOpen) return ask();
    const now = this.now().getTime();
    const known = this.#held.get(key);
    if (known !== undefined && known.until > now) {
      this.#putLast(key, known);
      return known.value as Promise<T>;
    }
    this.#remove(key);
    const value = ask();
    const held: Held = { value, until: now + HELD_MS, size: 1 };
    this.#putLast(key, held);
    this.#resize(held, 0, held.size);
    const isHeld = () => this.#held.get(key) === held;
    value.then(
      (rows) => {
        if (isHeld()) this.#resize(held, held.size, 1 + sizeOf(rows));
      },
      () => {
        if (isHeld()) this.#remove(key);
      },
    );
    return value;
  }

  /** Beyond MOST_HELD those leave that were used longest ago. */
  #resize(held: Held, from: number, to: number): void {
    this.#size += to - from;
    held.size = to;
    for (const key of this.#held.keys()) {
      if (this.#size <= MOST_HELD) return;
      this.#remove(key);
    }
  }

  #putLast(key: string, held: Held): void {
    this.#held.delete(key);
    this.#held.set(key, held);
  }

  #remove(key: string): void {
    this.#size -= this.#held.get(key)?.size ?? 0;
    this.#held.delete(key);
  }
}
