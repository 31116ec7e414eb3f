// What the phones of one life share.
import type { Chance } from '../outbox/chance.ts';

/** What keeps the promise; a fault takes one away. */
export type Planted = 'none' | 'freshIdPerTry' | 'noVersion' | 'freshPhotoPerTry';

export interface Life {
  readonly url: string;
  readonly chance: Chance;
  /** Of all phones: no two presses have the same instant. */
  readonly now: () => Date;
  readonly freshId: () => string;
  readonly elapse: (ms: number) => void;
  readonly planted: Planted;
  /** Of so many calls one meets a fault of the network. */
  readonly faults: number;
}
