// What a list says that has no rows: what it was narrowed by decides the words and the way out.
import { render, screen } from '@testing-library/react';
import { NothingFound } from './NothingFound.tsx';

test.each([
  [null, 'No tasks yet', 'New ones appear here as they are added.', null],
  ['view', 'No tasks here', 'No tasks are in this view now.', null],
  ['search', 'No tasks match', 'Nothing matches this search.', 'Clear the search'],
  ['filters', 'No tasks match', 'Nothing matches these filters.', 'Clear the filters'],
  ['both', 'No tasks match', 'Nothing matches this search and these filters.', 'Clear the search and filters'],
] as const)('%s: %s', (by, title, sentence, wayOut) => {
  render(<NothingFound what="tasks" by={by} onClear={() => undefined} />);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(wayOut === null ? [] : [wayOut]);
});
