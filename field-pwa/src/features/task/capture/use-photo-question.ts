// Stores a photo, and asks about one that may show nothing or that the device could not store (specification 2 §5, §8; quality.md §1, case 7). A doubtful
// photo is stored before it is asked about: without an answer it waits in the history and among the unsent work, and so it does after 'Try Again' until the
// next one is on the device: a tap too many loses no photo.
import { useEffect, useRef, useState, type RefObject } from 'react';
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
  /** 'Try Again' of a small photo, which waits until the next one is there; what could not be stored is given up. */
  readonly drop: () => void;
  readonly leave: () => void;
}

async function removeReplaced(photo: TakenPhoto | null, { photos, originals }: Pick<QuestionParts, 'photos' | 'originals'>): Promise<void> {
  if (photo === null) return;
  // not where the person has said meanwhile that it is ok
  if (await photos.remove(photo.id)) originals.drop(photo.id);
  else originals.keep(photo);
}

/** The photo that the next one replaces. Where none comes before the screen is left it stays, and so does its original, as that of one that was left unanswered. */
function useReplaced({ keep }: Pick<Originals, 'keep'>): RefObject<TakenPhoto | null> {
  const replaced = useRef<TakenPhoto | null>(null);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(
    () => () => {
      if (replaced.current !== null) latest.current(replaced.current);
    },
    [],
  );
  return replaced;
}

export function usePhotoQuestion({ photos, originals, busily, onKept, onStored }: QuestionParts): PhotoQuestion {
  const [held, setHeld] = useState<Held | null>(null);
  const replaced = useReplaced(originals);
  const settle = (photo: TakenPhoto): void => {
    setHeld(null);
    onKept(photo);
    originals.keep(photo);
  };
  const store = async (photo: TakenPhoto): Promise<void> => {
    const isDoubtful = !isLikelyFine(photo.sizeBytes);
    try {
      await photos.take(photo, { isDoubtful });
      const before = replaced.current;
      replaced.current = null;
      await removeReplaced(before, { photos, originals }).catch((problem: unknown) =>
        logProblem('A replaced photo could not be removed', problem),
      );
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
  const drop = (): void => {
    if (held?.kind === 'doubtful') replaced.current = held.photo;
    if (held?.kind === 'notKept') {
      photos.dropShot(held.photo.id);
      originals.drop(held.photo.id);
    }
    setHeld(null);
  };
  return {
    held,
    store,
    say: (sentence) => setHeld({ kind: 'failed', sentence }),
    keep: () => busily(keep),
    drop,
    leave: () => {
      if (held?.kind === 'doubtful') settle(held.photo);
    },
  };
}
