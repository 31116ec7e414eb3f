// Sends the photos of this device, one at a time, each until the server has confirmed that it has exactly its bytes; only then is it deleted here
// (quality.md §1). Only the leading tab may send.
import { ApiError, type ApiErrorCode } from '@lotline/web-session/api-error';
import { backoffMs } from '@lotline/web-session/backoff';
import { logProblem } from '@lotline/web-session/log';
import { mayBeSent, type PhotoProblem } from '@lotline/schema/domain/attachment/photo-sync';
import type { PhotoCalls } from './photo-calls.ts';
import type { Photo } from './photo-record.ts';
import type { PhotoStore } from './photo-store.ts';
import type { PhotoTarget } from './photo-target.ts';
import type { NextTries } from '../outbox/next-tries.ts';
import { untilRead } from '../outbox/until-read.ts';

/** While something waits, the runner looks at least so often (specification 1 §9). */
const LOOK_MS = 5_000;
/** How often an upload renews its lease on the device. */
const HEARD_MS = 10_000;

/** No answer, or refused before anybody looked at it: the next photo would fail the same way. */
const OF_ALL: readonly ApiErrorCode[] = [
  'OFFLINE',
  'TIMEOUT',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'CANNOT_LOG_IN',
  'ADDRESS_NOT_ALLOWED',
  'STORAGE_FULL',
];
/** The next try can have another outcome. */
const BY_ITSELF: readonly ApiErrorCode[] = [...OF_ALL, 'FAULT', 'FILE_MISMATCH', 'FILE_NOT_UPLOADED', 'UPLOAD_URL_INVALID'];

export interface PhotoRunnerParts {
  readonly store: PhotoStore;
  readonly calls: PhotoCalls;
  readonly canSend: () => boolean;
  /** What it is of, as the server names it: the photos of a new potential job wait for its number. @throws where the device cannot be read */
  readonly targetOf: (photo: Photo) => Promise<PhotoTarget>;
  /** False: this one waits for another network, and delays no other. */
  readonly mayGo: (photo: Photo) => boolean;
  /** The device's clock, in milliseconds. */
  readonly now: () => number;
  readonly freshId: () => string;
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly chance: () => number;
  /** Delays a newer version of the app while it lasts. */
  readonly underWay: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The office has it, and the device no longer does. */
  readonly onReceived: (photo: Photo) => void;
  /** From 0 to 1, for the screen alone. */
  readonly onProgress: (id: string, part: number) => void;
  /** The time of the next try of what failed. */
  readonly nextTries: Pick<NextTries, 'set' | 'end' | 'endAll'>;
}

export interface PhotoRunner {
  readonly start: () => void;
  /** @param isAlone certainly no other tab sends, so whatever was begun is abandoned */
  readonly lead: (isAlone: boolean) => void;
  readonly push: () => void;
  /** The same, without waiting for the end of a back-off. */
  readonly pushNow: () => void;
  readonly stop: () => void;
}

export const createPhotoRunner = (parts: PhotoRunnerParts): PhotoRunner => new OneAtATime(parts);

type Outcome = 'done' | 'gone-on' | { readonly rests: 'photo' | 'all' | 'turn' };

class OneAtATime implements PhotoRunner {
  readonly #parts: PhotoRunnerParts;
  #isLeading = false;
  #isStopped = true;
  #isSending = false;
  #failures = 0;
  #endLook: (() => void) | null = null;
  #endRest: (() => void) | null = null;
  /** Photos that failed by themselves, and the end of their pause. */
  readonly #resting = new Map<string, () => void>();

  constructor(parts: PhotoRunnerParts) {
    this.#parts = parts;
  }

  readonly start = (): void => {
    this.#isStopped = false;
    this.push();
  };

