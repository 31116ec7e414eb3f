// The signed-in person's outbox, for every screen.
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePhotoSum } from '../photos/photos-context.ts';
import { uploadSum } from '../uploads/upload-sum.ts';
import { useShownUploads } from '../uploads/use-shown-uploads.ts';
import { waitingOf, type Who } from './optimistic-state.ts';
import type { AnyAction } from './action-input.ts';
import type { Entry } from './outbox-entry.ts';
import { queueSum, removedLine, sumOf, type QueueSum, type RemovedLine } from './queue-lines.ts';
import type { Outbox } from './outbox.ts';

export const OutboxContext = createContext<Outbox | null>(null);

export function useOutbox(): Outbox {
  const actions = useContext(OutboxContext);
  if (actions === null) throw new Error('There are no actions here: this screen belongs below OutboxRoot');
  return actions;
}

export function useEntries(): readonly Entry[] {
  const { store } = useOutbox();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Those on their way: the same list until one is added or answered. */
export function useWaiting(): readonly AnyAction[] {
  const entries = useEntries();
  return useMemo(() => waitingOf(entries), [entries]);
}

export function useWho(): Who {
  const actor = useActor();
  const { displayName } = useMe();
  return useMemo(() => ({ actor, displayName, zone: browserZone() }), [actor, displayName]);
}

/** Of actions, photos and files on their way. */
export function useQueueSum(): QueueSum {
  const entries = useEntries();
  const photos = usePhotoSum();
  const uploads = useShownUploads();
  return useMemo(() => sumOf([queueSum(entries), photos, uploadSum(uploads)]), [entries, photos, uploads]);
}

/** Of what "Send now" sends: files go by themselves. */
export function usePushSum(): QueueSum {
  const entries = useEntries();
  const photos = usePhotoSum();
  return useMemo(() => sumOf([queueSum(entries), photos]), [entries, photos]);
}

/** What the person removed in the last 30 days, newest first; null until it has been read. */
export function useRemovedLines(): readonly RemovedLine[] | null {
  const { store } = useOutbox();
  const entries = useEntries();
  const [lines, setLines] = useState<readonly RemovedLine[] | null>(null);
  useEffect(() => {
    let isLate = false;
    store.removed().then(
      (removed) => {
        if (!isLate) setLines(removed.map(removedLine));
      },
      (problem: unknown) => logProblem('What was let go of could not be read', problem),
    );
    return () => {
      isLate = true;
    };
  }, [store, entries]);
  return lines;
}
