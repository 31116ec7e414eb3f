// Reads of the projects' list: its pages, and what its filters offer.
import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { GetProjectFilterOptionsDocument, GetProjectsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import type { FilterDefinition, FilterOption, ListQuery } from '../../platform/list/list-query.ts';
import type { ListedProject } from './project-data.ts';
import { OPTIONS_OF, toProjectFilter } from './project-filters.ts';

const PAGE_ROWS = 100;
/** A change of any of its jobs reads what is there of the list again (keys.projects): no row is of one job. */
const NO_JOB = 0;

interface Asked {
  /** The query as text: names the list. */
  readonly asked: string;
  readonly query: ListQuery;
}

export function useProjectList({ asked, query }: Asked) {
  const { gql } = usePlatform().calls;
  const { sort } = query;
  const filter = toProjectFilter(query);
  const order = sort === null ? null : { field: sort.field, descending: sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly ListedProject[]> =>
      (await gql(GetProjectsDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).projects.rows,
    [gql],
  );
  const state = useListPages<ListedProject>({
    key: useMemo(() => keys.projects('list', asked), [asked]),
    read: async (after) => (await gql(GetProjectsDocument, { filter, sort: order, first: PAGE_ROWS, after })).projects,
    readRows,
    jobOf: () => NO_JOB,
  });
  return { state, filter, order };
}

/** @param isWanted asked for when a filter is opened, not before */
export function useProjectOptions(isWanted: boolean): FilterOptions {
  const { gql } = usePlatform().calls;
  const read = useQuery({
    queryKey: keys.projects('options'),
    queryFn: async () => (await gql(GetProjectFilterOptionsDocument)).projectFilterOptions,
    enabled: isWanted,
  });
  const optionsOf = ({ id, options }: FilterDefinition): readonly FilterOption[] | null => {
    if (options !== undefined) return options;
    const names = Object.entries(OPTIONS_OF).find(([filter]) => filter === id)?.[1];
    return read.data === undefined || names === undefined ? null : read.data[names].map((value) => ({ value, label: value }));
  };
  return { optionsOf, reads: [read] };
}
