import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ArrivalsChip } from '../list/ArrivalsChip.tsx';
import { CatchUpChip } from '../list/CatchUpChip.tsx';
import type { ListRead } from '../data/row-list.ts';
import { useFollowedRow, type FollowedRows } from '../data/use-followed-row.ts';
import type { ListState } from './list-state.ts';
import { latestRows, useLatestRow } from './use-latest-rows.ts';
import { useListPages } from './use-list-pages.ts';

interface Lot {
  readonly __typename?: 'Lot';
  readonly id: number;
  readonly job: number;
  readonly street: string;
}

const ROWS: Lot[] = Array.from({ length: 6 }, (_, at) => ({
  __typename: 'Lot',
  id: at + 1,
  job: 100 + at,
  street: `${String(at)} Wattle Rd`,
}));
let pageRows = 3;
let readProblem: Error | null = null;
/** Of the first page: rows that sort after it have not been read yet. */
const LAST: Lot = { __typename: 'Lot', id: 3, job: 102, street: '2 Wattle Rd' };
const reads: (string | null)[] = [];
const readRows = jest.fn<Promise<readonly Lot[]>, [readonly number[]]>();
const readOfJobs = jest.fn<Promise<readonly Lot[]>, [readonly number[]]>();
const fragment: TypedDocumentNode<Lot> = gql`
  fragment LotFields on Lot {
    id
    job
    street
  }
`;
/** Rows that are drawn. */
let inSight: (id: number) => boolean = () => true;

const list: ListRead<Lot> = {
  key: 'lots',
  type: 'Lot',
  fragment,
  read: (after: string | null) => {
    reads.push(after);
    if (readProblem !== null) return Promise.reject(readProblem);
    const from = Number(after ?? 0);
    const rows = ROWS.slice(from, from + pageRows);
    return Promise.resolve({
      rows,
      after: from + pageRows < ROWS.length ? String(from + pageRows) : null,
      count: ROWS.length,
      isCountCapped: false,
    });
  },
  readRows,
  changedBy: { construction: ({ job }) => job },
  arrivals: { entity: 'construction', recordOf: ({ job }) => job, read: readOfJobs, hasOneRow: true },
};

function LotLine({ lot, followed }: { readonly lot: Lot; readonly followed: FollowedRows<Lot> }) {
  return <li>{useFollowedRow(lot, followed, inSight(lot.id)).street}</li>;
}

/** What a preview and a copy have of a row. */
function Beside({ state }: { readonly state: ListState<Lot> }) {
  const [copied, copy] = useState('');
  return (
    <>
      <output aria-label="Beside the list">{`Beside: ${String(useLatestRow(state, 2)?.street)}`}</output>
      <output aria-label="Copied">{copied}</output>
      <button onClick={() => copy(latestRows(state)[1]?.street ?? '')}>Copy</button>
    </>
  );
}

let timesDrawn = 0;

function Lots() {
  const state = useListPages(list);
  const { rows, count, hasMore, loadMore, arrivals, catchUp, followed } = state;
  useEffect(() => {
    timesDrawn += 1;
  });
  const isAtRest = () => atRest;
  const [, scroll] = useReducer((times: number) => times + 1, 0);
  return (
    <>
      <ul>{rows.map((lot) => (followed === undefined ? null : <LotLine key={lot.id} lot={lot} followed={followed} />))}</ul>
      <output aria-label="Counted">{count}</output>
      <Beside state={state} />
      <CatchUpChip catchUp={catchUp} />
      <ArrivalsChip arrivals={arrivals} isAtRest={isAtRest} onShow={() => arrivals?.takeIn()} />
      {hasMore ? <button onClick={loadMore}>More</button> : null}
      <button onClick={scroll}>Scroll</button>
    </>
  );
}

let atRest = false;
let listener: ChangeListener | null = null;
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function open(beside: ReactNode = null) {
  const platform = {
    ...buildPlatform(),
    followChanges: (next: ChangeListener) => {
      listener = next;
      return () => undefined;
    },
  };
  renderSignedIn(
    <>
      <Lots />
      {beside}
    </>,
    { platform },
  );
  await screen.findByText('0 Wattle Rd');
}

