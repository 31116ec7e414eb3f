// The rows of a list as its grid shows them, read page by page while scrolling, each page after the last row of the one before (keyset). A change elsewhere
// changes rows where they stand: the list neither jumps nor is read again.
import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '@lotline/web-session/api-error';
import { useData } from '../data/DataRoot.tsx';
import type { ListRead, Loaded } from '../data/row-list.ts';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';

const NONE: Loaded<never> = { pages: [], rows: [], reading: 'first', problem: null, failed: null, arrived: [], isArrivedCapped: false };

/** @param isWanted false while something else is shown instead: nothing is read */
export function useListPages<Row extends GridRowData>(read: ListRead<Row>, isWanted = true): ListState<Row> {
  const { lists } = useData();
  const { type, fragment } = read;
  const list = isWanted ? lists.open(read) : null;
  const loaded: Loaded<Row> = useSyncExternalStore(list?.subscribe ?? notSubscribed, list?.get ?? getNone);
  const isBehind = useSyncExternalStore(list?.subscribe ?? notSubscribed, () => lists.isBehind(type));
  const { pages, rows, reading, problem, failed, arrived, isArrivedCapped } = loaded;
  const last = pages.at(-1);
  // rows are there, and the read that was to bring them up to date failed
  const isOutdated = failed === 'again' && rows.length > 0;
  const arrivals = useMemo(() => {
    const here = new Set(rows.map(({ id }) => id));
    const count = arrived.filter(({ id }) => !here.has(id)).length;
    return { count, isCapped: count > 0 && isArrivedCapped, takeIn: list?.takeIn ?? takeNothing };
  }, [rows, arrived, isArrivedCapped, list]);
  return {
    rows,
    count: last?.count ?? 0,
    isCountCapped: last?.isCountCapped ?? false,
    hasMore: last !== undefined && last.after !== null,
    isLoading: pages.length === 0 && problem === null,
    isLoadingMore: reading === 'more',
    isFailed: problem !== null && !isOutdated,
    sentence: problem instanceof ApiError ? problem.message : undefined,
    arrivals,
    catchUp: isBehind ? () => lists.catchUp(type) : isOutdated ? (list?.retry ?? null) : null,
    followed: useMemo(() => ({ type, fragment }), [type, fragment]),
    isStale: (id) => lists.isStale(type, id),
    ...(list === null ? {} : { latest: () => list.get().rows, subscribeRows: list.subscribeRows, lookForNew: list.lookForNew }),
    loadMore: list?.loadMore ?? doNothing,
    retry: list?.retry ?? doNothing,
  };
}

const notSubscribed = () => () => undefined;
const getNone = (): Loaded<never> => NONE;
const doNothing = () => undefined;
const takeNothing = () => null;
