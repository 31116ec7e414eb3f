// The signed-in person's photos, for every screen.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useReadable } from '@lotline/web-session/react/use-readable';
import type { Photo } from './photo-record.ts';
import type { Photos } from './photos.ts';

export const PhotosContext = createContext<Photos | null>(null);

export function usePhotos(): Photos {
  const photos = useContext(PhotosContext);
  if (photos === null) throw new Error('There are no photos here: this screen belongs below PhotosRoot');
  return photos;
}

const NONE: readonly Photo[] = [];
const readNone = () => NONE;
const never = () => () => undefined;

/** All photos on this device, oldest first; none where no photos are stored. */
export function useUnsentPhotos(): readonly Photo[] {
  const store = useContext(PhotosContext)?.store;
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? readNone);
}

/** Those that are neither sent by themselves here nor on their way. */
export function useWaitingOriginals(): readonly Photo[] {
  const { originalsWaitFor, areOriginalsLetGo } = usePhotos();
  const photos = useUnsentPhotos();
  useReadable(areOriginalsLetGo);
  if (originalsWaitFor() === null) return [];
  return photos.filter(({ isOriginal, sync }) => isOriginal === true && sync.attempt === null && !sync.needsYou);
}

export interface PhotoSum {
  readonly count: number;
  readonly needsYou: number;
  /** ISO; null when nothing is there. */
  readonly since: string | null;
}

export function usePhotoSum(): PhotoSum {
  const photos = useUnsentPhotos();
  return useMemo(
    () => ({
      count: photos.length,
      needsYou: photos.filter(({ sync }) => sync.needsYou).length,
      since: photos.map(({ takenAt }) => takenAt).sort()[0] ?? null,
    }),
    [photos],
  );
}
