// The photos of a potential job that are still on this device: they name it by its number, or by the action that added it.
import { useMemo } from 'react';
import type { Photo } from '../photos/photo-record.ts';
import { useUnsentPhotos } from '../photos/photos-context.ts';
import type { OwnPotentialJob } from './own-potential-jobs.ts';

export function usePhotosOf({ id, clientId }: Pick<OwnPotentialJob, 'id' | 'clientId'>): readonly Photo[] {
  const photos = useUnsentPhotos();
  return useMemo(
    () => photos.filter((photo) => isPhotoOf(photo, { potentialJobId: id, potentialJobClientId: clientId })),
    [photos, id, clientId],
  );
}

export interface NamedPotentialJob {
  readonly potentialJobId: number | null;
  readonly potentialJobClientId?: string | null;
}

/** By either of its names; what has neither is of no potential job. */
export const isPhotoOf = (photo: NamedPotentialJob, of: NamedPotentialJob): boolean =>
  (photo.potentialJobId !== null && photo.potentialJobId === of.potentialJobId) ||
  (photo.potentialJobClientId != null && photo.potentialJobClientId === of.potentialJobClientId);
