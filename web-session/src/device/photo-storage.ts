// The photos that the office does not have yet: the facts of each, its bytes apart, which are read one at a time, and a history
// that outlives both (specification 1 §3, §9; quality.md §1). The app decides what a row contains.
import { channelOf, type TabChannel } from './tab-channel.ts';
import { hasLocks, heldLocks, leadAmongTabs } from './tab-lead.ts';
import { databaseIfThere, openConnection, openDatabase } from './open-database.ts';
import { givingWay, writeFirst } from './write-first.ts';
import type { PersonDatabase, PhotoHistoryRow, PhotoRow, ShotRow } from './person-database.ts';

export type { PhotoHistoryRow, PhotoRow } from './person-database.ts';

export interface NewPhotoRow {
  readonly id: string;
  readonly photo: unknown;
  readonly bytes: ArrayBuffer;
  /** A few kilobytes, for lists. */
  readonly thumb: ArrayBuffer;
  readonly history: PhotoHistoryRow;
}

/** What the camera showed. */
export interface TakenShot extends ShotRow {
  /** As the app encodes it. */
  readonly picture: string;
}

export interface PhotoWrites {
  readonly photo?: unknown;
  /** The photo and its bytes are deleted from the device. */
  readonly isGone?: boolean;
  readonly history?: PhotoHistoryRow;
}

/** Each rejects when the device cannot store or read it. */
export interface PhotoStorage {
  /** In the order in which they were taken, without their bytes. */
  readonly all: () => Promise<readonly PhotoRow[]>;
  /** In the task of the call: what the camera shows, before a photo is made of it. Null: nothing was written, the database is not open. */
  readonly first: (shot: TakenShot) => Promise<void> | null;
  /** Those of which no photo was made yet. */
  readonly shots: () => Promise<readonly TakenShot[]>;
  readonly dropShot: (id: string) => Promise<void>;
  /** All of it or nothing, in place of its shot; once, whoever else has made a photo of that shot. Returns its position. */
  readonly add: (photo: NewPhotoRow) => Promise<number>;
  /** In one transaction: `decide` gets the present row; null: it is gone. A press meanwhile is written before it, and `decide` is asked again. Returns what was written. */
  readonly change: (
    id: string,
    decide: (photo: PhotoRow | null, history: PhotoHistoryRow | null) => PhotoWrites | null,
  ) => Promise<PhotoWrites | null>;
  /** Null when they are gone. The caller releases them soon. */
  readonly bytes: (id: string) => Promise<ArrayBuffer | null>;
  readonly thumb: (id: string) => Promise<ArrayBuffer | null>;
  /** Newest first. */
  readonly history: () => Promise<readonly PhotoHistoryRow[]>;
  /** Deletes all but the newest `most`, and never one whose photo is still here. */
  readonly trimHistory: (most: number) => Promise<void>;
}

export interface PhotosOnDevice {
  readonly photos: PhotoStorage;
  readonly channel: TabChannel;
  /** Until the returned function is called no other tab makes a photo of that shot. */
  readonly holdShot: (id: string) => () => void;
  /** Of shots that a tab is making photos of, where the browser tells. */
  readonly heldShots: () => Promise<ReadonlySet<string>>;
  /** `begin` is called once this tab sends; `isAlone`: the browser guarantees it by a lock. Returns how to hand over to another tab. */
  readonly lead: (begin: (isAlone: boolean) => void) => () => void;
}

export type PhotosOf = (personId: number) => PhotosOnDevice;

/** Characters of a value that the browser takes with the call: from 64 kB on Chromium makes it a file, and asks the page for its bytes later. */
const PART_LENGTH = 30_000;

function writeShotFirst(connection: IDBDatabase | null, { picture, ...row }: TakenShot): Promise<void> | null {
  return writeFirst(connection, {
    tables: ['shots', 'shotParts'],
    write: (tableOf) => {
      for (let part = 0; part * PART_LENGTH < picture.length; part += 1) {
        const text = picture.slice(part * PART_LENGTH, (part + 1) * PART_LENGTH);
        tableOf('shotParts').put({ id: row.id, part, text });
      }
      tableOf('shots').put(row);
    },
  });
}

async function readShots(database: PersonDatabase | null): Promise<readonly TakenShot[]> {
  if (database === null) return [];
  const { dexie, shots, shotParts } = database;
  const work = async (): Promise<readonly TakenShot[]> =>
    Promise.all(
      (await shots.toArray()).map(async (row) => {
        const parts = await shotParts.where('id').equals(row.id).sortBy('part');
        return { ...row, picture: parts.map(({ text }) => text).join('') };
      }),
    );
  return givingWay(dexie, 'r', { tables: [shots, shotParts], work });
}

