// Syncs the phone: what changed for this person comes to this device, one sync at a time among all tabs, and listeners are called
// (decision 036).
import { ApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import { channelOf, type TabChannel } from '../device/tab-channel.ts';
import { logProblem } from '../log.ts';
import type { Rest } from '../rest.ts';
import {
  cursorOf,
  SyncStore,
  type AnsweredChange,
  type ChangedJobs,
  type JobOfReplica,
  type Page,
  type ReplicaList,
} from './sync-store.ts';

/** The result of a sync. */
export interface SyncResult {
  /** Null: everything may have changed. */
  readonly changed: ChangedJobs;
  /** False when only the time of the state has changed. */
  readonly isOther: boolean;
}

export interface Puller {
  /**
   * Reads what changed. One sync runs at a time; requests meanwhile lead to one more, for which all of them wait.
   * @returns what went wrong; null when the replica is up to date
   */
  readonly pull: () => Promise<ApiError | null>;
  /** The person's own list; null until a first sync has ended. Rejects where the device stores nothing. */
  readonly list: () => Promise<ReplicaList | null>;
  /** A job of that list as the task page reads it, and its time; null for any other. */
  readonly job: (id: number) => Promise<{ readonly job: JobOfReplica; readonly pulledAt: number } | null>;
  /** Writes what an answer made of a job or a custom task, so that it stands there also before the next pull. Never rejects. */
  readonly answer: (change: AnsweredChange) => Promise<void>;
  /** Is called after each sync, in any tab. */
  readonly subscribe: (listener: (result: SyncResult) => void) => () => void;
}

export type PullerOf = (personId: number) => Puller;

interface PullerParts {
  readonly rest: Rest;
  readonly clock: Clock;
  /** Whether that person is still here: a later answer is not stored. */
  readonly isHere: (personId: number) => boolean;
}

/** More than any company's list has: an endless answer is stopped here. */
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
  readonly #store: SyncStore;
  readonly #channel: TabChannel;
  readonly #listeners = new Set<(result: SyncResult) => void>();
  #running: Promise<ApiError | null> | null = null;
  #after: Promise<ApiError | null> | null = null;
  /** The first request of the running sync has been sent. */
  #hasAsked = false;
  /** Changes that are stored and not reported yet. */
  #untold: SyncResult | null = null;

  constructor(
    private readonly personId: number,
    private readonly parts: PullerParts,
  ) {
    this.#store = new SyncStore(personId);
    this.#channel = channelOf(`lotline.pulled.${String(personId)}`);
  }

  readonly list = () => this.#store.list();
  readonly job = (id: number) => this.#store.job(id);

  readonly answer = async (change: AnsweredChange): Promise<void> => {
    if (!this.parts.isHere(this.personId)) return;
    try {
      await this.#store.answer(change);
    } catch (problem) {
      // a full device: until the next pull this page alone knows what was answered
      logProblem('An answer could not be kept on this device', problem);
    }
  };

  readonly subscribe = (listener: (result: SyncResult) => void): (() => void) => {
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
      // a sync that follows will report the newer state
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
    // another tab has begun and ended a sync while this one waited for its turn
    if (before.startedAt > askedAt && before.startedAt <= startedAt) return;
    const { answers = 0 } = before;
    let cursor = cursorOf(before);
    this.#hasAsked = true;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await rest<Page>(`/api/sync/field${cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`}`);
      if (!isHere(this.personId)) throw new ApiError({ code: 'UNAUTHENTICATED', status: 0 });
      const taken = await this.#store.take(page, cursor, { startedAt, now: clock.now().getTime(), answers });
      if (taken === null) return;
      this.#untold = together(this.#untold, taken);
      if (!page.more) return;
      ({ cursor } = page);
    }
  }

  #tell(): void {
    const result = this.#untold;
    this.#untold = null;
    if (result === null) return;
    this.#channel.post(result);
    for (const listener of [...this.#listeners]) listener(result);
  }

  #followTabs(): () => void {
    return this.#channel.follow((message) => {
      for (const listener of [...this.#listeners]) listener(message as SyncResult);
    });
  }
}

function together(before: SyncResult | null, now: SyncResult): SyncResult {
  if (before === null) return now;
  const changed = before.changed === null || now.changed === null ? null : new Set([...before.changed, ...now.changed]);
  return { changed, isOther: before.isOther || now.isOther };
}

/** Without locks the store keeps only the page that answers its own cursor. */
export async function aloneAmongTabs(name: string, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}
