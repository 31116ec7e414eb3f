// The way back that a change offers once it is done.
import { useRef } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';

/** As long as a change may be undone from where it is said: U pressed later for something else takes nothing back. */
export const UNDO_MS = 10_000;

/** One offer at a time: a newer change takes the older offer away, and so do taking it, its time, and whoever takes back one of its changes elsewhere. */
export function useUndoOffer() {
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  return (text: string, run: () => void, changes?: readonly string[]) => {
    takeAway.current();
    const take = (): void => {
      takeAway.current();
      run();
    };
    takeAway.current = toast.offer(text, { label: 'Undo', run: take }, UNDO_MS, changes);
  };
}

/** What a command says that is sent to take something back; one that is sent from a form says it there. */
export const undoneText = (isUndo: boolean): string | null => (isUndo ? 'Undone' : null);
