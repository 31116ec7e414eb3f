// The rows of a list, read page by page as one scrolls, each page after the last row of the one before (keyset). What others change is put into the
// pages that are there: the list neither jumps nor is read anew.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';
import { withRowsRead } from './patched-pages.ts';

/** A list that was left is there again at once for as long. */
const KEPT_MS = 30 * 60_000;
/** Up to that many pages are read again after a gap in the stream; of more only what is there is brought up to date. */
const PAGES_AT_ONCE = 5;
const AT_ONCE = 200;

export interface ListPage<Row extends GridRowData> {
  readonly rows: readonly Row[];
  readonly after: string | null;
  readonly count: number;
  readonly isCountCapped: boolean;
}

export interface ListRead<Row extends GridRowData> {
  /** Names the filter and the sort among the reads. */
  readonly key: QueryKey;
  readonly read: (after: string | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  /** Only these rows, at most 200; a row that is gone is left out. */
  readonly readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
  /** The job that a row belongs to: what others change is told by jobs. */
  readonly jobOf: (row: Row) => number;
  /** False while something else is shown instead: nothing is read. */
  readonly isWanted?: boolean;
}

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
  const { data, fetchNextPage, refetch, isFetchNextPageError } = query;
  useLiveRows(list, data);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const last = data?.pages.at(-1);
  return {
    rows,
    count: last?.count ?? 0,
    isCountCapped: last?.isCountCapped ?? false,
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    isFailed: query.isError,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

type Pages<Row extends GridRowData> = InfiniteData<ListPage<Row>>;

function useLiveRows<Row extends GridRowData>(list: ListRead<Row>, data: Pages<Row> | undefined): void {
  const client = useQueryClient();
  const { followChanges } = usePlatform();
  const latest = useRef({ list, data });
  useEffect(() => {
    latest.current = { list, data };
  });
  useEffect(() => {
    const readAgain = async (jobs: ReadonlySet<number>): Promise<void> => {
      const { list: now, data: held } = latest.current;
      const ids = held?.pages.flatMap(({ rows }) => rows.filter((row) => jobs.has(now.jobOf(row))).map(({ id }) => id)) ?? [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        const read = await now.readRows(some);
        client.setQueryData<Pages<Row>>(now.key, (before) => (before === undefined ? before : withRowsRead(before, some, read)));
      }
    };
    return followChanges({
      onChanges: (changes) => {
        const jobs = new Set(changes.flatMap(({ entity, id }) => (entity === 'construction' ? [id] : [])));
        if (jobs.size > 0) void readAgain(jobs).catch((problem: unknown) => logProblem('Changed rows could not be read again', problem));
      },
      onCaughtUp: () => {
        const { list: now, data: held } = latest.current;
        if (held !== undefined && held.pages.length <= PAGES_AT_ONCE) void client.invalidateQueries({ queryKey: now.key, exact: true });
      },
    });
  }, [client, followChanges]);
}
