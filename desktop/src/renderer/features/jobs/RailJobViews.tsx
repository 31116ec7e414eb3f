// The views of the jobs under their line of the rail, with how many each has.
import { useLocation } from 'react-router-dom';
import { RailViews } from '../../platform/frame/RailViews.tsx';
import { isNarrowed, parseListQuery } from '../../platform/list/list-query.ts';
import { JOB_ADDRESS, OPEN_JOBS, viewOf } from '../../platform/job-list/job-filters.ts';
import { useJobViews } from './use-job-views.ts';

const FIRST = { search: '', filters: OPEN_JOBS, sort: null };

export function RailJobViews() {
  const query = parseListQuery(new URLSearchParams(useLocation().search), JOB_ADDRESS, []);
  const current = viewOf(isNarrowed(query) ? query : FIRST);
  const views = useJobViews().map(({ value, label, count }) => ({
    ...{ label, count, isCurrent: value === current },
    path: value === viewOf(FIRST) ? '/jobs' : `/jobs?view=${value}`,
  }));
  return <RailViews label="Views of the jobs" views={views} />;
}
