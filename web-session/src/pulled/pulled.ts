// The phone's pull: what changed for this person comes to this device, one pull at a time among all tabs, and whoever shows it hears of it
// (decision 036).
import { ApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import { channelOf, type TabChannel } from '../kept/tab-channel.ts';
import { logProblem } from '../log.ts';
import type { Rest } from '../rest.ts';
import { cursorOf, PulledStore, type ChangedJobs, type Page, type PulledList } from './pulled-store.ts';

/** What a pull brought. */
export interface Pulled {
  /** Null: everything may be other than before. */
  readonly changed: ChangedJobs;
  /** False when only the time has gone on as of which it is. */
  readonly isOther: boolean;
}

export interface Puller {
  /**
   * Brings what changed. One at a time; asked meanwhile, one more follows, which all who asked wait for.
   * @returns what went wrong; null when what is held is as of now
   */
  readonly pull: () => Promise<ApiError | null>;
  /** The person's own list; null until a first pull has ended. Rejects where the device keeps nothing. */
  readonly list: () => Promise<PulledList | null>;
  /** A job of that list as the task page reads it, and as of when; null for any other. */
  readonly job: (id: number) => Promise<{ readonly job: unknown; readonly pulledAt: number } | null>;
  /** Hears of each pull that ended, in any tab. */
  readonly subscribe: (listener: (pulled: Pulled) => void) => () => void;
}

export type PullerOf = (personId: number) => Puller;

interface PullerParts {
  readonly rest: Rest;
  readonly clock: Clock;
  /** Whether that person is still here: an answer that comes later is not kept. */
  readonly isHere: (personId: number) => boolean;
}

/** More than any company's list has: an answer that never ends is none. */
const MOST_PAGES = 10_000;

export function createPullerOf(parts: PullerParts): PullerOf {
  const made = new Map<number, Puller>();
  return (personId) => {
    const known = made.get(personId) ?? new PersonPuller(personId, parts);
    made.set(personId, known);
    return known;
  };
}

class PersonPuller implements Puller {
  readonly #store: PulledStore;
  readonly #channel: TabChannel;
  readonly #listeners = new Set<(pulled: Pulled) => void>();
  #running: Promise<ApiError | null> | null = null;
  #after: Promise<ApiError | null> | null = null;
  /** Of the one that runs: its first question is on its way. */
  #hasAsked = false;
  /** Brought and not yet told. */
  #untold: Pulled | null = null;

  constructor(
    private readonly personId: number,
    private readonly parts: PullerParts,
  ) {
    this.#store = new PulledStore(personId);
    this.#channel = channelOf(`lotline.pulled.${String(personId)}`);
  }

  readonly list = () => this.#store.list();
  readonly job = (id: number) => this.#store.job(id);

  readonly subscribe = (listener: (pulled: Pulled) => void): (() => void) => {
    this.#listeners.add(listener);
    const leave = this.#listeners.size === 1 ? this.#followTabs() : null;
    return () => {
      this.#listeners.delete(listener);
      leave?.();
    };
  };

  readonly pull = (): Promise<ApiError | null> => {
    if (this.#running === null) return this.#run();
    if (!this.#hasAsked) return this.#running;
    this.#after ??= this.#running.then(() => this.#run());
    return this.#after;
  };

  #run(): Promise<ApiError | null> {
    this.#after = null;
    this.#hasAsked = false;
    const running = this.#alone().finally(() => {
      if (this.#running === running) this.#running = null;
      // what a pull that follows will say better is not told first
      if (this.#after === null) this.#tell();
    });
    this.#running = running;
    return running;
  }

  async #alone(): Promise<ApiError | null> {
    const askedAt = this.parts.clock.now().getTime();
    try {
      await aloneAmongTabs(`lotline.pull.${String(this.personId)}`, () => this.#pullFrom(askedAt));
      return null;
    } catch (problem) {
      if (problem instanceof ApiError) return problem;
      logProblem('What changed could not be kept on this device', problem);
      return new ApiError({ code: 'FAULT', status: 0 });
    }
  }

  async #pullFrom(askedAt: number): Promise<void> {
    const { rest, clock, isHere } = this.parts;
    const startedAt = clock.now().getTime();
    const before = await this.#store.state();
    // another tab has begun and ended a pull while this one waited for its turn
    if (before.startedAt > askedAt && before.startedAt <= startedAt) return;
    let cursor = cursorOf(before);
    this.#hasAsked = true;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await rest<Page>(`/api/sync/field${cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`}`);
      if (!isHere(this.personId)) throw new ApiError({ code: 'UNAUTHENTICATED', status: 0 });
      const taken = await this.#store.take(page, cursor, { startedAt, now: clock.now().getTime() });
      if (taken === null) return;
      this.#untold = together(this.#untold, taken);
      if (!page.more) return;
      ({ cursor } = page);
    }
  }

  #tell(): void {
    const pulled = this.#untold;
    this.#untold = null;
    if (pulled === null) return;
    this.#channel.post(pulled);
    for (const listener of [...this.#listeners]) listener(pulled);
  }

  #followTabs(): () => void {
    return this.#channel.follow((message) => {
      for (const listener of [...this.#listeners]) listener(message as Pulled);
    });
  }
}

function together(before: Pulled | null, now: Pulled): Pulled {
  if (before === null) return now;
  const changed = before.changed === null || now.changed === null ? null : new Set([...before.changed, ...now.changed]);
  return { changed, isOther: before.isOther || now.isOther };
}

/** Where the browser has no locks, the store keeps only the page that answers where it stands. */
export async function aloneAmongTabs(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}
