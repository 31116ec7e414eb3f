// Under a list of jobs that is empty: what the search may have meant, to be pressed. Asked for only here, where nothing was found.
import { useQuery } from '@tanstack/react-query';
import { MeantJobSearchesDocument } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { formatListQuery, type ListQuery } from '../../platform/list/list-query.ts';
import { JOB_FILTERS, toJobFilter } from './job-filters.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface SearchSuggestionsProps {
  readonly query: ListQuery;
  readonly onSearch: (search: string) => void;
}

export function SearchSuggestions({ query, onSearch }: SearchSuggestionsProps) {
  const { gql } = usePlatform().calls;
  const read = useQuery({
    queryKey: ['meant-job-searches', formatListQuery(query, JOB_FILTERS).toString()],
    queryFn: async () => (await gql(MeantJobSearchesDocument, { filter: toJobFilter(query) })).meantJobSearches,
    enabled: query.search !== '',
  });
  return (
    <div role="status" className={layout.row}>
      {optionalData(read)?.map((search) => (
        <Button key={search} onClick={() => onSearch(search)}>{`Did you mean ${search}?`}</Button>
      ))}
    </div>
  );
}
