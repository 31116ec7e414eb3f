// Stores a photo, and asks about one that may show nothing or that the device could not store (specification 2 §5, §8; quality.md §1, case 7). A doubtful
// photo is stored before it is asked about: without an answer it waits in the history and among the unsent work.
import { useState } from 'react';
import { isLikelyFine } from '@lotline/schema/domain/attachment/photo.rules';
import { logProblem } from '@lotline/web-session/log';
import type { TakenPhoto } from '../../../platform/photos/photo-store.ts';
import type { Photos } from '../../../platform/photos/photos.ts';
import { unsavedSentence } from './device-room.ts';
import type { Originals } from './use-originals.ts';

/** What stands on the screen and asks. */
export type Held =
  | { readonly kind: 'doubtful'; readonly photo: TakenPhoto }
  | { readonly kind: 'notKept'; readonly photo: TakenPhoto; readonly sentence: string }
  | { readonly kind: 'failed'; readonly sentence: string };

interface QuestionParts {
  readonly photos: Pick<Photos, 'take' | 'askAgain' | 'remove' | 'dropShot'>;
  readonly originals: Pick<Originals, 'keep' | 'drop'>;
  readonly busily: (work: () => Promise<void>) => Promise<void>;
  readonly onKept: (photo: TakenPhoto) => void;
  /** Stored or not: the device has another amount of room. */
  readonly onStored: () => void;
}

interface PhotoQuestion {
  readonly held: Held | null;
  readonly store: (photo: TakenPhoto) => Promise<void>;
  /** Nothing was made that could be stored. */
  readonly say: (sentence: string) => void;
  readonly keep: () => Promise<void>;
  readonly drop: () => Promise<void>;
  readonly leave: () => void;
}

export function usePhotoQuestion({ photos, originals, busily, onKept, onStored }: QuestionParts): PhotoQuestion {
  const [held, setHeld] = useState<Held | null>(null);
  const settle = (photo: TakenPhoto): void => {
    setHeld(null);
    onKept(photo);
    originals.keep(photo);
  };
  const store = async (photo: TakenPhoto): Promise<void> => {
    const isDoubtful = !isLikelyFine(photo.sizeBytes);
    try {
      await photos.take(photo, { isDoubtful });
      if (isDoubtful) setHeld({ kind: 'doubtful', photo });
      else settle(photo);
    } catch (problem) {
      logProblem('A photo could not be kept on this device', problem);
      setHeld({ kind: 'notKept', photo, sentence: unsavedSentence(problem) });
    }
    onStored();
  };
  const keep = async (): Promise<void> => {
    if (held === null || held.kind === 'failed') return;
    if (held.kind === 'notKept') return store(held.photo);
    await photos.askAgain(held.photo.id);
    settle(held.photo);
  };
  const drop = async (): Promise<void> => {
    if (held?.kind === 'doubtful') await photos.remove(held.photo.id);
    if (held?.kind === 'notKept') photos.dropShot(held.photo.id);
    if (held !== null && held.kind !== 'failed') originals.drop(held.photo.id);
    setHeld(null);
  };
  return {
    held,
    store,
    say: (sentence) => setHeld({ kind: 'failed', sentence }),
    keep: () => busily(keep),
    drop: () => busily(drop),
    leave: () => {
      if (held?.kind === 'doubtful') settle(held.photo);
    },
  };
}
