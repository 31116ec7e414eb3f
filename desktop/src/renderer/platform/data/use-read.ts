// A read of a screen: from the cache at once where it is there, and from the server. Data from before stays while it is read again, also when that fails.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedTree } from '@lotline/schema/generated/documents/tree';
import { useData } from './DataRoot.tsx';
import type { Followed } from './follows.ts';

interface ReadWish<Variables extends OperationVariables> {
  readonly variables: Variables;
  /** A change of one of these records reads it again. */
  readonly follows: readonly Followed[];
  /** False: nothing is read. */
  readonly isWanted?: boolean;
  /** Within that time it is shown from the cache alone, unless what it follows has changed. */
  readonly freshForMs?: number;
  /** With other variables the data from before stays until the new data is here. */
  readonly keepsPrevious?: boolean;
  /** Of figures of many records: after a change brought a read, the next one waits that long, for all changes together. */
  readonly restMs?: number;
  /** It is of another instant, or is judged by where it is read: it never enters the cache. */
  readonly isUncached?: boolean;
}

export interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** Neither data nor an error is here. */
  readonly isPending: boolean;
  /** What is shown is of these variables, and not of those before. */
  readonly isCurrent: boolean;
}

export function useRead<Result, Variables extends OperationVariables>(
  document: TypedTree<Result, Variables>,
  wish: ReadWish<Variables>,
): ReadState<Result> {
  const { variables, follows, isWanted = true, freshForMs = 0, keepsPrevious = false, isUncached = false, restMs = 0 } = wish;
  const { reads } = useData();
  const key = `${document.__meta__.id} ${JSON.stringify(variables)}`;
  const isFresh = useMemo(() => freshForMs > 0 && reads.isFresh(key, freshForMs), [reads, key, freshForMs]);
  const { data, error, refetch } = useQuery<Result, OperationVariables>(document, {
    variables,
    skip: !isWanted,
    context: { follows, restMs },
    ...(freshForMs > 0 ? { refetchOn: false } : {}),
    ...(isUncached
      ? { fetchPolicy: 'no-cache' as const }
      : { fetchPolicy: isFresh ? ('cache-first' as const) : ('cache-and-network' as const), nextFetchPolicy: 'cache-first' as const }),
  });
  const [last, setLast] = useState<{ readonly key: string; readonly data: Result } | null>(null);
  if (data !== undefined && (last?.data !== data || last.key !== key)) setLast({ key, data });
  // noted when data comes, and not when a caller names the same records anew
  const noted = useRef({ follows, freshForMs });
  useEffect(() => {
    noted.current = { follows, freshForMs };
  });
  useEffect(() => {
    if (data !== undefined && noted.current.freshForMs > 0) reads.noteRead(key, noted.current.follows);
  }, [reads, key, data]);
  const before = last !== null && isWanted && (keepsPrevious || last.key === key) ? last.data : undefined;
  const shown = data ?? before;
  const isCurrent = data !== undefined || last?.key === key;
  return useMemo(
    () => ({
      data: shown,
      error: error ?? null,
      refetch: () => refetch(),
      isPending: shown === undefined && error === undefined,
      isCurrent,
    }),
    [shown, error, refetch, isCurrent],
  );
}
