// Reads of the jobs' list: pages, single rows, all ids that the filter finds, what the filters offer.
import { useCallback } from 'react';
import { boardStatuses } from '@lotline/schema/domain/job/job-board.rules';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import {
  GetJobFilterOptionsDocument,
  GetJobIdsDocument,
  GetJobsDocument,
  JobRowFieldsFragmentDoc,
} from '@lotline/schema/generated/documents/job';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { GetJobsQuery } from '@lotline/schema/generated/operations';
import { useData } from '../data/DataRoot.tsx';
import type { LocalAnswer } from '../data/local-store.ts';
import { useAsk } from '../data/use-ask.ts';
import { useLocalNote } from '../data/use-local-note.ts';
import { useRead } from '../data/use-read.ts';
import { useListPages } from '../grid/use-list-pages.ts';
import { formatListQuery, type FilterDefinition, type FilterOption, type ListQuery } from '../list/list-query.ts';
import { JOB_ADDRESS, OPTIONS_OF, toJobFilter } from './job-filters.ts';
import { useStatusSettings } from './use-job-statuses.ts';
import type { JobRow } from './job-row.ts';

const PAGE_ROWS = 100;
const LIST_READ = 'GetJobs';
const OPTIONS_FRESH_MS = 5 * 60_000;

function sortInput({ sort }: ListQuery): { readonly field: string; readonly descending: boolean } | null {
  return sort === null ? null : { field: sort.field, descending: sort.isDescending };
}

/** What every read of a list asks beside its own query. */
type Fixed = { readonly projectIds?: number[] };
const EVERY_JOB: Fixed = {};

/**
 * @param isWanted whether its rows are shown: the rest of it serves the board as well
 * @param fixed the same object between renders
 */
export function useJobs(query: ListQuery, isWanted: boolean, fixed = EVERY_JOB) {
  const { ask } = useAsk();
  const { local } = useData();
  const asked = formatListQuery(query, JOB_ADDRESS).toString();
  const filter = { ...toJobFilter(query), ...fixed };
  const sort = sortInput(query);
  const first = { filter, sort, first: PAGE_ROWS };
  const note = useLocalNote(LIST_READ, first);
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly JobRow[]> =>
      (await ask(GetJobsDocument, { filter: { ...fixed, ids: [...ids] }, first: Math.max(1, ids.length) })).jobs.rows,
    [ask, fixed],
  );
  return {
    asked,
    filter,
    order: sort,
    readRows,
    note,
    state: useListPages<JobRow>(
      {
        key: `jobs${JSON.stringify(fixed)}?${asked}`,
        type: 'JobRow',
        fragment: JobRowFieldsFragmentDoc,
        read: async (after) => (await ask(GetJobsDocument, { ...first, after })).jobs,
        ...(local === null ? {} : { readHere: async () => pageOf(await local.find(LIST_READ, first)) }),
        readRows,
        changedBy: { [JOB_LIST.live]: ({ id }) => id },
        arrivals: {
          entity: JOB_LIST.live,
          recordOf: ({ id }) => id,
          hasOneRow: true,
          read: async (ids) => (await ask(GetJobsDocument, { filter: { ...filter, ids: [...ids] }, sort, first: ids.length })).jobs.rows,
        },
      },
      isWanted,
    ),
    allIds: async (): Promise<readonly number[]> => (await ask(GetJobIdsDocument, { filter })).jobIds,
    findWorkOrder: async (text: string): Promise<JobRow | null> => {
      const { jobs } = await ask(GetJobsDocument, { filter: { ...fixed, search: text }, first: 20 });
      return jobs.rows.find(({ workOrder }) => workOrder.toLowerCase() === text.toLowerCase()) ?? null;
    },
  };
}

/** By the very document's fields, as job-answers makes them. */
const pageOf = (found: LocalAnswer | null): GetJobsQuery['jobs'] | null => (found === null ? null : (found.data as GetJobsQuery).jobs);

/** As the work goes; a status that no setting has comes last. */
const inOrder = (values: readonly string[], order: readonly string[]): readonly string[] => {
  const place = (value: string): number => (order.includes(value) ? order.indexOf(value) : order.length);
  return values.toSorted((one, other) => place(one) - place(other));
};
const ticked = (values: readonly string[]): readonly FilterOption[] => values.map((value) => ({ value, label: value }));

/** @param isWanted asked for when a filter is opened, not before */
export function useFilterOptions(isWanted: boolean, groups: Read<readonly FilterOption[]>) {
  const read = useRead(GetJobFilterOptionsDocument, { variables: {}, follows: [], freshForMs: OPTIONS_FRESH_MS, isWanted });
  const statuses = useStatusSettings(isWanted);
  const optionsOf = ({ id, options }: FilterDefinition): readonly FilterOption[] | null => {
    if (options !== undefined) return options;
    if (id === 'group') return groups.data ?? null;
    const names = Object.entries(OPTIONS_OF).find(([filter]) => filter === id)?.[1];
    if (read.data === undefined || names === undefined) return null;
    const values = read.data.jobFilterOptions[names];
    return ticked(names === 'statuses' ? inOrder(values, boardStatuses(statuses.data ?? [])) : values);
  };
  return { names: read.data?.jobFilterOptions ?? null, optionsOf, reads: [groups, read, statuses] };
}