  readonly lead = (isAlone: boolean): void => {
    void this.#takeOver(isAlone).then(() => {
      this.#isLeading = true;
      this.push();
    });
  };

  /** Where a lock guarantees that this tab sends alone, nobody works on what was begun. Otherwise its lease must end. */
  async #takeOver(isAlone: boolean): Promise<void> {
    const { store, schedule, chance } = this.#parts;
    await untilRead({ refresh: store.refresh, schedule, chance, isOver: () => this.#isStopped });
    if (!isAlone) return;
    const begun = store.read().filter(({ sync }) => sync.attempt !== null);
    for (const { id } of begun) await store.apply(id, { kind: 'abandoned' }).catch(notAbandoned);
  }

  readonly stop = (): void => {
    this.#isStopped = true;
    this.#isLeading = false;
    this.#endLook?.();
    this.#wake();
  };

  readonly pushNow = (): void => {
    this.#wake();
    this.push();
  };

  readonly push = (): void => {
    const { store, canSend, mayGo, now } = this.#parts;
    if (this.#isStopped || !this.#isLeading || this.#isSending) return;
    const waiting = store.read().filter(({ sync }) => !sync.needsYou);
    if (waiting.length === 0) return;
    const isNext = ({ id, sync }: Photo): boolean => !this.#resting.has(id) && (sync.status === 'uploaded' || mayBeSent(sync, now()));
    // a photo that proves the work never waits for an original
    const next =
      waiting.find((photo) => photo.isOriginal !== true && isNext(photo)) ?? waiting.find((photo) => mayGo(photo) && isNext(photo));
    if (next === undefined || this.#endRest !== null || !canSend()) {
      this.#look();
      return;
    }
    this.#isSending = true;
    void this.#send(next);
  };

  async #send(photo: Photo): Promise<void> {
    const outcome = await this.#parts.underWay(() => sendPhoto(this.#parts, photo)).catch(failedHere);
    this.#isSending = false;
    if (typeof outcome === 'string') this.#failures = 0;
    else if (!this.#isStopped) this.#rest(photo, outcome.rests);
    // another tab's progress is found by reading again; never a loop without a pause
    if (outcome === 'gone-on') this.#look();
    else this.push();
  }

  #rest({ id }: Photo, rests: 'photo' | 'all' | 'turn'): void {
    const { schedule, chance, nextTries, now } = this.#parts;
    if (rests === 'turn')
      return void this.#resting.set(
        id,
        schedule(() => this.#endOne(id), LOOK_MS),
      );
    const ms = backoffMs(this.#failures, chance());
    nextTries.set(id, now() + ms);
    this.#failures += 1;
    if (rests === 'photo')
      this.#resting.set(
        id,
        schedule(() => this.#endOne(id), ms),
      );
    else this.#endRest = schedule(() => this.#endAll(id), ms);
  }

  #endOne(id: string): void {
    this.#resting.delete(id);
    this.#parts.nextTries.end(id);
    this.push();
  }

  #endAll(id: string): void {
    this.#endRest = null;
    this.#parts.nextTries.end(id);
    this.push();
  }

  #wake(): void {
    this.#endRest?.();
    this.#endRest = null;
    for (const end of this.#resting.values()) end();
    this.#resting.clear();
    this.#parts.nextTries.endAll();
  }

  #look(): void {
    this.#endLook?.();
    this.#endLook = this.#parts.schedule(() => {
      this.#endLook = null;
      void this.#parts.store.refresh().then(this.push);
    }, LOOK_MS);
  }
}

function failedHere(problem: unknown): Outcome {
  logProblem('A photo could not be sent', problem);
  return { rests: 'photo' };
}

/** Its lease ends by itself. */
const notAbandoned = (problem: unknown): void => logProblem('What an earlier tab had begun could not be taken over', problem);

/** Never throws for a failed call: the failure is stored with the photo. */
async function sendPhoto(parts: PhotoRunnerParts, photo: Photo): Promise<Outcome> {
  const { id, sync } = photo;
  const { store, freshId } = parts;
  if (sync.status === 'uploaded') return cleanUp(parts, id);
  const target = await parts.targetOf(photo);
  if (target === 'waits') return { rests: 'turn' };
  const attempt = freshId();
  const claimed = await store.apply(id, { kind: 'claimed', attempt });
  if (claimed === null) return 'gone-on';
  try {
    if (target === 'gone') return await refuse(parts, id, attempt, TARGET_GONE);
    const outcome = await upload(parts, { ...claimed, ...target }, attempt);
    return outcome ?? (await cleanUp(parts, id));
  } catch (thrown) {
    return fail(parts, claimed, attempt, thrown);
  }
}

