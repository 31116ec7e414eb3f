// A photo as this device stores it until the office has it, and its history (specification 1 §3; decision 041).
import { NEW_PHOTO, type PhotoSync } from '@lotline/schema/domain/attachment/photo-sync';
import type { StampWords } from './stamp/stamp-layout.ts';
import type { PhotoHistoryRow, PhotoRow, TakenShot } from '@lotline/web-session/device/photo-storage';

/** As the device reported it at the shutter. */
export interface PhotoPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMetres: number;
}

/** What the person took, which never changes. */
export interface PhotoFacts {
  /** The UUID under which the server knows it too. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  /** The id of the action that added its potential job, where that had no number yet. */
  readonly potentialJobClientId?: string | null;
  readonly taskId: number | null;
  /** The name of its job or task, away from its page. */
  readonly about: string | null;
  /** ISO, by the device's clock. */
  readonly takenAt: string;
  readonly position: PhotoPosition | null;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The camera's picture beside its stamped photo: it waits for Wi-Fi. */
  readonly isOriginal?: boolean;
}

/** What the camera showed at the shutter, and all that its photo is made of, also by a later life of the page (decision 041). */
export interface Shot extends Omit<PhotoFacts, 'sizeBytes' | 'sha256' | 'isOriginal'> {
  /** A JPEG as a data URL, as the canvas gives it without waiting. */
  readonly picture: string;
  readonly words: StampWords;
}

/** Null for what this version of the app cannot read: it stays stored. */
export function shotOf({ id, shot, picture }: TakenShot): Shot | null {
  const kept = shot as Partial<Shot> | null;
  const isReadable = kept?.id === id && typeof kept.name === 'string' && kept.words !== undefined;
  return isReadable ? { ...(kept as Omit<Shot, 'picture'>), picture } : null;
}

export interface Photo extends PhotoFacts {
  readonly order: number;
  readonly sync: PhotoSync;
}

/** Each is set once that step is done. */
export interface PhotoSteps {
  readonly saved: boolean;
  readonly gotUrl: boolean;
  readonly redoGetUrl: boolean;
  readonly uploaded: boolean;
  readonly cleanedUp: boolean;
}

/** The specification's local photo history record. */
export interface PhotoHistoryEntry extends PhotoSteps {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly constructionId: number | null;
  readonly potentialJobId: number | null;
  readonly potentialJobClientId?: string | null;
  readonly taskId: number | null;
  /** ISO. */
  readonly createdDate: string;
  /** In milliseconds. */
  readonly lastUpdated: number;
}

/** Null for what this version of the app cannot read: it stays stored. */
export function photoOf({ id, order, photo }: PhotoRow): Photo | null {
  const kept = photo as Partial<Photo> | null;
  const isReadable =
    kept?.id === id && typeof kept.name === 'string' && typeof kept.sha256 === 'string' && typeof kept.sizeBytes === 'number';
  return isReadable ? { ...(kept as Photo), sync: { ...NEW_PHOTO, ...kept.sync }, order } : null;
}

export const rowOfPhoto = ({ order: _order, ...photo }: Photo): unknown => photo;

export function historyOf(photo: PhotoFacts, steps: Partial<PhotoSteps>, before: PhotoHistoryRow | null, at: number): PhotoHistoryRow {
  const { id, name, sizeBytes, constructionId, potentialJobId, potentialJobClientId = null, taskId, takenAt } = photo;
  const known = (before?.entry ?? { saved: true, gotUrl: false, redoGetUrl: false, uploaded: false, cleanedUp: false }) as PhotoSteps;
  const entry: PhotoHistoryEntry = {
    ...known,
    ...steps,
    ...{ id, name, sizeBytes, constructionId, potentialJobId, potentialJobClientId, taskId, createdDate: takenAt, lastUpdated: at },
  };
  return { id, updatedAt: at, entry };
}

/** The part of it that the history shows. */
export const stepsOf = ({ status, redoGetUrl, attachmentId }: PhotoSync): Partial<PhotoSteps> => ({
  gotUrl: attachmentId !== null,
  redoGetUrl,
  uploaded: status === 'uploaded',
});
