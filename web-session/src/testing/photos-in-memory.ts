// A photo store in memory, for tests: rows of this test alone, in one leading tab.
import type { PhotoStorage, PhotoHistoryRow, PhotoRow, PhotosOf, PhotosOnDevice, TakenShot } from '../device/photo-storage.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

export function photoStorageInMemory(): PhotoStorage {
  const rows = new Map<string, PhotoRow>();
  const bytes = new Map<string, ArrayBuffer>();
  const thumbs = new Map<string, ArrayBuffer>();
  const history = new Map<string, PhotoHistoryRow>();
  const shots = new Map<string, TakenShot>();
  let last = 0;
  const newestFirst = () => [...history.values()].sort((a, b) => b.updatedAt - a.updatedAt);
  return {
    all: () => Promise.resolve(copy([...rows.values()])),
    first: (shot) => {
      shots.set(shot.id, copy(shot));
      return Promise.resolve();
    },
    shots: () => Promise.resolve([...shots.values()]),
    dropShot: (id) => Promise.resolve(void shots.delete(id)),
    add: (made) => {
      const known = rows.get(made.id);
      if (known !== undefined) return Promise.resolve(known.order);
      last += 1;
      shots.delete(made.id);
      rows.set(made.id, copy({ id: made.id, order: last, photo: made.photo }));
      bytes.set(made.id, made.bytes);
      thumbs.set(made.id, made.thumb);
      history.set(made.id, copy(made.history));
      return Promise.resolve(last);
    },
    change: (id, decide) => {
      const row = rows.get(id);
      const writes = decide(row === undefined ? null : copy(row), history.get(id) ?? null);
      if (writes?.isGone === true) {
        rows.delete(id);
        bytes.delete(id);
      } else if (row !== undefined && writes?.photo !== undefined) rows.set(id, copy({ ...row, photo: writes.photo }));
      if (writes?.history !== undefined) history.set(id, copy(writes.history));
      return Promise.resolve(writes);
    },
    bytes: (id) => Promise.resolve(bytes.get(id) ?? null),
    thumb: (id) => Promise.resolve(thumbs.get(id) ?? null),
    history: () => Promise.resolve(newestFirst()),
    trimHistory: (most) => {
      for (const { id } of newestFirst().slice(most)) if (!rows.has(id)) history.delete(id);
      return Promise.resolve();
    },
  };
}

/** No other tab makes a photo of a shot. */
export const noOtherTab: Pick<PhotosOnDevice, 'holdShot' | 'heldShots'> = {
  holdShot: () => () => undefined,
  heldShots: () => Promise.resolve(new Set()),
};

export function photosInMemory(): PhotosOf {
  const photos = photoStorageInMemory();
  return () => ({
    photos,
    ...noOtherTab,
    channel: { post: () => undefined, follow: () => () => undefined },
    lead: (begin) => {
      begin(true);
      return () => undefined;
    },
  });
}
