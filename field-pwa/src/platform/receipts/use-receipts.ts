// The receipts of the signed-in person.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StoredReceipts } from '@lotline/web-session/sync/receipt-sync';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

export const RECEIPTS = 'receipts';

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
