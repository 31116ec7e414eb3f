// The tabs of one phone: they tell each other what changed, and one of them sends. One that is gone is silent in the middle of what it did.
import type { OutboxStorage, StoredActions } from '../../web-session/src/device/outbox-storage.ts';

export interface TabLife {
  isAlive: boolean;
}

export const never = (): Promise<never> => new Promise<never>(() => undefined);

export class CrewTabs {
  private readonly hears = new Map<TabLife, (message: unknown) => void>();
  private waiting: { readonly life: TabLife; readonly begin: (isAlone: boolean) => void }[] = [];
  private leader: TabLife | null = null;

  /** What a tab shares with the others. */
  sharedBy(life: TabLife): Pick<OutboxStorage, 'channel'> & { readonly lead: (begin: (isAlone: boolean) => void) => () => void } {
    return {
      channel: {
        post: (message) => {
          if (life.isAlive) for (const [other, hear] of this.hears) if (other !== life) hear(structuredClone(message));
        },
        follow: (hear) => {
          this.hears.set(life, hear);
          return () => void this.hears.delete(life);
        },
      },
      lead: (begin) => {
        this.waiting.push({ life, begin });
        this.passOn();
        return () => undefined;
      },
    };
  }

  /** Crashed: the browser gives its lock to the next. */
  gone(life: TabLife): void {
    life.isAlive = false;
    this.hears.delete(life);
    this.waiting = this.waiting.filter((other) => other.life !== life);
    if (this.leader === life) this.leader = null;
    this.passOn();
  }

  private passOn(): void {
    if (this.leader !== null) return;
    const next = this.waiting.shift();
    this.leader = next?.life ?? null;
    // the browser's lock says that no other tab sends
    next?.begin(true);
  }
}

/** A tab that is gone writes nothing any more. */
export function rowsOf(rows: StoredActions, life: TabLife): StoredActions {
  return {
    ...rows,
    add: (...given) => (life.isAlive ? rows.add(...given) : never()),
    toEnd: (...given) => (life.isAlive ? rows.toEnd(...given) : never()),
    change: (...given) => (life.isAlive ? rows.change(...given) : never()),
  };
}