beforeEach(() => {
  reads.length = 0;
  inSight = () => true;
  pageRows = 3;
  readProblem = null;
  readRows.mockReset();
  readRows.mockImplementation((ids) => Promise.resolve(ROWS.filter(({ id }) => ids.includes(id))));
  readOfJobs.mockReset();
  readOfJobs.mockResolvedValue([]);
  atRest = false;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('each page is requested after the last row of the one before', async () => {
  await open();
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('5 Wattle Rd')).toBeVisible();
  expect(reads).toEqual([null, '3']);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('a job that changes elsewhere: only its rows are read, and they are updated where they stand', async () => {
  await open();
  readRows.mockResolvedValue([{ __typename: 'Lot', id: 2, job: 101, street: 'Finch Cres' }]);
  act(() =>
    listener?.onChanges([
      { entity: 'construction', id: 101 },
      { entity: 'construction', id: 999 },
      { entity: 'lookup', id: 100 },
    ]),
  );
  await waitFor(() => expect(shown()).toContain('Finch Cres'));
  expect(readRows.mock.calls).toEqual([[[2]]]);
  expect(shown()).toEqual(['0 Wattle Rd', 'Finch Cres', '2 Wattle Rd']);
  expect(reads).toEqual([null]);
});

test('what changes in a row draws that row, and whoever shows it beside the list; the list is not drawn again', async () => {
  await open();
  readRows.mockResolvedValue([{ __typename: 'Lot', id: 2, job: 101, street: 'Finch Cres' }]);
  const before = timesDrawn;
  jobsChanged(101);
  await waitFor(() => expect(screen.getByLabelText('Beside the list')).toHaveTextContent('Finch Cres'));
  expect(shown()).toEqual(['0 Wattle Rd', 'Finch Cres', '2 Wattle Rd']);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByLabelText('Copied')).toHaveTextContent('Finch Cres');
  expect(timesDrawn).toBe(before);
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

test('new rows are requested in one read, for jobs that are not shown, and reported when they match the filter', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(100, 151, 152, 153);
  expect(await chip('1 new or changed: show')).toBeVisible();
  expect(screen.getByRole('status', { name: 'New in this list' })).toHaveTextContent('1 new or changed');
  expect(readOfJobs.mock.calls).toEqual([[[151, 152, 153, LAST.job]]]);
  expect(shown()).toEqual(['0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
});

test('a row that does not match is not reported; a waiting one that no longer matches is dropped', async () => {
  await open();
  jobsChanged(151);
  await waitFor(() => expect(readOfJobs).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
  readOfJobs.mockResolvedValueOnce([{ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(151);
  await chip('1 new or changed: show');
  jobsChanged(151);
  await waitFor(() => expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument());
});

test('a changed row that sorts after the loaded pages needs no refetch', async () => {
  await open();
  readOfJobs.mockResolvedValue([
    { __typename: 'Lot', id: 51, job: 151, street: 'Heron St' },
    LAST,
    { __typename: 'Lot', id: 52, job: 152, street: 'Finch Cres' },
  ]);
  jobsChanged(151, 152);
  expect(await chip('1 new or changed: show')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 new or changed: show' }));
  expect(shown()).toEqual(['Heron St', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
});

test('the chip shows new rows at the head, once, also where a later page has them', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 5, job: 104, street: 'Heron St' }, LAST]);
  jobsChanged(104);
  await userEvent.click(await chip('1 new or changed: show'));
  expect(await screen.findByText('Heron St')).toBeVisible();
  expect(shown()).toEqual(['Heron St', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd']);
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
  // it may have been counted already
  expect(screen.getByLabelText('Counted')).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('5 Wattle Rd')).toBeVisible();
  // once, as it was read last
  expect(shown()).toEqual(['4 Wattle Rd', '0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd', '3 Wattle Rd', '5 Wattle Rd']);
});

test('where all rows are loaded a new row is counted', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('5 Wattle Rd');
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' }]);
  jobsChanged(151);
  await userEvent.click(await chip('1 new or changed: show'));
  await waitFor(() => expect(screen.getByLabelText('Counted')).toHaveTextContent('7'));
});

test('while nobody works in the list new rows are shown by themselves', async () => {
  atRest = true;
  await open();
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' }, LAST]);
  jobsChanged(151);
  expect(await screen.findByText('Heron St')).toBeVisible();
  expect(shown()[0]).toBe('Heron St');
  expect(screen.queryByRole('button', { name: /new or changed/ })).not.toBeInTheDocument();
});

test('of very many changed jobs 200 are requested, and the list says that there may be more', async () => {
  await open();
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 51, job: 1001, street: 'Heron St' }, LAST]);
  jobsChanged(...Array.from({ length: 450 }, (_, at) => 1000 + at));
  expect(await chip('1+ new or changed: show')).toBeVisible();
  expect(readOfJobs.mock.calls.map(([jobs]) => jobs.length)).toEqual([200]);
});

const OFFLINE = new ApiError({ code: 'OFFLINE', status: 0 });
const catchUp = () => screen.findByRole('button', { name: 'Some rows may be out of date: try again' });
const isUpToDate = () => expect(screen.getByRole('status', { name: 'Out of date' })).toBeEmptyDOMElement();

/** Six pages, all of them loaded. */
async function openMany() {
  pageRows = 1;
  await open();
  for (let page = 1; page < ROWS.length; page += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByText(`${String(page)} Wattle Rd`);
  }
  reads.length = 0;
}

test('changed rows that could not be read: the list says so, and reads them on request', async () => {
  await open();
  readRows.mockRejectedValueOnce(OFFLINE);
  jobsChanged(101);
  const button = await catchUp();
  expect(shown()[1]).toBe('1 Wattle Rd');
  readRows.mockResolvedValue([{ __typename: 'Lot', id: 2, job: 101, street: 'Finch Cres' }]);
  await userEvent.click(button);
  await waitFor(() => expect(shown()).toContain('Finch Cres'));
  await waitFor(isUpToDate);
});

test('what could not be read is read with the next change', async () => {
  await open();
  readRows.mockRejectedValueOnce(OFFLINE);
  jobsChanged(101);
  await catchUp();
  jobsChanged(102);
  await waitFor(isUpToDate);
  expect(readRows.mock.calls).toEqual([[[2]], [[2, 3]]]);
});

test('what came elsewhere and could not be read is asked for again as well', async () => {
  await open();
  readOfJobs.mockRejectedValueOnce(OFFLINE);
  jobsChanged(151);
  const button = await catchUp();
  readOfJobs.mockResolvedValue([{ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' }, LAST]);
  await userEvent.click(button);
  expect(await chip('1 new or changed: show')).toBeVisible();
});

test('after a gap a list of more than five pages is brought up to date where its rows stand, and tells what is new at its head', async () => {
  await openMany();
  readRows.mockImplementation((ids) =>
    Promise.resolve(ROWS.filter(({ id }) => ids.includes(id)).map((row) => (row.id === 6 ? { ...row, street: 'Finch Cres' } : row))),
  );
  ROWS.unshift({ __typename: 'Lot', id: 51, job: 151, street: 'Heron St' });
  readOfJobs.mockResolvedValue(ROWS.slice(0, 1));
  act(() => listener?.onCaughtUp());
  await waitFor(() => expect(shown()).toContain('Finch Cres'));
  expect(await chip('1 new or changed: show')).toBeVisible();
  expect(readRows.mock.calls).toEqual([[[1, 2, 3, 4, 5, 6]]]);
  expect(reads).toEqual([null]);
  expect(shown()).toEqual(['0 Wattle Rd', '1 Wattle Rd', '2 Wattle Rd', '3 Wattle Rd', '4 Wattle Rd', 'Finch Cres']);
  ROWS.shift();
});

test('after a gap a short list that cannot be read again keeps its rows, says so, and is read on request', async () => {
  await open();
  readProblem = OFFLINE;
  act(() => listener?.onCaughtUp());
  const button = await catchUp();
  expect(shown()).toHaveLength(3);
  readProblem = null;
  await userEvent.click(button);
  await waitFor(isUpToDate);
});

test('after a gap rows that are out of sight are read when they come into sight, and the others at once', async () => {
  inSight = (id) => id <= 2;
  await openMany();
  ROWS.forEach((row, at) => (ROWS[at] = { ...row, street: `${row.street} East` }));
  act(() => listener?.onCaughtUp());
  expect(await screen.findByText('1 Wattle Rd East')).toBeVisible();
  expect(readRows.mock.calls).toEqual([[[1, 2]]]);
  expect(shown()[5]).toBe('5 Wattle Rd');
  inSight = (id) => id === 6;
  await userEvent.click(screen.getByRole('button', { name: 'Scroll' }));
  expect(await screen.findByText('5 Wattle Rd East')).toBeVisible();
  expect(readRows.mock.calls).toEqual([[[1, 2]], [[6]]]);
  ROWS.forEach((row, at) => (ROWS[at] = { ...row, street: row.street.replace(' East', '') }));
});

test('a change of a record that another screen reads changes the drawn row, and nothing is read', async () => {
  let client: ApolloClient | null = null;
  const Client = () => {
    const here = useApolloClient();
    useEffect(() => {
      client = here;
    }, [here]);
    return null;
  };
  await open(<Client />);
  act(
    () => void client?.cache.writeFragment({ id: 'Lot:2', fragment, data: { __typename: 'Lot', id: 2, job: 101, street: 'Finch Cres' } }),
  );
  await waitFor(() => expect(shown()).toContain('Finch Cres'));
  expect(readRows).not.toHaveBeenCalled();
  expect(reads).toEqual([null]);
});
