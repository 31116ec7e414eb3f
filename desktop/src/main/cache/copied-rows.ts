// Everything that a filter finds, as it is written to a file: batch after batch, so that what lies in memory does not grow with the list.
import { setImmediate } from 'node:timers/promises';
import type { JobFilter, JobListInput } from '@lotline/schema/domain/job/job-list.input';
import type { JobLists } from './job-lists.ts';
import type { Asking } from './list-conditions.ts';
import type { CachedJob } from './listed-columns.ts';

export interface CopyAsked extends Asking {
  readonly filter: JobFilter;
  readonly sort: JobListInput['sort'];
}

export interface CopiedRows {
  readonly batches: AsyncGenerator<readonly CachedJob[], void, undefined>;
  /** How many were given out so far. */
  readonly written: () => number;
  /** How old they are. */
  readonly asOf: string | null;
  /** Of the company. */
  readonly timeZone: string;
}

interface OfCopy {
  readonly asOf: string | null;
  readonly timeZone: string;
}

const BATCH = 500;

/** Its order is that of the beginning; what goes meanwhile is left out. @throws NotHere */
export function copiedRows(lists: JobLists, { filter, sort, ...asking }: CopyAsked, of: OfCopy): CopiedRows {
  const ids = lists.orderedIds(filter, sort, asking);
  let written = 0;
  const batches = async function* (): CopiedRows['batches'] {
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = lists.rows(ids.slice(at, at + BATCH));
      written += rows.length;
      yield rows;
      // the windows are answered meanwhile
      await setImmediate();
    }
  };
  return { batches: batches(), written: () => written, ...of };
}
