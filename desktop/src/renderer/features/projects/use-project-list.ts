// Reads of the projects' list: its pages, and what its filters offer.
import { useCallback } from 'react';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import {
  GetProjectFilterOptionsDocument,
  GetProjectsDocument,
  ProjectRowFieldsFragmentDoc,
} from '@lotline/schema/generated/documents/project';
import { PROJECTS } from '../../platform/data/follows.ts';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { useListPages } from '../../platform/grid/use-list-pages.ts';
import type { FilterOptions } from '../../platform/list/filter-options.ts';
import type { FilterDefinition, FilterOption, ListQuery } from '../../platform/list/list-query.ts';
import type { ListedProject } from './project-data.ts';
import { OPTIONS_OF, toProjectFilter } from './project-filters.ts';

const PAGE_ROWS = 100;
interface Asked {
  /** The query as text: names the list. */
  readonly asked: string;
  readonly query: ListQuery;
}

export function useProjectList({ asked, query }: Asked) {
  const { ask } = useAsk();
  const { sort } = query;
  const filter = toProjectFilter(query);
  const order = sort === null ? null : { field: sort.field, descending: sort.isDescending };
  const readRows = useCallback(
    async (ids: readonly number[]): Promise<readonly ListedProject[]> =>
      (await ask(GetProjectsDocument, { filter: { ids: [...ids] }, first: Math.max(1, ids.length) })).projects.rows,
    [ask],
  );
  const state = useListPages<ListedProject>({
    key: `projects?${asked}`,
    type: 'ProjectRow',
    fragment: ProjectRowFieldsFragmentDoc,
    read: async (after) => (await ask(GetProjectsDocument, { filter, sort: order, first: PAGE_ROWS, after })).projects,
    readRows,
    // a project's figures come from its jobs, and a job does not say of which project it is
    changedBy: { [PROJECT_LIST.live]: ({ id }) => id, construction: 'any' },
    arrivals: {
      entity: PROJECT_LIST.live,
      recordOf: ({ id }) => id,
      hasOneRow: true,
      read: async (ids) =>
        (await ask(GetProjectsDocument, { filter: { ...filter, ids: [...ids] }, sort: order, first: Math.max(1, ids.length) })).projects
          .rows,
    },
  });
  return { state, filter, order, readRows };
}

/** @param isWanted asked for when a filter is opened, not before */
export function useProjectOptions(isWanted: boolean): FilterOptions {
  const read = useRead(GetProjectFilterOptionsDocument, { variables: {}, follows: PROJECTS, isWanted });
  const optionsOf = ({ id, options }: FilterDefinition): readonly FilterOption[] | null => {
    if (options !== undefined) return options;
    const names = Object.entries(OPTIONS_OF).find(([filter]) => filter === id)?.[1];
    return read.data === undefined || names === undefined
      ? null
      : read.data.projectFilterOptions[names].map((value) => ({ value, label: value }));
  };
  return { optionsOf, reads: [read] };
}
