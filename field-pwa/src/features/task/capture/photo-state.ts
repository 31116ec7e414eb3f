// The four honest states of a photo, as a person reads them (screens.md §1, 6), and how much is not synced.
import { isPhotoOf, type NamedPotentialJob } from '../../../platform/potential-job/use-photos-of.ts';
import type { Photo, PhotoHistoryEntry } from '../../../platform/photos/photo-record.ts';

export type HonestState = 'saved' | 'sending' | 'received' | 'needs';

export const STATE_WORDS: Readonly<Record<HonestState, string>> = {
  saved: 'Saved here',
  sending: 'Sending',
  received: 'Received',
  needs: 'Needs you',
};

/** @param photo as it lies on the device; undefined: it has left */
export function honestState(photo: Photo | undefined): HonestState {
  if (photo === undefined) return 'received';
  if (photo.sync.needsYou) return 'needs';
  if (photo.sync.status === 'uploaded') return 'received';
  return photo.sync.status === 'getUrl' || photo.sync.status === 'uploading' ? 'sending' : 'saved';
}

/** Specification 1 §2, the file-sync banner. */
export function syncBanner(count: number): string {
  if (count === 0) return 'All files are up to date';
  return count === 1 ? '1 file needs syncing' : `${String(count)} files need syncing`;
}

/** Of this job or potential job, touched within the last hour, the newest first. What somebody let go of is not among them. */
export function shownHistory(
  entries: readonly PhotoHistoryEntry[],
  of: { readonly constructionId: number | null } & NamedPotentialJob,
  since: number,
): readonly PhotoHistoryEntry[] {
  return entries.filter(
    (entry) =>
      entry.constructionId === of.constructionId &&
      (of.constructionId !== null || isPhotoOf(entry, of)) &&
      Math.abs(entry.lastUpdated - since) <= HOUR_MS,
  );
}

const HOUR_MS = 60 * 60_000;
