// The receipts of the signed-in person.
import { useEffect, useMemo, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePuller } from '../replica/use-replica.ts';
import { announceSubmits } from './announce-submits.ts';

const RECEIPTS = 'receipts';

export function useStoredReceipts(): StoredReceipts {
  const { receiptsOf } = usePlatform();
  const { id } = useMe();
  return useMemo(() => receiptsOf(id), [receiptsOf, id]);
}

/** Reads what is stored on this device, and again when new ones have come. */
export function useReceiptsRead<Read>(name: string, read: (storedReceipts: StoredReceipts) => Promise<Read>) {
  const storedReceipts = useStoredReceipts();
  const { id } = useMe();
  return useQuery({ queryKey: [RECEIPTS, id, name], queryFn: () => read(storedReceipts), staleTime: Infinity });
}

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
