// The rows of a list, read page by page as one scrolls, each page after the last row of the one before (keyset). What others change is put into the
// pages that are there: the list neither jumps nor is read anew.
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { GridRowData } from './grid-column.ts';
import type { ListPage, ListRead } from './list-read.ts';
import type { Arrivals, ListState } from './list-state.ts';
import { withRowsRead } from './patched-pages.ts';
import { useArrivals } from './use-arrivals.ts';

/** A list that was left is there again at once for as long. */
const KEPT_MS = 30 * 60_000;
/** Up to that many pages are read again after a gap in the stream; of more only what is there is brought up to date. */
const PAGES_AT_ONCE = 5;
const AT_ONCE = 200;

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
  const rows = useMemo(() => rowsOnce(data?.pages.flatMap((page) => page.rows) ?? []), [data]);
  const arrivals = useLiveRows(list, data, rows);
  const last = data?.pages.at(-1);
  return {
    rows,
    count: last?.count ?? 0,
    isCountCapped: last?.isCountCapped ?? false,
    hasMore: query.hasNextPage,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    isFailed: query.isError,
    arrivals,
    loadMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** What was taken in at the head may come again where it sorts, in a page that is read later. */
function rowsOnce<Row extends GridRowData>(rows: readonly Row[]): readonly Row[] {
  const byId = new Map<number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return byId.size === rows.length ? rows : [...byId.values()];
}

type Pages<Row extends GridRowData> = InfiniteData<ListPage<Row>>;

function useLiveRows<Row extends GridRowData>(list: ListRead<Row>, data: Pages<Row> | undefined, rows: readonly Row[]): Arrivals {
  const client = useQueryClient();
  const { followChanges } = usePlatform();
  const { arrivals, ask } = useArrivals(list, rows);
  const latest = useRef({ list, data, rows });
  useEffect(() => {
    latest.current = { list, data, rows };
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
    const askFor = async (jobs: ReadonlySet<number>): Promise<void> => {
      const { list: now, data: held, rows: loaded } = latest.current;
      if (held !== undefined && now.isWanted !== false) await ask(now, { rows: loaded, hasMore: held.pages.at(-1)?.after !== null }, jobs);
    };
    return followChanges({
      onChanges: (changes) => {
        const jobs = new Set(changes.flatMap(({ entity, id }) => (entity === 'construction' ? [id] : [])));
        if (jobs.size === 0) return;
        void readAgain(jobs).catch((problem: unknown) => logProblem('Changed rows could not be read again', problem));
        void askFor(jobs).catch((problem: unknown) => logProblem('What came to the list could not be read', problem));
      },
      onCaughtUp: () => {
        const { list: now, data: held } = latest.current;
        if (held !== undefined && held.pages.length <= PAGES_AT_ONCE) void client.invalidateQueries({ queryKey: now.key, exact: true });
      },
    });
  }, [client, followChanges, ask]);
  return arrivals;
}
