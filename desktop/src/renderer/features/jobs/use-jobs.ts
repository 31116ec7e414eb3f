// Reads of the jobs' list: pages, single rows, all ids that the filter finds, what the filters offer.
import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { GetJobFilterOptionsDocument, GetJobIdsDocument, GetJobsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import { formatListQuery, type FilterDefinition, type FilterOption, type ListQuery } from '../../platform/list/list-query.ts';
import { JOB_FILTERS, OPTIONS_OF, toJobFilter } from './job-filters.ts';
import type { JobRow } from './job-row.ts';

const PAGE_ROWS = 100;
const OPTIONS_STALE_MS = 5 * 60_000;

export function sortInput({ sort }: ListQuery): { readonly field: string; readonly descending: boolean } | null {
  return sort === null ? null : { field: sort.field, descending: sort.isDescending };
}

/** @param isWanted whether its rows are shown: the rest of it serves the board as well */
export function useJobs(query: ListQuery, isWanted: boolean) {
  const { gql } = usePlatform().calls;
  const asked = formatListQuery(query, JOB_FILTERS).toString();
  const filter = toJobFilter(query);
  const sort = sortInput(query);
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly JobRow[]> =>
      (await gql(GetJobsDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).jobs.rows,
    [gql],
  );
  return {
    asked,
    filter,
    readRows,
    state: useListPages<JobRow>({
      key: useMemo(() => keys.jobList(asked), [asked]),
      read: async (after) => (await gql(GetJobsDocument, { filter, sort, first: PAGE_ROWS, after })).jobs,
      readRows,
      jobOf: ({ id }) => id,
      hasOneRowOfJob: true,
      readOfJobs: async (ids) => (await gql(GetJobsDocument, { filter: { ...filter, ids: [...ids] }, sort, first: ids.length })).jobs.rows,
      isWanted,
    }),
    allIds: async (): Promise<readonly number[]> => (await gql(GetJobIdsDocument, { filter })).jobIds,
    findWorkOrder: async (text: string): Promise<JobRow | null> => {
      const { jobs } = await gql(GetJobsDocument, { filter: { search: text }, first: 20 });
      return jobs.rows.find(({ workOrder }) => workOrder.toLowerCase() === text.toLowerCase()) ?? null;
    },
  };
}

const ticked = (values: readonly string[]): readonly FilterOption[] => values.map((value) => ({ value, label: value }));

/** @param isWanted asked for when a filter is opened, not before */
export function useFilterOptions(isWanted: boolean, groups: Read<readonly FilterOption[]>) {
  const { gql } = usePlatform().calls;
  const read = useQuery({
    queryKey: keys.jobFilterOptions(),
    queryFn: async () => (await gql(GetJobFilterOptionsDocument)).jobFilterOptions,
    staleTime: OPTIONS_STALE_MS,
    enabled: isWanted,
  });
  const optionsOf = ({ id, options }: FilterDefinition): readonly FilterOption[] | null => {
    if (options !== undefined) return options;
    if (id === 'group') return groups.data ?? null;
    const names = Object.entries(OPTIONS_OF).find(([filter]) => filter === id)?.[1];
    return read.data === undefined || names === undefined ? null : ticked(read.data[names]);
  };
  return { names: read.data ?? null, optionsOf, reads: [groups, read] };
}
