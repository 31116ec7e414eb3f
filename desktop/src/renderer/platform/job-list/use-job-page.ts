// A page of jobs (decision 079): the list's columns and filters under the names that the work types give the fields.
import { useMemo } from 'react';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { declarePage, SELECT_HINTS, type DeclaredPage } from '../list/declared-page.ts';
import type { ListKey } from '../list/open-list-keys.ts';
import { jobColumns } from './job-columns.tsx';
import { jobPath, type JobRow } from './job-row.ts';
import { useFieldNames } from './use-field-names.ts';

export type JobPageWish = Pick<DeclaredPage<JobRow>, 'tabbed' | 'first' | 'kept'> & { readonly keys: readonly ListKey[] };

/** @param wish the same object between renders */
export function useJobPage(wish: JobPageWish) {
  const { nameOf, labelOf, filters } = useFieldNames();
  const page = useMemo(() => {
    const { keys, ...own } = wish;
    return declarePage<JobRow>({
      ...own,
      list: JOB_LIST,
      called: 'jobs',
      filters,
      columns: (actor, today) => jobColumns(today, actor, labelOf),
      words: { keys, hints: SELECT_HINTS },
      nameOf: ({ workOrder }) => workOrder,
      pathOf: jobPath,
    });
  }, [wish, labelOf, filters]);
  return { page, nameOf };
}
