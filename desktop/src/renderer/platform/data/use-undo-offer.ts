// The way back that a change offers once it is done.
import { useRef } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';

/** One offer at a time: a newer change takes the older offer away, and so does taking it. */
export function useUndoOffer() {
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  return (text: string, run: () => void) => {
    takeAway.current();
    const take = (): void => {
      takeAway.current();
      run();
    };
    takeAway.current = toast.offer(text, { label: 'Undo', run: take });
  };
}
