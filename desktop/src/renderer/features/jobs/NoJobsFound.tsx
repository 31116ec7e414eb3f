// The list of jobs without rows, with what its search may have meant, and the way to all jobs.
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { narrowedBy, type ListQuery } from '../../platform/list/list-query.ts';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { viewOf, withView } from '../../platform/job-list/job-filters.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

interface NoJobsFoundProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery, isStep: boolean) => void;
  readonly onClear: () => void;
}

export function NoJobsFound({ query, onChange, onClear }: NoJobsFoundProps) {
  const toAll =
    viewOf(query) === 'all' ? null : (
      <Link className={buttonClass({})} to={{ search: withView(query, 'all') }}>
        Look in all jobs
      </Link>
    );
  const isViewAlone = toAll !== null && query.search === '' && Object.keys(query.filters).length === 1;
  return (
    <NothingFound what="jobs" by={isViewAlone ? 'view' : narrowedBy(query)} onClear={onClear}>
      {isViewAlone ? null : <SearchSuggestions query={query} onSearch={(search) => onChange({ ...query, search }, true)} />}
      {toAll}
    </NothingFound>
  );
}
