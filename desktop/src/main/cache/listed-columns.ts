// What of a job the cache's lists look at: the columns that are sorted or filtered by, and what the filters look at beside them, from the list's declaration.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { columnOfFilter, filtersWithoutColumn } from '@lotline/schema/domain/list/column-of-filter';
import type { AnyList, Column } from '@lotline/schema/domain/list/list-declaration';
import type { JobFacts } from '@lotline/schema/domain/sync/job-lines';
import { sortKey } from './sort-key.ts';

/** A row as the list's own read has it. */
export interface CachedJob {
  readonly id: number;
  readonly [column: string]: unknown;
}

type Stored = string | number | null;

interface ListedColumn {
  readonly name: string;
  readonly of: (job: CachedJob, facts: JobFacts) => Stored;
}

const LIST: AnyList = JOB_LIST;

/** The same statuses, regions and customers come again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;

function keyOf(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const key = sortKey(text);
  if (known.size < MOST_KNOWN) known.set(text, key);
  return key;
}

function stored(kind: Column['kind'], value: unknown): Stored {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return kind === 'text' || kind === 'phone' ? keyOf(value) : value;
}

/** The name of a column in `listed`. */
export const columnName = (key: string): string => `c_${key}`;
export const factName = (key: string): string => `f_${key}`;
/** What a filter of names or days compares. */
export const comparedName = (filter: string): string => {
  const column = columnOfFilter(LIST, filter);
  return column === null ? factName(filter) : columnName(column);
};

const COUNTED = ['rejectedItemCount', 'acceleratedJob', 'isReceived'];
const isLookedAt = ([key, column]: readonly [string, Column]): boolean =>
  COUNTED.includes(key) || (column.kind !== 'parts' && column.isSortable === true && key !== 'id');

export const LISTED: readonly ListedColumn[] = [
  ...Object.entries(LIST.columns)
    .filter(isLookedAt)
    .map(([key, { kind }]): ListedColumn => ({ name: columnName(key), of: (job) => stored(kind, job[key]) })),
  ...filtersWithoutColumn(LIST).map((key): ListedColumn => {
    const kind = LIST.filters[key] === undefined ? 'day' : 'text';
    return { name: factName(key), of: (_, facts) => stored(kind, facts[key]) };
  }),
  { name: factName('projectIds'), of: (_, { projectIds }) => projectIds },
  { name: factName('groupIds'), of: (_, { groupIds }) => (groupIds.length === 0 ? null : JSON.stringify(groupIds)) },
  { name: 'is_open', of: ({ status }) => (typeof status === 'string' && isJobEnded({ status }) ? 0 : 1) },
  { name: 'is_held', of: ({ status }) => (typeof status === 'string' && status.toLowerCase().includes('on hold') ? 1 : 0) },
];
