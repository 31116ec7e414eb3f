// The tasks by whose move it is.
import { formatListQuery, withFilter, type ListQuery } from '../../platform/list/list-query.ts';
import { ListViews } from '../../platform/list/ListViews.tsx';
import { TASK_ADDRESS, VIEWS } from './task-filters.ts';

export function TaskViews({ view, query }: { readonly view: string; readonly query: ListQuery }) {
  const views = VIEWS.map((one) => ({ ...one, search: formatListQuery(withFilter(query, 'view', [one.value]), TASK_ADDRESS).toString() }));
  return <ListViews label="Views of the tasks" views={views} current={view} />;
}
