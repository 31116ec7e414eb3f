// A limit on what is occupied at the same moment, by each holder and in all: requests, large bodies, bytes of answers. It counts and has no clock.

/** A person as the bounds count them. */
export const personHolder = (userId: number): string => `person-${String(userId)}`;

/** Which of the two limits is reached. */
export type Reached = 'each' | 'all';

export interface Bound {
  readonly each: number;
  readonly all: number;
}

export class Slots {
  readonly refused: Record<Reached, number> = { each: 0, all: 0 };
  readonly #inUse = new Map<string, number>();
  #taken = 0;

  constructor(
    readonly name: string,
    readonly most: Bound,
  ) {}

  get taken(): number {
    return this.#taken;
  }

  takenBy(holder: string): number {
    return this.#inUse.get(holder) ?? 0;
  }

  /** Null when acquired, else why not. What is larger than a whole limit passes alone: otherwise it would be refused for ever. */
  take(holder: string, size = 1): Reached | null {
    const inUse = this.takenBy(holder);
    const reached = isOver(inUse, size, this.most.each) ? 'each' : isOver(this.#taken, size, this.most.all) ? 'all' : null;
    if (reached === null) {
      this.#inUse.set(holder, inUse + size);
      this.#taken += size;
    } else this.refused[reached] += 1;
    return reached;
  }

  free(holder: string, size = 1): void {
    const left = this.takenBy(holder) - size;
    if (left <= 0) this.#inUse.delete(holder);
    else this.#inUse.set(holder, left);
    this.#taken -= size;
  }
}

const isOver = (inUse: number, size: number, most: number): boolean => inUse > 0 && inUse + size > most;
