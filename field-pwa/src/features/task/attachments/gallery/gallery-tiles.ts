// The tiles of a job's gallery: photos that the office has, and those that lie on this device still; sorted and filtered (screens.md §2.27).
import type { DevicePhoto, DevicePhotoState } from '../../../../platform/photos/device-photos.ts';
import { picturesOf, type JobFile } from '../files-of-job.ts';

export type Tile =
  | {
      readonly kind: 'received';
      readonly key: string;
      readonly title: string;
      readonly at: string;
      readonly by: string;
      readonly file: JobFile;
    }
  | {
      readonly kind: 'device';
      readonly key: string;
      readonly title: string;
      readonly at: string;
      readonly by: string;
      readonly photo: DevicePhoto;
    };

export type GalleryOrder = 'date' | 'title' | 'user';

export const STATE_WORDS: Readonly<Record<DevicePhotoState, string>> = {
  pending: 'Saved on this phone',
  getUrl: 'Preparing to send',
  uploading: 'Sending',
  retrying: 'Trying again soon',
  uploaded: 'Received',
};

/** @param me whose device this is */
export function galleryTiles(files: readonly JobFile[], onDevice: readonly DevicePhoto[], me: string): readonly Tile[] {
  const received = picturesOf(files);
  const known = new Set(received.map(({ id }) => id));
  // in the moment between arriving here and leaving there a photo is both
  const still = onDevice.filter(({ state, attachmentId }) => state !== 'uploaded' && !(attachmentId !== null && known.has(attachmentId)));
  return [
    ...still.map((photo): Tile => ({ kind: 'device', key: photo.id, title: photo.name, at: photo.takenAt, by: me, photo })),
    ...received.map((file): Tile => {
      const { id, title, createdUtc, ownerName } = file;
      return { kind: 'received', key: `a${String(id)}`, title, at: createdUtc, by: ownerName ?? '', file };
    }),
  ];
}

const byText = (a: string, b: string) => a.localeCompare(b, 'en-AU', { numeric: true });
const newestFirst = (a: Tile, b: Tile) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

/** By title: 'Trench-2' before 'Trench-10'. Alike ones newest first. */
export function inOrder(tiles: readonly Tile[], order: GalleryOrder): readonly Tile[] {
  if (order === 'date') return tiles.toSorted(newestFirst);
  const textOf = (tile: Tile) => (order === 'title' ? tile.title : tile.by);
  return tiles.toSorted((a, b) => byText(textOf(a), textOf(b)) || newestFirst(a, b));
}

export const notReceived = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter(({ kind }) => kind === 'device');
