// A list that the stream tells nothing of, looked at again: what is new comes to its head, announced while somebody works in it, and never with a gap behind it.
import { gql, type TypedDocumentNode } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import type { ListRead } from '../data/row-list.ts';
import { ArrivalsChip } from '../list/ArrivalsChip.tsx';
import { useListPages } from './use-list-pages.ts';

interface Entry {
  readonly __typename?: 'Entry';
  readonly id: number;
}
const fragment: TypedDocumentNode<Entry> = gql`
  fragment EntryFields on Entry {
    id
  }
`;
const PAGE = 3;
let newest = 0;
let isAtRest = true;
const from = (id: number): Entry[] => Array.from({ length: Math.min(PAGE, id) }, (_, at) => ({ __typename: 'Entry', id: id - at }));

const list: ListRead<Entry> = {
  ...{ key: 'entries', type: 'Entry', fragment, changedBy: {}, readRows: () => Promise.resolve([]) },
  read: (after) => {
    const rows = from(after === null ? newest : Number(after));
    const last = rows.at(-1)?.id ?? 1;
    return Promise.resolve({ rows, after: last > 1 ? String(last - 1) : null, count: newest, isCountCapped: false });
  },
};

function Entries() {
  const { rows, arrivals, lookForNew, loadMore } = useListPages(list);
  return (
    <>
      <output aria-label="Entries">{rows.map(({ id }) => id).join(' ')}</output>
      <ArrivalsChip arrivals={arrivals} isAtRest={() => isAtRest} onShow={() => arrivals?.takeIn()} />
      <button onClick={() => void lookForNew?.()}>Look</button>
      <button onClick={loadMore}>More</button>
    </>
  );
}

async function open() {
  newest = 4;
  renderSignedIn(<Entries />);
  expect(await shows('4 3 2')).toBeVisible();
}
const shows = (entries: string) => screen.findByText(entries, { selector: 'output', exact: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['at once where nobody works in the list', true],
  ['once it is asked for, where somebody does', false],
])('what is new comes to the head %s', async (_, rests) => {
  isAtRest = rests;
  await open();
  newest = 6;
  await press('Look');
  if (!rests) {
    expect(await shows('4 3 2')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '2 new or changed: show' }));
  }
  expect(await shows('6 5 4 3 2')).toBeVisible();
});

test('where more is new than a page holds the list is read again: nothing between is left out', async () => {
  isAtRest = true;
  await open();
  await press('More');
  expect(await shows('4 3 2 1')).toBeVisible();
  newest = 9;
  await press('Look');
  expect(await shows('9 8 7 6 5 4')).toBeVisible();
});
