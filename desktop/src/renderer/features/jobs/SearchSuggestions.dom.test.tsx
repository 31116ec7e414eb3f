// Where nothing was found stands what may have been meant; pressed, it is the search.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { EMPTY_QUERY } from '../../platform/list/list-query.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const asked: unknown[] = [];
const search = jest.fn();

function open(typed: string) {
  asked.length = 0;
  const platform = buildPlatform({
    gql: (...[, variables]) => {
      asked.push(variables);
      return Promise.resolve({ meantJobSearches: ['Wattle', 'Cattle'] });
    },
  });
  renderSignedIn(<SearchSuggestions query={{ ...EMPTY_QUERY, search: typed, filters: { status: ['Closed'] } }} onSearch={search} />, {
    platform,
  });
}

test('each search that was meant is a button; it is asked for with the filters of the list', async () => {
  open('wattel');
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean Cattle?' }));
  expect(search.mock.calls).toEqual([['Cattle']]);
  expect(asked).toEqual([{ filter: { search: 'wattel', statuses: ['Closed'] } }]);
});

test('without a search nothing is asked', () => {
  open('');
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});
