// A list's loaded rows follow what changes elsewhere: those of a changed job are read again and change where they stand, so that the list neither jumps
// nor is read anew. What could not be read is remembered until it is, and the list says so.
import { useCallback, useEffect, useRef, useState } from 'react';
import { hashKey, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { GridRowData } from './grid-column.ts';
import type { ListPage, ListRead } from './list-read.ts';
import type { Arrivals } from './list-state.ts';
import { withRowsRead } from './patched-pages.ts';
import { triedAgain } from './tried-again.ts';
import { useArrivals } from './use-arrivals.ts';

/** Up to that many pages are read again as a whole after a gap in the stream; of more, the rows that are loaded and what is new in the first page. */
const PAGES_AT_ONCE = 5;
const AT_ONCE = 200;

type Pages<Row extends GridRowData> = InfiniteData<ListPage<Row>>;

/** What has changed and is not read again yet. */
interface Changed {
  readonly jobs: ReadonlySet<number>;
  /** Anything may have changed. */
  readonly isAll: boolean;
}

const NOTHING: Changed = { jobs: new Set(), isAll: false };
const ANYTHING: Changed = { jobs: new Set(), isAll: true };
const isNothing = ({ jobs, isAll }: Changed): boolean => jobs.size === 0 && !isAll;
const both = (one: Changed, other: Changed): Changed => ({
  jobs: new Set([...one.jobs, ...other.jobs]),
  isAll: one.isAll || other.isAll,
});

interface LiveRows {
  readonly arrivals: Arrivals;
  /** Some of the loaded rows changed and could not be read again. */
  readonly isBehind: boolean;
  readonly readMissed: () => void;
}

interface Loaded<Row extends GridRowData> {
  readonly list: ListRead<Row>;
  readonly data: Pages<Row> | undefined;
  readonly rows: readonly Row[];
}

export function useLiveRows<Row extends GridRowData>(list: ListRead<Row>, data: Pages<Row> | undefined, rows: readonly Row[]): LiveRows {
  const client = useQueryClient();
  const { followChanges } = usePlatform();
  const { arrivals, ask } = useArrivals(list, rows);
  const latest = useRef<Loaded<Row>>({ list, data, rows });
  useEffect(() => {
    latest.current = { list, data, rows };
  });
  const readAgain = useCallback(
    async (changed: Changed): Promise<void> => {
      const { list: now, data: held, rows: loaded } = latest.current;
      if (held === undefined) return;
      await readLoaded(client, latest.current, changed);
      if (now.isWanted === false) return;
      const jobs = changed.isAll ? [...changed.jobs, ...(await newInFirstPage(client, latest.current))] : changed.jobs;
      await ask(now, { rows: loaded, hasMore: held.pages.at(-1)?.after !== null }, jobs);
    },
    [client, ask],
  );
  const { isBehind, bringUp, begin } = useMissed(hashKey(list.key), readAgain);
  useEffect(
    () =>
      followChanges({
        onChanges: (changes) => {
          const jobs = new Set(changes.flatMap(({ entity, id }) => (entity === 'construction' ? [id] : [])));
          if (jobs.size > 0) bringUp({ jobs, isAll: false });
        },
        onCaughtUp: () => {
          const { list: now, data: held } = latest.current;
          if (held === undefined) return;
          if (held.pages.length > PAGES_AT_ONCE) return bringUp(ANYTHING);
          begin();
          void client.invalidateQueries({ queryKey: now.key, exact: true });
        },
      }),
    [client, followChanges, bringUp, begin],
  );
  return { arrivals, isBehind, readMissed: useCallback(() => bringUp(NOTHING), [bringUp]) };
}

/** One read at a time, so that no older answer lands upon a newer one; what failed waits for the next change or the next try. */
function useMissed(of: string, readAgain: (changed: Changed) => Promise<void>) {
  /** The list whose rows are behind. */
  const [behind, setBehind] = useState<string | null>(null);
  const missed = useRef(NOTHING);
  const isReading = useRef(false);
  const name = useRef(of);
  useEffect(() => {
    // another filter or order is another list, and is read whole
    if (name.current !== of) missed.current = NOTHING;
    name.current = of;
  }, [of]);
  const begin = useCallback(() => {
    missed.current = NOTHING;
    setBehind(null);
  }, []);
  const readAll = useCallback(async (): Promise<void> => {
    while (!isNothing(missed.current)) {
      const asked = name.current;
      const now = missed.current;
      missed.current = NOTHING;
      try {
        await readAgain(now);
      } catch (problem) {
        if (name.current !== asked) continue;
        missed.current = both(now, missed.current);
        logProblem('Changed rows could not be read again', problem);
        return setBehind(asked);
      }
    }
    setBehind(null);
  }, [readAgain]);
  const bringUp = useCallback(
    (changed: Changed) => {
      missed.current = both(missed.current, changed);
      if (isReading.current) return;
      isReading.current = true;
      void readAll().finally(() => {
        isReading.current = false;
      });
    },
    [readAll],
  );
  return { isBehind: behind === of, bringUp, begin };
}

async function readLoaded<Row extends GridRowData>(
  client: QueryClient,
  { list, data }: Loaded<Row>,
  { jobs, isAll }: Changed,
): Promise<void> {
  const isMeant = (row: Row): boolean => isAll || jobs.has(list.jobOf(row));
  const ids = data?.pages.flatMap(({ rows }) => rows.filter(isMeant).map(({ id }) => id)) ?? [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const read = await triedAgain(client, ['rows', ...some], () => list.readRows(some));
    client.setQueryData<Pages<Row>>(list.key, (before) => (before === undefined ? before : withRowsRead(before, some, read)));
  }
}

/** The jobs of rows that have come to the first page. What sorts further down is found when the list is opened anew. */
async function newInFirstPage<Row extends GridRowData>(client: QueryClient, { list, rows }: Loaded<Row>): Promise<readonly number[]> {
  const known = new Set(rows.map(({ id }) => id));
  const first = await triedAgain(client, ['first page', ...list.key], (signal) => list.read(null, signal));
  return first.rows.filter(({ id }) => !known.has(id)).map(list.jobOf);
}
