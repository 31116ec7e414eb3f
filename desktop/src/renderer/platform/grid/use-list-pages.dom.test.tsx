import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ArrivalsChip } from '../list/ArrivalsChip.tsx';
import { useListPages } from './use-list-pages.ts';

interface Lot {
  readonly id: number;
  readonly job: number;
  readonly street: string;
}

const ROWS: readonly Lot[] = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, job: 100 + at, street: `${String(at)} Wattle Rd` }));
const PAGE = 3;
/** Of the first page: what sorts behind it has not been read yet. */
const LAST: Lot = { id: 3, job: 102, street: '2 Wattle Rd' };
const reads: (string | null)[] = [];
const readRows = jest.fn<Promise<readonly Lot[]>, [readonly number[]]>();
const readOfJobs = jest.fn<Promise<readonly Lot[]>, [readonly number[]]>();
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
  readOfJobs,
  hasOneRowOfJob: true,
};

function Lots() {
  const { rows, count, hasMore, loadMore, arrivals } = useListPages(list);
  const isAtRest = () => atRest;
  return (
    <>
      <ul>
        {rows.map(({ id, street }) => (
          <li key={id}>{street}</li>
        ))}
      </ul>
      <output aria-label="Counted">{count}</output>
      <ArrivalsChip arrivals={arrivals} isAtRest={isAtRest} onShow={() => arrivals?.takeIn()} />
      {hasMore ? <button onClick={loadMore}>More</button> : null}
    </>
  );
}

let atRest = false;
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
  readRows.mockImplementation((ids) => Promise.resolve(ROWS.filter(({ id }) => ids.includes(id))));
  readOfJobs.mockReset();
  readOfJobs.mockResolvedValue([]);
  atRest = false;
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

const jobsChanged = (...ids: readonly number[]) => act(() => listener?.onChanges(ids.map((id) => ({ entity: 'construction', id }))));
const chip = (words: string) => screen.findByRole('button', { name: words });

test('what comes elsewhere is asked for in one read, of jobs that are not shown, and told when the filter finds it', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(100, 151, 152, 153);
  expect(await chip('1 new or changed: show')).toBeVisible();
  expect(screen.getByRole('status', { name: 'New in this list' })).toHaveTextContent('1 new or changed');
  expect(readOfJobs.mock.calls).toEqual([[[151, 152, 153, LAST.job]]]);
  expect(shown()).toEqual(['0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
});

test('what does not match is not told; what waits and matches no more is told no longer', async () => {
  await open();
  jobsChanged(151);
  await waitFor(() => expect(readOfJobs).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
  readOfJobs.mockResolvedValueOnce([{ id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(151);
  await chip('1 new or changed: show');
  jobsChanged(151);
  await waitFor(() => expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument());
});

test('what sorts behind the rows that are loaded is no news: its page will be read', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ id: 51, job: 151, street: 'Heron St' }, LAST, { id: 52, job: 152, street: 'Finch Cres' }]);
  jobsChanged(151, 152);
  expect(await chip('1 new or changed: show')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 new or changed: show' }));
  expect(shown()).toEqual(['Heron St', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
});

test('a press shows it at the head; it comes once, also where its page is read later', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ id: 5, job: 104, street: 'Heron St' }, LAST]);
  jobsChanged(104);
  await userEvent.click(await chip('1 new or changed: show'));
  expect(await screen.findByText('Heron St')).toBeVisible();
  expect(shown()).toEqual(['Heron St', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
  // it may have been counted already
  expect(screen.getByLabelText('Counted')).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('5 Wattle Rd')).toBeVisible();
  expect(shown()).toEqual(['Heron St', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd', '3 Wattle Rd', '5 Wattle Rd']);
});

test('where all rows are loaded it is counted', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('5 Wattle Rd');
  readOfJobs.mockResolvedValue([{ id: 51, job: 151, street: 'Heron St' }]);
  jobsChanged(151);
  await userEvent.click(await chip('1 new or changed: show'));
  await waitFor(() => expect(screen.getByLabelText('Counted')).toHaveTextContent('7'));
});

test('while nobody is at work in the list it is taken in by itself', async () => {
  atRest = true;
  await open();
  readOfJobs.mockResolvedValue([{ id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(151);
  expect(await screen.findByText('Heron St')).toBeVisible();
  expect(shown()[0]).toBe('Heron St');
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
});

test('of very many jobs at once 200 are asked for, and it says that there may be more', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ id: 51, job: 1001, street: 'Heron St' }, LAST]);
  jobsChanged(...Array.from({ length: 450 }, (_, at) => 1000 + at));
  expect(await chip('1+ new or changed: show')).toBeVisible();
  expect(readOfJobs.mock.calls.map(([jobs]) => jobs.length)).toEqual([200]);
});
