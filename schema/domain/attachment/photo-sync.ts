// What becomes of a photo on its way to the office: pending, getUrl, uploading, uploaded, or retrying (specification 1 §4), as one pure function. A lease
// stands on every state in which somebody is at it, and each step names the attempt that it belongs to, so that an attempt that was given up changes
// nothing any more (quality.md §1).
import { PHOTO_PROBLEM } from './photo.rules.ts';

export type PhotoStatus = 'pending' | 'getUrl' | 'uploading' | 'retrying' | 'uploaded';

export interface PhotoProblem {
  readonly code: string;
  readonly sentence: string;
}

export interface PhotoSync {
  readonly status: PhotoStatus;
  /** Who is at it; null while nobody is. */
  readonly attempt: string | null;
  /** When that attempt was last heard of, in milliseconds of the device's clock. */
  readonly heardAt: number | null;
  readonly tries: number;
  /** The upload address is asked for once more, since its answer never came. */
  readonly redoGetUrl: boolean;
  readonly attachmentId: number | null;
  /** What went wrong last. */
  readonly problem: PhotoProblem | null;
  /** Not tried again by itself: a person decides. */
  readonly needsYou: boolean;
}

export type PhotoEvent =
  /** Somebody begins with it. */
  | { readonly kind: 'claimed'; readonly attempt: string }
  /** The server knows it, and takes its bytes. */
  | { readonly kind: 'linked'; readonly attempt: string; readonly attachmentId: number }
  | { readonly kind: 'progressed'; readonly attempt: string }
  /** The server's own word of what it holds. */
  | {
      readonly kind: 'confirmed';
      readonly attempt: string;
      readonly attachmentId: number;
      readonly state: string;
      readonly sizeBytes: number;
      readonly sha256: string | null;
    }
  | { readonly kind: 'failed'; readonly attempt: string; readonly problem: PhotoProblem }
  | { readonly kind: 'refused'; readonly attempt: string; readonly problem: PhotoProblem }
  /** Whoever sends now knows that nobody else does: the tab that did is gone. */
  | { readonly kind: 'abandoned' }
  /** A person has it tried again. */
  | { readonly kind: 'askedAgain' };

/** Longer than that without a word, and it is tried again. */
export const LEASE_MS = 60_000;

export const NEW_PHOTO: PhotoSync = {
  status: 'pending',
  attempt: null,
  heardAt: null,
  tries: 0,
  redoGetUrl: false,
  attachmentId: null,
  problem: null,
  needsYou: false,
};

/** A small photo may show nothing: it is stored, and sent once the person has said that it is fine (specification 2 §5). */
const DOUBTFUL: PhotoProblem = { code: 'PHOTO_DOUBTFUL', sentence: `${PHOTO_PROBLEM}.` };

export const DOUBTFUL_PHOTO: PhotoSync = { ...NEW_PHOTO, needsYou: true, problem: DOUBTFUL };

/** The person has not said yet whether it is fine. */
export const isDoubtful = ({ needsYou, problem }: PhotoSync): boolean => needsYou && problem?.code === DOUBTFUL.code;

const MISMATCH: PhotoProblem = {
  code: 'FILE_MISMATCH',
  sentence: 'The file that arrived is not the photo on this phone. It will be sent again.',
};

/** Somebody is at it. A clock that was set meanwhile, forwards or back, ends a lease and never makes one longer. */
export function isLeased({ attempt, heardAt }: PhotoSync, now: number): boolean {
  if (attempt === null || heardAt === null) return false;
  const age = now - heardAt;
  return age >= 0 && age < LEASE_MS;
}

export function mayBeSent(sync: PhotoSync, now: number): boolean {
  return sync.status !== 'uploaded' && !sync.needsYou && !isLeased(sync, now);
}

/**
 * What it is after the event; null where the event changes nothing, as when somebody else is at it or has gone on without this attempt.
 * @param now by the device's clock, in milliseconds
 * @param held what lies on the device: only the server's word of exactly this makes it 'uploaded'
 */
export function photoAfter(
  sync: PhotoSync,
  event: PhotoEvent,
  now: number,
  held: { readonly sizeBytes: number; readonly sha256: string },
): PhotoSync | null {
  if (event.kind === 'claimed') return mayBeSent(sync, now) ? claimed(sync, event.attempt, now) : null;
  if (event.kind === 'abandoned') return isUnderWay(sync) ? { ...freed(sync), problem: sync.problem } : null;
  if (event.kind === 'askedAgain') return sync.needsYou ? { ...sync, needsYou: false, problem: null, tries: 0 } : null;
  if (!isUnderWay(sync) || sync.attempt !== event.attempt) return null;
  switch (event.kind) {
    case 'linked':
      return { ...sync, status: 'uploading', heardAt: now, attachmentId: event.attachmentId, redoGetUrl: false };
    case 'progressed':
      return { ...sync, heardAt: now };
    case 'confirmed':
      return event.state === 'uploaded' && event.sizeBytes === held.sizeBytes && event.sha256 === held.sha256
        ? { ...sync, status: 'uploaded', attempt: null, heardAt: null, attachmentId: event.attachmentId, problem: null }
        : { ...freed(sync), status: 'retrying', problem: MISMATCH };
    case 'failed':
      return { ...freed(sync), problem: event.problem };
    case 'refused':
      return { ...freed(sync), problem: event.problem, needsYou: true };
  }
}

const isUnderWay = ({ status }: PhotoSync): boolean => status === 'getUrl' || status === 'uploading';

function claimed(sync: PhotoSync, attempt: string, now: number): PhotoSync {
  return {
    ...sync,
    status: 'getUrl',
    attempt,
    heardAt: now,
    tries: sync.tries + 1,
    redoGetUrl: sync.redoGetUrl || sync.status === 'getUrl',
  };
}

/** Without an upload address it waits again; with one, it is tried again. */
const freed = (sync: PhotoSync): PhotoSync => ({
  ...sync,
  status: sync.status === 'uploading' ? 'retrying' : 'pending',
  redoGetUrl: sync.redoGetUrl || sync.status === 'getUrl',
  attempt: null,
  heardAt: null,
});
