// The list of jobs without rows, with what its search may have meant.
import { isNarrowed, type ListQuery } from '../../platform/list/list-query.ts';
import { NothingFound } from '../../platform/list/NothingFound.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

interface NoJobsFoundProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery, isStep: boolean) => void;
  readonly onClear: () => void;
}

export function NoJobsFound({ query, onChange, onClear }: NoJobsFoundProps) {
  return (
    <NothingFound what="jobs" isNarrowed={isNarrowed(query)} onClear={onClear}>
      <SearchSuggestions query={query} onSearch={(search) => onChange({ ...query, search }, true)} />
    </NothingFound>
  );
}
