// The rows of a list, read page by page while scrolling, each page after the last row of the one before (keyset). Live changes are put into the
// loaded pages: the list neither jumps nor is read again.
import { useCallback, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { GridRowData } from './grid-column.ts';
import type { ListPage, ListRead } from './list-read.ts';
import type { ListState } from './list-state.ts';
import { useLiveRows } from './use-live-rows.ts';

/** A list that was left is available at once for so long. */
const KEPT_MS = 30 * 60_000;

export function useListPages<Row extends GridRowData>(list: ListRead<Row>): ListState<Row> {
  const { key, read, isWanted = true } = list;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ after }: ListPage<Row>) => after,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, fetchNextPage, refetch, isError, isFetchNextPageError, isRefetchError } = query;
  const rows = useMemo(() => rowsOnce(data?.pages.flatMap((page) => page.rows) ?? []), [data]);
  const { arrivals, isBehind, readMissed } = useLiveRows(list, data, rows);
  // rows are there, and the read that was to bring them up to date failed
  const isOutdated = isRefetchError && rows.length > 0;
  const last = data?.pages.at(-1);
  return {
    rows,
    count: last?.count ?? 0,
    isCountCapped: last?.isCountCapped ?? false,
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    isFailed: isError && !isOutdated,
    arrivals,
    catchUp: isBehind ? readMissed : isOutdated ? () => void refetch() : null,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** A row that was shown at the head may come again in a later page, where it sorts. */
function rowsOnce<Row extends GridRowData>(rows: readonly Row[]): readonly Row[] {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return byId.size === rows.length ? rows : [...byId.values()];
}
