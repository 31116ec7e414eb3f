// How often each key was counted in its running minute, over all processes (decision 021). A process counts by itself and settles with the
// database once in a STEPS-th of the limit, near the limit each time: a low rate costs no statement, and what the others do not know yet
// stays a small part of the limit. Without the database a process goes by its own count.
import { QueryTypes, type Sequelize } from 'sequelize';

export const WINDOW_MS = 60_000;
/** Beyond the limit each process lets through at most two such steps: one not settled yet, one that ended unsettled with its own minute. */
const STEPS = 20;
/** After a failure the database is not asked for so long. */
const AWAY_MS = 2_000;

export interface Standing {
  /** Of the limit, including this one; more than the limit is refused. */
  readonly place: number;
  /** Until the minute ends and the count restarts; at least 1. */
  readonly secondsLeft: number;
}

interface Held {
  /** Of the minute, in milliseconds since 1970; that of the database once it was asked. */
  startedAt: number;
  /** Counted here. */
  mine: number;
  /** The part of mine that the database has. */
  settled: number;
  /** Counted elsewhere, when the database was last asked. */
  others: number;
  settling: Promise<boolean> | null;
}

export class SharedCounts {
  readonly #held = new Map<string, Held>();
  #awayUntil = -Infinity;
  #sweptAt: number;

  constructor(
    private readonly sequelize: Sequelize,
    private readonly now: () => Date,
  ) {
    this.#sweptAt = now().getTime();
  }

  /** Counts so many for this key, and returns the position of the last of them. */
  async count(key: string, limit: number, amount = 1): Promise<Standing> {
    const held = this.#open(key);
    held.mine += amount;
    // the position is this request's own, however many others are counted during the query
    const mine = held.mine;
    const step = Math.max(1, Math.floor(limit / STEPS));
    while (mustSettle(held, mine, limit, step)) if (!(await this.#settle(key, held))) break;
    const endsAt = held.startedAt + WINDOW_MS;
    return { place: held.others + mine, secondsLeft: Math.max(1, Math.ceil((endsAt - this.now().getTime()) / 1000)) };
  }

  #open(key: string): Held {
    const now = this.now().getTime();
    this.#forget(now);
    const held = this.#held.get(key);
    if (held !== undefined && now < held.startedAt + WINDOW_MS) return held;
    const opened: Held = { startedAt: now, mine: 0, settled: 0, others: 0, settling: null };
    this.#held.set(key, opened);
    return opened;
  }

  /** Once a minute: at most two minutes' keys are in memory. */
  #forget(now: number): void {
    if (now < this.#sweptAt + WINDOW_MS) return;
    this.#sweptAt = now;
    for (const [key, { startedAt }] of this.#held) if (now >= startedAt + WINDOW_MS) this.#held.delete(key);
    void this.#removeOld(now).catch(() => undefined);
  }

  /** One query for each key at a time: later requests wait for it, and use the next. */
  #settle(key: string, held: Held): Promise<boolean> {
    held.settling ??= this.#ask(key, held).finally(() => {
      held.settling = null;
    });
    return held.settling;
  }

  async #ask(key: string, held: Held): Promise<boolean> {
    const now = this.now().getTime();
    if (now < this.#awayUntil) return false;
    const amount = held.mine - held.settled;
    try {
      const { count, startedAt } = await this.#add(key, amount, held.startedAt, now);
      held.settled += amount;
      held.others = Math.max(0, count - held.settled);
      held.startedAt = startedAt;
      return true;
    } catch {
      this.#awayUntil = now + AWAY_MS;
      return false;
    }
  }

  async #add(key: string, amount: number, startedAt: number, now: number): Promise<{ count: number; startedAt: number }> {
    const [row] = await this.sequelize.query<{ count: number; started_at: Date }>(
      `insert into rate_count (key, started_at, count) values ($key, $startedAt::timestamptz, $amount::integer)
       on conflict (key) do update set
         count = case when rate_count.started_at > $over::timestamptz then rate_count.count else 0 end + excluded.count,
         started_at = case when rate_count.started_at > $over::timestamptz then rate_count.started_at else excluded.started_at end
       returning count, started_at`,
      { bind: { key, amount, startedAt: new Date(startedAt), over: new Date(now - WINDOW_MS) }, type: QueryTypes.SELECT },
    );
    if (row === undefined) throw new Error('an insert that returns its row returned none');
    return { count: row.count, startedAt: row.started_at.getTime() };
  }

  async #removeOld(now: number): Promise<void> {
    await this.sequelize.query(
      `delete from rate_count where key in (select key from rate_count where started_at <= $over for update skip locked)`,
      { bind: { over: new Date(now - WINDOW_MS) } },
    );
  }
}

/** Not once it is known to be over the limit: then nothing is let through that others would have to know. */
function mustSettle({ settled, others }: Held, mine: number, limit: number, step: number): boolean {
  if (mine <= settled || others + settled >= limit) return false;
  return mine - settled >= step || others + mine > limit - step;
}
