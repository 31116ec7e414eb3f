// The photos on this device as every screen reads them, without their bytes; all tabs of a person show the same. A photo is shown once it is stored.
import { photoAfter, NEW_PHOTO, type PhotoEvent, type PhotoSync } from '@lotline/schema/domain/attachment/photo-sync';
import { MOST_PHOTO_HISTORY } from '@lotline/schema/domain/attachment/photo.rules';
import type { PhotoStorage, PhotosOnDevice } from '@lotline/web-session/device/photo-storage';
import { logProblem } from '@lotline/web-session/log';
import { createStore } from '@lotline/web-session/store';
import { historyOf, photoOf, rowOfPhoto, stepsOf, type Photo, type PhotoFacts, type PhotoHistoryEntry } from './photo-record.ts';

export interface TakenPhoto extends PhotoFacts {
  readonly bytes: ArrayBuffer;
  readonly thumb: ArrayBuffer;
}

export interface PhotoStore {
  /** In the order in which they were taken: the same list until something changes. */
  readonly read: () => readonly Photo[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once photo, bytes and history are on the device, and `shown` once every reader has it; rejects when none of them is. */
  readonly add: (taken: TakenPhoto, sync?: PhotoSync) => Promise<{ readonly shown: Promise<void> }>;
  /** In one transaction, by the shared rule, on its present state in any tab. Null: the event changed nothing. */
  readonly apply: (id: string, event: PhotoEvent) => Promise<Photo | null>;
  /** Deletes photo and bytes: the office has it, or the person removed it. */
  readonly letGo: (id: string, mayGo: (photo: Photo) => boolean) => Promise<boolean>;
  readonly bytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly thumb: (id: string) => Promise<ArrayBuffer | null>;
  /** Newest first. */
  readonly history: () => Promise<readonly PhotoHistoryEntry[]>;
  /** Reads the device again, since another tab has written. False: it could not be read, and the known state stays. */
  readonly refresh: () => Promise<boolean>;
}

const CHANGED = { kind: 'changed' } as const;

/** @param now the device's clock, in milliseconds */
export function createPhotoStore({ photos, channel }: Pick<PhotosOnDevice, 'photos' | 'channel'>, now: () => number): PhotoStore {
  const view = createStore<readonly Photo[]>([]);
  let last: Promise<unknown> = Promise.resolve();
  /** Reads run one after the other: an older read never replaces what was written since. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const readAll = async (): Promise<boolean> => {
    try {
      view.set((await photos.all()).map(photoOf).filter((photo) => photo !== null));
      return true;
    } catch (problem) {
      logProblem('The photos on this device could not be read', problem);
      return false;
    }
  };
  /** Announced to the other tabs, and shown. */
  const show = async (): Promise<void> => {
    channel.post(CHANGED);
    await readAll();
  };
  const write = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      const result = await work();
      await show();
      return result;
    });
  return {
    read: view.get,
    subscribe: view.subscribe,
    bytes: photos.bytes,
    thumb: photos.thumb,
    history: async () => (await photos.history()).map(({ entry }) => entry as PhotoHistoryEntry),
    refresh: () => inTurn(readAll),
    // the shutter waits for the device alone: neither for what the sender writes of other photos nor for the screens
    add: async (taken, sync = NEW_PHOTO) => {
      await addTo(photos, taken, sync, now());
      return { shown: inTurn(show) };
    },
    apply: (id, event) => write(() => applyIn(photos, { id, event, at: now() })),
    letGo: (id, mayGo) => write(() => letGoFrom(photos, { id, mayGo, at: now() })),
  };
}

async function addTo(photos: PhotoStorage, { bytes, thumb, ...facts }: TakenPhoto, sync: PhotoSync, at: number): Promise<void> {
  const history = historyOf(facts, { saved: true }, null, at);
  await photos.add({ id: facts.id, photo: { ...facts, sync }, bytes, thumb, history });
  photos.trimHistory(MOST_PHOTO_HISTORY).catch((problem: unknown) => logProblem('The photo history was not trimmed', problem));
}

interface AppliedEvent {
  readonly id: string;
  readonly event: PhotoEvent;
  readonly at: number;
}

async function applyIn(photos: PhotoStorage, { id, event, at }: AppliedEvent): Promise<Photo | null> {
  let after: Photo | null = null;
  await photos.change(id, (row, history) => {
    const photo = row === null ? null : photoOf(row);
    const sync = photo === null ? null : photoAfter(photo.sync, event, at, photo);
    // asked again, after a press: what was so before is not told
    after = null;
    if (photo === null || sync === null) return null;
    after = { ...photo, sync };
    return { photo: rowOfPhoto(after), history: historyOf(photo, stepsOf(sync), history, at) };
  });
  return after;
}

interface LettingGo {
  readonly id: string;
  readonly mayGo: (photo: Photo) => boolean;
  readonly at: number;
}

async function letGoFrom(photos: PhotoStorage, { id, mayGo, at }: LettingGo): Promise<boolean> {
  const writes = await photos.change(id, (row, history) => {
    const photo = row === null ? null : photoOf(row);
    if (photo === null || !mayGo(photo)) return null;
    return { isGone: true, history: historyOf(photo, { ...stepsOf(photo.sync), cleanedUp: true }, history, at) };
  });
  return writes !== null;
}
