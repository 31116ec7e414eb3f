// New rows of a list after a live change: requested in one read by jobs with the list's own filter and order, and kept
// apart until they are shown at the head. A changed row that sorts after the loaded pages needs no refetch: its page has not been read yet.
import { useCallback, useMemo, useRef, useState } from 'react';
import { hashKey, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { GridRowData } from './grid-column.ts';
import type { ListPage, ListRead } from './list-read.ts';
import type { Arrivals } from './list-state.ts';
import { withArrivals } from './patched-pages.ts';
import { triedAgain } from './tried-again.ts';

const AT_ONCE = 200;

type Pages<Row extends GridRowData> = InfiniteData<ListPage<Row>>;

interface Waiting<Row extends GridRowData> {
  /** The list of these new rows. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly isCapped: boolean;
}

interface Loaded<Row extends GridRowData> {
  readonly rows: readonly Row[];
  /** There are pages after them. */
  readonly hasMore: boolean;
}

interface ArrivalsOf<Row extends GridRowData> {
  readonly arrivals: Arrivals;
  /** Those jobs changed; jobs reported during a read wait for the next one. */
  readonly ask: (list: ListRead<Row>, loaded: Loaded<Row>, jobs: Iterable<number>) => Promise<void>;
}

export function useArrivals<Row extends GridRowData>({ key }: ListRead<Row>, rows: readonly Row[]): ArrivalsOf<Row> {
  const client = useQueryClient();
  const of = hashKey(key);
  const [held, hold] = useState<Waiting<Row>>({ of, rows: [], isCapped: false });
  const isReading = useRef(false);
  const told = useRef(new Set<number>());

  const ask = useCallback(
    async (list: ListRead<Row>, loaded: Loaded<Row>, jobs: Iterable<number>): Promise<void> => {
      const { readOfJobs, jobOf, hasOneRowOfJob = false } = list;
      if (readOfJobs === undefined) return;
      const known = new Set(hasOneRowOfJob ? loaded.rows.map(jobOf) : []);
      for (const job of jobs) if (!known.has(job)) told.current.add(job);
      if (isReading.current) return;
      isReading.current = true;
      try {
        while (told.current.size > 0) {
          const last = loaded.hasMore ? loaded.rows.at(-1) : undefined;
          const most = last === undefined ? AT_ONCE : AT_ONCE - 1;
          const some = new Set([...told.current].slice(0, most));
          const isCapped = told.current.size > most;
          told.current.clear();
          const isAsked = (row: Row): boolean => some.has(jobOf(row));
          const asked = [...new Set([...some, ...(last === undefined ? [] : [jobOf(last)])])];
          const read = await triedAgain(client, ['jobs', ...list.key, ...asked], () => readOfJobs(asked));
          const found = (last === undefined ? read : beforeRow(read, last.id)).filter(isAsked);
          hold((before) => withFound(before, hashKey(list.key), found, isAsked, isCapped));
        }
      } finally {
        isReading.current = false;
      }
    },
    [client],
  );

  const waiting = useMemo(() => {
    if (held.of !== of || held.rows.length === 0) return [];
    const loaded = new Set(rows.map(({ id }) => id));
    return held.rows.filter(({ id }) => !loaded.has(id));
  }, [held, of, rows]);
  const takeIn = useCallback((): number | null => {
    client.setQueryData<Pages<Row>>(key, (before) => (before === undefined ? before : withArrivals(before, waiting)));
    hold({ of, rows: [], isCapped: false });
    return waiting[0]?.id ?? null;
  }, [client, key, of, waiting]);
  const isCapped = held.of === of && held.isCapped;
  return { arrivals: useMemo(() => ({ count: waiting.length, isCapped, takeIn }), [waiting, isCapped, takeIn]), ask };
}

/** The server has sorted them: new are those before the last loaded row. Without that row nobody knows, unless it lies beyond all that one read returns. */
function beforeRow<Row extends GridRowData>(read: readonly Row[], lastId: number): readonly Row[] {
  const at = read.findIndex(({ id }) => id === lastId);
  return at === -1 ? (read.length < AT_ONCE ? [] : read) : read.slice(0, at);
}

/** The waiting rows of the requested jobs are replaced by what was found now. */
function withFound<Row extends GridRowData>(
  before: Waiting<Row>,
  of: string,
  found: readonly Row[],
  isAsked: (row: Row) => boolean,
  isCapped: boolean,
): Waiting<Row> {
  const kept = before.of === of ? before.rows.filter((row) => !isAsked(row)) : [];
  const rows = [...found, ...kept];
  return {
    of,
    rows: rows.slice(0, AT_ONCE),
    isCapped: isCapped || rows.length > AT_ONCE || (before.of === of && before.isCapped && rows.length > 0),
  };
}
