// The jobs by what is to be done on them, above the list where the rail has no room.
import { ListViews } from '../../platform/list/ListViews.tsx';
import type { ListQuery } from '../../platform/list/list-query.ts';
import { viewOf, withView } from '../../platform/job-list/job-filters.ts';
import { useJobViews } from './use-job-views.ts';

export function JobViews({ query }: { readonly query: ListQuery }) {
  const views = useJobViews().map((view) => ({ ...view, search: withView(query, view.value) }));
  return <ListViews label="Views of the jobs" views={views} current={viewOf(query)} isInRail />;
}
