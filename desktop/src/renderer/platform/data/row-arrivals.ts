// New rows of a list after a live change: requested in one read by records with the list's own filter and order, and kept apart until they are shown at the
// head. A changed row that sorts after the loaded pages needs no refetch: its page has not been read yet.
import type { GridRowData } from '../grid/grid-column.ts';
import type { RowPage } from './row-pages.ts';

/** Ids of one read. */
export const ROWS_AT_ONCE = 200;

export interface ArrivalsRead<Row extends GridRowData> {
  /** As the stream names the records that rows are of. */
  readonly entity: string;
  readonly recordOf: (row: Row) => number;
  /** The rows of these records, at most 200 of each, that match the list's own filter, in its order. */
  readonly read: (records: readonly number[]) => Promise<readonly Row[]>;
  /** A record has one row in this list: a record that is loaded can have no more. */
  readonly hasOneRow: boolean;
}

interface Arriving<Row extends GridRowData> {
  readonly pages: readonly RowPage<Row>[];
  readonly rows: readonly Row[];
  /** Rows that match the filter and are not shown yet. */
  readonly arrived: readonly Row[];
  readonly isArrivedCapped: boolean;
}

export function createArrivals<Row extends GridRowData>(
  arrivals: ArrivalsRead<Row> | undefined,
  get: () => Arriving<Row>,
  set: (next: Pick<Arriving<Row>, 'arrived' | 'isArrivedCapped'>) => void,
): (records: readonly number[]) => Promise<void> {
  const waiting = new Set<number>();
  let isReading = false;
  const readSome = async ({ read, recordOf }: ArrivalsRead<Row>): Promise<void> => {
    const { pages, rows } = get();
    // without a page after them every row that matches is new; else those that sort before the last loaded row are
    const last = pages.at(-1)?.after === null ? undefined : rows.at(-1);
    const most = last === undefined ? ROWS_AT_ONCE : ROWS_AT_ONCE - 1;
    const some = new Set([...waiting].slice(0, most));
    const isCapped = waiting.size > most;
    waiting.clear();
    const isAsked = (row: Row): boolean => some.has(recordOf(row));
    const answered = await read([...new Set([...some, ...(last === undefined ? [] : [recordOf(last)])])]);
    const found = (last === undefined ? answered : beforeRow(answered, last.id)).filter(isAsked);
    set(withFound(get(), found, isAsked, isCapped));
  };
  return async (records) => {
    if (arrivals === undefined || get().pages.length === 0) return;
    const known = new Set(arrivals.hasOneRow ? get().rows.map(arrivals.recordOf) : []);
    for (const record of records) if (!known.has(record)) waiting.add(record);
    // records that are reported during a read wait for the next one
    if (isReading) return;
    isReading = true;
    try {
      while (waiting.size > 0) await readSome(arrivals);
    } finally {
      isReading = false;
    }
  };
}

/** The server has sorted them. Without the last loaded row nobody knows, unless it sorts after all that one read returns. */
function beforeRow<Row extends GridRowData>(read: readonly Row[], lastId: number): readonly Row[] {
  const at = read.findIndex(({ id }) => id === lastId);
  return at === -1 ? (read.length < ROWS_AT_ONCE ? [] : read) : read.slice(0, at);
}

/** The waiting rows of the requested records are replaced by what was found now. */
function withFound<Row extends GridRowData>(
  { arrived, isArrivedCapped, rows: loadedRows }: Arriving<Row>,
  found: readonly Row[],
  isAsked: (row: Row) => boolean,
  isCapped: boolean,
): Pick<Arriving<Row>, 'arrived' | 'isArrivedCapped'> {
  const loaded = new Set(loadedRows.map(({ id }) => id));
  const rows = [...found, ...arrived.filter((row) => !isAsked(row))].filter(({ id }) => !loaded.has(id));
  return {
    arrived: rows.slice(0, ROWS_AT_ONCE),
    isArrivedCapped: isCapped || rows.length > ROWS_AT_ONCE || (isArrivedCapped && rows.length > 0),
  };
}