const deleteShot = ({ shots, shotParts }: PersonDatabase, id: string): Promise<unknown> =>
  Promise.all([shots.delete(id), shotParts.where('id').equals(id).delete()]);

async function dropShotOf(database: PersonDatabase, id: string): Promise<void> {
  const { dexie, shots, shotParts } = database;
  await givingWay(dexie, 'rw', { tables: [shots, shotParts], work: () => deleteShot(database, id) });
}

/** Also this gives way to a shot: it is here that a photo gets its position, and not at its shutter. */
async function addPhoto(database: PersonDatabase, { id, photo, bytes, thumb, history }: NewPhotoRow): Promise<number> {
  const { dexie, photos, photoBytes, photoThumbs, photoHistory, shots, shotParts } = database;
  const work = async (): Promise<number> => {
    const known = await photos.get(id);
    if (known !== undefined) return known.order;
    const order = ((await photos.orderBy('order').last())?.order ?? 0) + 1;
    await Promise.all([
      photos.add({ id, order, photo }),
      photoBytes.add({ id, bytes }),
      photoThumbs.add({ id, bytes: thumb }),
      photoHistory.put(history),
      deleteShot(database, id),
    ]);
    return order;
  };
  return givingWay(dexie, 'rw', { tables: [photos, photoBytes, photoThumbs, photoHistory, shots, shotParts], work });
}

async function changePhoto(
  { dexie, photos, photoBytes, photoHistory }: PersonDatabase,
  id: string,
  decide: (photo: PhotoRow | null, history: PhotoHistoryRow | null) => PhotoWrites | null,
): Promise<PhotoWrites | null> {
  const work = async (): Promise<PhotoWrites | null> => {
    const row = (await photos.get(id)) ?? null;
    const writes = decide(row, (await photoHistory.get(id)) ?? null);
    if (writes === null) return null;
    if (writes.isGone === true) await Promise.all([photos.delete(id), photoBytes.delete(id)]);
    else if (row !== null && writes.photo !== undefined) await photos.put({ ...row, photo: writes.photo });
    if (writes.history !== undefined) await photoHistory.put(writes.history);
    return writes;
  };
  return givingWay(dexie, 'rw', { tables: [photos, photoBytes, photoHistory], work });
}

async function trimPhotoHistory({ dexie, photos, photoThumbs, photoHistory }: PersonDatabase, most: number): Promise<void> {
  const work = async (): Promise<void> => {
    const unsent = new Set(await photos.toCollection().primaryKeys());
    const newestFirst = await photoHistory.orderBy('updatedAt').reverse().primaryKeys();
    const past = newestFirst.slice(most).filter((id) => !unsent.has(id));
    await Promise.all([photoHistory.bulkDelete(past), photoThumbs.bulkDelete(past)]);
  };
  await givingWay(dexie, 'rw', { tables: [photos, photoThumbs, photoHistory], work });
}

/**
 * @param ifThere skips the work where nothing was ever stored; without it the database is opened
 * @param connection null while it is not open
 */
export function photoStorage(
  database: () => Promise<PersonDatabase>,
  ifThere: () => Promise<PersonDatabase | null> = database,
  connection: () => IDBDatabase | null = () => null,
): PhotoStorage {
  return {
    first: (shot) => writeShotFirst(connection(), shot),
    shots: async () => readShots(await ifThere()),
    dropShot: async (id) => dropShotOf(await database(), id),
    all: async () => (await ifThere())?.photos.orderBy('order').toArray() ?? [],
    add: async (made) => addPhoto(await database(), made),
    change: async (id, decide) => changePhoto(await database(), id, decide),
    bytes: async (id) => (await (await ifThere())?.photoBytes.get(id))?.bytes ?? null,
    thumb: async (id) => (await (await ifThere())?.photoThumbs.get(id))?.bytes ?? null,
    history: async () => (await ifThere())?.photoHistory.orderBy('updatedAt').reverse().toArray() ?? [],
    trimHistory: async (most) => trimPhotoHistory(await database(), most),
  };
}

const SHOT_LOCK = 'lotline.shot.';

export const photosOnDevice: PhotosOf = (personId) => {
  const name = `lotline.photos.${String(personId)}`;
  return {
    photos: photoStorage(
      () => openDatabase(personId),
      () => databaseIfThere(personId),
      () => openConnection(personId),
    ),
    channel: channelOf(name),
    holdShot: (id) => leadAmongTabs(SHOT_LOCK + id, () => undefined),
    heldShots: () => heldLocks(SHOT_LOCK),
    lead: (begin) => leadAmongTabs(name, () => begin(hasLocks())),
  };
};
