// What the office did without a network: on this computer until the server has answered it, sent in order, once each, by one window at a time. The rows, the channel
// and the leading window are those of the phone's outbox (web-session/device/outbox-storage; decision 035); which answer refuses is one rule for both.
import { ApiError } from '@lotline/web-session/api-error';
import { isRefusal, isUnanswered } from '@lotline/web-session/action-refusal';
import { backoffMs } from '@lotline/web-session/backoff';
import type { ActionRow, OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable } from '@lotline/web-session/store';
import { subjectOf, type OfficeAction, type WaitingAction } from './waiting-action.ts';

export interface OfficeOutbox extends Readable<readonly WaitingAction[]> {
  /** @throws where this computer cannot store it */
  readonly add: (action: OfficeAction) => Promise<void>;
  /** @returns whether it waits: there is no network, or no answer came. @throws ApiError of an answer, or that this computer cannot store it */
  readonly sendOrWait: (action: OfficeAction, send: () => Promise<unknown>) => Promise<boolean>;
  /** Takes it back: it was not sent, or was refused. */
  readonly remove: (id: string) => Promise<void>;
  /** It is sent once more under its id. */
  readonly retry: (id: string) => Promise<void>;
  /** Sends what waits now. */
  readonly push: () => void;
  /** @returns how to end it */
  readonly start: () => () => void;
}

export interface OutboxParts {
  readonly storage: OutboxStorage;
  /** @throws ApiError */
  readonly send: (action: OfficeAction, sentAt: Date) => Promise<unknown>;
  readonly onSent: (action: OfficeAction) => void;
  readonly canSend: () => boolean;
  readonly now: () => Date;
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
}

const waitingOf = ({ entry }: ActionRow): WaitingAction => entry as WaitingAction;

export const createOfficeOutbox = (parts: OutboxParts): OfficeOutbox => new Outbox(parts);

class Outbox implements OfficeOutbox {
  readonly #parts: OutboxParts;
  readonly #entries = createStore<readonly WaitingAction[]>([]);
  #isLeading = false;
  #isSending = false;
  #failures = 0;
  #endRest: () => void = () => undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  readonly get = (): readonly WaitingAction[] => this.#entries.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#entries.subscribe(listener);

  readonly start = (): (() => void) => {
    const { channel, lead } = this.#parts.storage;
    const unfollow = channel.follow(() => void this.#refresh().then(this.push));
    void this.#refresh();
    const handOver = lead(() => {
      this.#isLeading = true;
      void this.#refresh().then(this.push);
    });
    return () => {
      this.#isLeading = false;
      this.#endRest();
      unfollow();
      handOver();
    };
  };

  readonly add = async (action: OfficeAction): Promise<void> => {
    const { actions, channel } = this.#parts.storage;
    await actions.add(action.id, { action, refusal: null } satisfies WaitingAction);
    await this.#refresh();
    channel.post('changed');
    this.push();
  };

  readonly sendOrWait = async (action: OfficeAction, send: () => Promise<unknown>): Promise<boolean> => {
    try {
      if (this.#parts.canSend()) {
        await send();
        return false;
      }
    } catch (error) {
      // it may have arrived: under the same id it is done once
      if (!(error instanceof ApiError) || !isUnanswered(error)) throw error;
    }
    await this.add(action);
    return true;
  };

  readonly remove = async (id: string): Promise<void> => {
    const { actions, channel } = this.#parts.storage;
    await actions.change([id], () => ({ gone: [id] }));
    await this.#refresh();
    channel.post('changed');
    this.push();
  };

  readonly retry = async (id: string): Promise<void> => {
    const { actions, channel } = this.#parts.storage;
    await actions.change([id], (rows) => ({ put: rows.map((row) => ({ ...row, entry: { ...waitingOf(row), refusal: null } })) }));
    await this.#refresh();
    channel.post('changed');
    this.push();
  };

  readonly push = (): void => {
    this.#endRest();
    if (this.#isLeading && !this.#isSending) void this.#sendAll();
  };

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      for (let next = this.#next(); next !== null && this.#isLeading; next = this.#next()) {
        if (!this.#parts.canSend() || !(await this.#sendOne(next))) return this.#rest();
        this.#failures = 0;
      }
    } catch (problem) {
      logProblem('What waits on this computer could not be sent', problem);
      this.#rest();
    } finally {
      this.#isSending = false;
    }
  }

  /** What was refused waits for the person, and whatever was done to the same waits behind it. */
  #next(): WaitingAction | null {
    const held = new Set<string>();
    for (const entry of this.#entries.get()) {
      const subject = subjectOf(entry.action);
      if (entry.refusal === null && !held.has(subject)) return entry;
      held.add(subject);
    }
    return null;
  }

  /** @returns whether it was answered: done or refused */
  async #sendOne({ action }: WaitingAction): Promise<boolean> {
    const { storage, send, onSent, now } = this.#parts;
    try {
      await send(action, now());
    } catch (problem) {
      if (!(problem instanceof ApiError) || !isRefusal(problem)) return false;
      const refusal = problem.message;
      await storage.actions.change([action.id], (rows) => ({ put: rows.map((row) => ({ ...row, entry: { action, refusal } })) }));
      await this.#refresh();
      storage.channel.post('changed');
      return true;
    }
    await storage.actions.change([action.id], () => ({ gone: [action.id] }));
    await this.#refresh();
    storage.channel.post('changed');
    onSent(action);
    return true;
  }

  #rest(): void {
    const { schedule, chance } = this.#parts;
    this.#endRest = schedule(this.push, backoffMs(this.#failures, chance()));
    this.#failures += 1;
  }

  async #refresh(): Promise<void> {
    try {
      this.#entries.set((await this.#parts.storage.actions.all()).map(waitingOf));
    } catch (problem) {
      logProblem('What waits on this computer could not be read', problem);
    }
  }
}
