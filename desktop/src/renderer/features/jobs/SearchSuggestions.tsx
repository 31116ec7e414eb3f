// Under a list of jobs that is empty: what the search may have meant, to be pressed. Asked for only here, where nothing was found.
import { MeantJobSearchesDocument } from '@lotline/schema/generated/documents/job';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useRead } from '../../platform/data/use-read.ts';
import type { ListQuery } from '../../platform/list/list-query.ts';
import { toJobFilter } from '../../platform/job-list/job-filters.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface SearchSuggestionsProps {
  readonly query: ListQuery;
  readonly onSearch: (search: string) => void;
}

export function SearchSuggestions({ query, onSearch }: SearchSuggestionsProps) {
  const read = useRead(MeantJobSearchesDocument, { variables: { filter: toJobFilter(query) }, follows: [], isWanted: query.search !== '' });
  return (
    <div role="status" className={layout.row}>
      {optionalData(read)?.meantJobSearches.map((search) => (
        <Button key={search} onClick={() => onSearch(search)}>{`Did you mean ${search}?`}</Button>
      ))}
    </div>
  );
}
