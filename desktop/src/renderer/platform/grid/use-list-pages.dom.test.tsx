import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { useListPages } from './use-list-pages.ts';

interface Lot {
  readonly id: number;
  readonly job: number;
  readonly street: string;
}

const ROWS: readonly Lot[] = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, job: 100 + at, street: `${String(at)} Wattle Rd` }));
const PAGE = 3;
const reads: (string | null)[] = [];
const readRows = jest.fn<Promise<readonly Lot[]>, [readonly number[]]>();
const KEY = ['lots'];

const list = {
  key: KEY,
  read: (after: string | null) => {
    reads.push(after);
    const from = Number(after ?? 0);
    const rows = ROWS.slice(from, from + PAGE);
    return Promise.resolve({
      rows,
      after: from + PAGE < ROWS.length ? String(from + PAGE) : null,
      count: ROWS.length,
      isCountCapped: false,
    });
  },
  readRows,
  jobOf: ({ job }: Lot) => job,
};

function Lots() {
  const { rows, hasMore, loadMore } = useListPages(list);
  return (
    <>
      <ul>
        {rows.map(({ id, street }) => (
          <li key={id}>{street}</li>
        ))}
      </ul>
      {hasMore ? <button onClick={loadMore}>More</button> : null}
    </>
  );
}

let listener: ChangeListener | null = null;
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function open() {
  const platform = {
    ...buildPlatform(),
    followChanges: (next: ChangeListener) => {
      listener = next;
      return () => undefined;
    },
  };
  renderSignedIn(<Lots />, { platform });
  await screen.findByText('0 Wattle Rd');
}

beforeEach(() => {
  reads.length = 0;
  readRows.mockReset();
});

test('each page is asked for after the last row of the one before', async () => {
  await open();
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('5 Wattle Rd')).toBeVisible();
  expect(reads).toEqual([null, '3']);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('a job that changes elsewhere: only its rows are read, and they change where they stand', async () => {
  await open();
  readRows.mockResolvedValue([{ id: 2, job: 101, street: 'Finch Cres' }]);
  act(() =>
    listener?.onChanges([
      { entity: 'construction', id: 101 },
      { entity: 'construction', id: 999 },
      { entity: 'lookup', id: 100 },
    ]),
  );
  expect(await screen.findByText('Finch Cres')).toBeVisible();
  expect(readRows.mock.calls).toEqual([[[2]]]);
  expect(shown()).toEqual(['0 Wattle Rd', 'Finch Cres', '2 Wattle Rd']);
  expect(reads).toEqual([null]);
});

test('a row that is gone leaves the list; a change of jobs that are not shown reads nothing', async () => {
  await open();
  act(() => listener?.onChanges([{ entity: 'construction', id: 999 }]));
  expect(readRows).not.toHaveBeenCalled();
  readRows.mockResolvedValue([]);
  act(() => listener?.onChanges([{ entity: 'construction', id: 100 }]));
  await waitFor(() => expect(shown()).toEqual(['1 Wattle Rd', '2 Wattle Rd']));
});