/** Null once the server has confirmed it. @throws ApiError */
async function upload(parts: PhotoRunnerParts, photo: Photo, attempt: string): Promise<Outcome | null> {
  const { store, calls } = parts;
  const { id } = photo;
  const { attachmentId, uploadUrl, contentType, isRemoved } = await calls.announce(photo);
  if (isRemoved) return refuse(parts, id, attempt, REMOVED);
  if ((await store.apply(id, { kind: 'linked', attempt, attachmentId })) === null) return 'gone-on';
  // no address: the bytes arrived before, and only the answer was lost
  if (uploadUrl !== null) {
    const bytes = await store.bytes(id);
    if (bytes === null) return refuse(parts, id, attempt, BYTES_LOST);
    await calls.put({ url: uploadUrl, contentType, bytes, onProgress: heard(parts, id, attempt) }).catch(againByItself);
  }
  const answer = await calls.complete(attachmentId, photo);
  const confirmed = await store.apply(id, { kind: 'confirmed', attempt, attachmentId, ...answer });
  if (confirmed === null) return 'gone-on';
  return confirmed.sync.status === 'uploaded' ? null : { rests: 'photo' };
}

/** Whatever the store answers to an upload, it is tried again with another address (specification 1 §4). @throws ApiError */
function againByItself(thrown: unknown): never {
  const code = thrown instanceof ApiError && OF_ALL.includes(thrown.code) ? thrown.code : 'UPLOAD_URL_INVALID';
  throw thrown instanceof ApiError && thrown.code === code ? thrown : new ApiError({ code, status: 0 });
}

/** Only a photo that the server has confirmed is deleted. */
async function cleanUp({ store, onReceived }: PhotoRunnerParts, id: string): Promise<Outcome> {
  const photo = store.read().find((other) => other.id === id);
  const isGone = await store.letGo(id, ({ sync }) => sync.status === 'uploaded');
  if (isGone && photo !== undefined) onReceived(photo);
  return isGone ? 'done' : 'gone-on';
}

/** Reports progress to the screen, and renews the lease on the device now and then. */
function heard({ store, now, onProgress }: PhotoRunnerParts, id: string, attempt: string): (part: number) => void {
  let reportedAt = now();
  return (part) => {
    onProgress(id, part);
    if (Math.abs(now() - reportedAt) < HEARD_MS) return;
    reportedAt = now();
    void store.apply(id, { kind: 'progressed', attempt });
  };
}

const REMOVED: PhotoProblem = { code: 'NOT_FOUND', sentence: 'This photo was removed in the office. It is still on this phone.' };
const TARGET_GONE: PhotoProblem = {
  code: 'NOT_FOUND',
  sentence: 'Its potential job was removed from this phone. Restore it under Unsent work, then send the photo again.',
};
const BYTES_LOST: PhotoProblem = { code: 'FAULT', sentence: 'This phone no longer has the picture itself. Take it again.' };

async function refuse({ store }: PhotoRunnerParts, id: string, attempt: string, problem: PhotoProblem): Promise<Outcome> {
  await store.apply(id, { kind: 'refused', attempt, problem });
  return 'done';
}

async function fail(parts: PhotoRunnerParts, { id }: Photo, attempt: string, thrown: unknown): Promise<Outcome> {
  if (!(thrown instanceof ApiError)) logProblem('A photo could not be sent', thrown);
  const { code, message: sentence, isTyped } = thrown instanceof ApiError ? thrown : new ApiError({ code: 'FAULT', status: 0 });
  // what a gateway or a portal answers in the server's name refuses nothing
  if (isTyped && !BY_ITSELF.includes(code)) return refuse(parts, id, attempt, { code, sentence });
  await parts.store.apply(id, { kind: 'failed', attempt, problem: { code, sentence } });
  return { rests: OF_ALL.includes(code) ? 'all' : 'photo' };
}
