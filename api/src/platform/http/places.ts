// A limit on what is occupied at the same moment, by each holder and in all: requests, large bodies, bytes of answers. It counts and has no clock.

/** A person as the bounds count them. */
export const personHolder = (userId: number): string => `person-${String(userId)}`;

/** Which of the two limits is reached. */
export type Reached = 'each' | 'all';

export interface Bound {
  readonly each: number;
  readonly all: number;
}

export class Places {
  readonly refused: Record<Reached, number> = { each: 0, all: 0 };
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(
    readonly name: string,
    readonly most: Bound,
  ) {}

  get taken(): number {
    return this.#taken;
  }

  takenBy(holder: string): number {
    return this.#held.get(holder) ?? 0;
  }

  /** Null when acquired, else why not. What is larger than a whole limit passes alone: otherwise it would be refused for ever. */
  take(holder: string, size = 1): Reached | null {
    const held = this.takenBy(holder);
    const reached = isOver(held, size, this.most.each) ? 'each' : isOver(this.#taken, size, this.most.all) ? 'all' : null;
    if (reached === null) {
      this.#held.set(holder, held + size);
      this.#taken += size;
    } else this.refused[reached] += 1;
    return reached;
  }

  free(holder: string, size = 1): void {
    const left = this.takenBy(holder) - size;
    if (left <= 0) this.#held.delete(holder);
    else this.#held.set(holder, left);
    this.#taken -= size;
  }
}

const isOver = (held: number, size: number, most: number): boolean => held > 0 && held + size > most;
