// One check of a file at a time for each person, whichever process makes it (issue 6 §1). A check reads a whole file, so many of one person
// would take everybody else's time. The others of that person wait in line rather than being refused: a browser that completes ten photos at
// once is no attack. The line has an end, in places and in time, and is answered with a typed 429 behind it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import { refuse, RefusalError } from '@lotline/schema/errors/refusal-error';

const MOST_WAITING = 20;
/** A killed process holds a turn no longer than this. */
const LEASE_END = "now() + interval '15 seconds'";
const RETRY_AFTER_SECONDS = 2;

interface Turn {
  readonly userId: number;
  readonly holder: string;
  readonly [name: string]: unknown;
}

export interface TurnTiming {
  /** Before asking once more whether another process is done, and how often that is asked. */
  readonly askAgain: () => Promise<unknown>;
  readonly mostAsked: number;
  /** How long one waits in the line of this process. */
  readonly waitMs: number;
  readonly renewMs: number;
  /** Before the next of a person, after a file that was refused. */
  readonly rest: () => Promise<unknown>;
}

export const ASKS_EVERY_MS = 100;
/** Nobody needs the refusal of one file twenty times a second; without the rest, one person who asks without end doubled everybody's waits. */
const REST_MS = 50;
/** Both waits together are less than a request may take. */
const TIMING: TurnTiming = {
  askAgain: () => pause(ASKS_EVERY_MS),
  mostAsked: 80,
  waitMs: 8_000,
  renewMs: 5_000,
  rest: () => pause(REST_MS),
};

/** The waits of a line where all waits are so many times as long as usual (DATABASE_WAIT_FACTOR). */
export const turnTiming = (factor: number): Pick<TurnTiming, 'mostAsked' | 'waitMs'> => ({
  mostAsked: TIMING.mostAsked * factor,
  waitMs: TIMING.waitMs * factor,
});

const tooMany = (): never => refuse('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });

export class CheckTurns {
  readonly #sequelize: Sequelize;
  readonly #timing: TurnTiming;
  /** Whoever waits in this process; a person without a line has nobody in turn. */
  readonly #lines = new Map<number, (() => void)[]>();

  constructor(sequelize: Sequelize, timing: Partial<TurnTiming> = {}) {
    this.#sequelize = sequelize;
    this.#timing = { ...TIMING, ...timing };
  }

  /** @throws RefusalError RATE_LIMITED when the line is full or too slow; and whatever `work` throws. */
  async take<T>(userId: number, work: () => Promise<T>): Promise<T> {
    await this.#stepUp(userId);
    try {
      return await this.#leased(userId, work);
    } finally {
      const next = this.#lines.get(userId)?.shift();
      if (next === undefined) this.#lines.delete(userId);
      else next();
    }
  }

  async #stepUp(userId: number): Promise<void> {
    const line = this.#lines.get(userId);
    if (line === undefined) {
      this.#lines.set(userId, []);
      return;
    }
    if (line.length >= MOST_WAITING) tooMany();
    const isMyTurn = await new Promise<boolean>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(go), 1);
        resolve(false);
      }, this.#timing.waitMs).unref();
      line.push(go);
    });
    if (!isMyTurn) tooMany();
  }

  async #leased<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const bind = { userId, holder: randomUUID() };
    for (let asked = 1; !(await this.#begins(bind)); asked += 1) {
      if (asked >= this.#timing.mostAsked) tooMany();
      await this.#timing.askAgain();
    }
    const renewal = setInterval(() => void this.#goesOn(bind).catch(() => undefined), this.#timing.renewMs);
    renewal.unref();
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusalError) await this.#timing.rest();
      throw error;
    } finally {
      clearInterval(renewal);
      // Without it the turn ends by itself; the check is done either way.
      await this.#end(bind).catch(() => undefined);
    }
  }

  /** Unless somebody else's turn lasts still. The database's clock is the same for every process. */
  async #begins(bind: Turn): Promise<boolean> {
    const held = await this.#sequelize.query(
      `insert into file_check as c (user_id, holder, ends_at) values ($userId, $holder::uuid, ${LEASE_END})
       on conflict (user_id) do update set holder = excluded.holder, ends_at = excluded.ends_at
         where c.ends_at <= now()
       returning user_id`,
      { bind, type: QueryTypes.SELECT },
    );
    return held.length > 0;
  }

  async #goesOn(bind: Turn): Promise<void> {
    await this.#sequelize.query(`update file_check set ends_at = ${LEASE_END} where user_id = $userId and holder = $holder::uuid`, {
      bind,
    });
  }

  async #end(bind: Turn): Promise<void> {
    await this.#sequelize.query('delete from file_check where user_id = $userId and holder = $holder::uuid', { bind });
  }
}
