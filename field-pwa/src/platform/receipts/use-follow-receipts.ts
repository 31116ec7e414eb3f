// Keeps the receipts of the signed-in person on this device. No screen waits for it.
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePuller } from '../replica/use-replica.ts';
import { announceSubmits } from './announce-submits.ts';
import { RECEIPTS, useStoredReceipts } from './use-receipts.ts';

/** Reads receipts when the app is opened or back online, and when a sync says that something has changed: a receipt changes its task. */
export function useFollowReceipts(): void {
  const client = useQueryClient();
  const storedReceipts = useStoredReceipts();
  const puller = usePuller();
  const toast = useToast();
  const hasSynced = useRef(false);
  const { hasNetwork } = useConnection();
  useEffect(() => {
    const leave = storedReceipts.subscribe(() => void client.invalidateQueries({ queryKey: [RECEIPTS] }));
    const stopAnnouncing = announceSubmits(
      storedReceipts,
      () => !hasSynced.current,
      (sentence) => toast.beside(sentence),
    );
    const pull = () =>
      void storedReceipts.pull().then((problem) => {
        if (problem === null) hasSynced.current = true;
      });
    const stopWaiting = hasNetwork ? whenIdle(client, pull) : () => undefined;
    const unfollow = puller?.subscribe(({ isOther }) => {
      if (isOther) pull();
    });
    return () => {
      leave();
      stopAnnouncing();
      stopWaiting();
      unfollow?.();
    };
  }, [client, storedReceipts, puller, toast, hasNetwork]);
}
