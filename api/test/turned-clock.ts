// A clock that tests turn by hand, and the recurring work that hangs on it.
import type { Every } from '../src/platform/lifetime/every.ts';

interface Recurring {
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  next: number;
}

export class TurnedClock {
  #time: number;
  readonly #recurring = new Set<Recurring>();

  constructor(start: Date) {
    this.#time = start.getTime();
  }

  readonly now = (): Date => new Date(this.#time);

  readonly every: Every = (everyMs, work) => {
    const recurring = { everyMs, work, next: this.#time + everyMs };
    this.#recurring.add(recurring);
    return () => this.#recurring.delete(recurring);
  };

  /** Second by second; what is due is done before the next one. */
  async turn(seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.#time += 1_000;
      for (const recurring of this.#recurring) {
        if (recurring.next > this.#time) continue;
        recurring.next += recurring.everyMs;
        await recurring.work();
      }
    }
  }
}
