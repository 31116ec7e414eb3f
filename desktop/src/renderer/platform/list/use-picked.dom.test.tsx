// Whether everything that a filter finds is selected: then an export asks by the filter.
import type { ReactNode } from 'react';
import { act, render, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import type { GridColumns } from '../grid/use-grid-columns.ts';
import type { ListState } from '../grid/list-state.ts';
import { usePicked } from './use-picked.ts';

interface Lot {
  readonly id: number;
}
const none = () => undefined;
const COLUMNS: GridColumns<Lot> = {
  ...{ shown: [], all: [], asSaved: [] },
  ...{ setShown: none, move: none, place: none, setWidth: none, reset: none, takeSaved: none },
};
const stateOf = (hasMore: boolean): ListState<Lot> => ({
  ...{ rows: [{ id: 1 }, { id: 2 }], count: 2, isCountCapped: false, hasMore },
  ...{ isLoading: false, isLoadingMore: false, isFailed: false, loadMore: none, retry: none },
});

const Around = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <ToastProvider>{children}</ToastProvider>
  </MemoryRouter>
);

function picking(found: number, hasMore = true) {
  const ids = Array.from({ length: found }, (_, at) => at + 1);
  return renderHook(
    ({ asked }) =>
      usePicked<Lot>({
        ...{ asked, state: stateOf(hasMore), columns: COLUMNS, cursorId: null },
        ...{ allIds: () => Promise.resolve(ids), readRows: () => Promise.resolve([]) },
      }),
    { initialProps: { asked: `of ${String(found)}` }, wrapper: Around },
  ).result;
}

test('"select all" is everything, until the selection changes', async () => {
  const result = picking(700);
  expect(result.current.isAll).toBe(false);
  act(() => result.current.onPickAll());
  await waitFor(() => expect(result.current.picked.size).toBe(700));
  expect(result.current.isAll).toBe(true);
  act(() => result.current.onPick(new Set([1, 2])));
  expect(result.current.isAll).toBe(false);
});

test('a list that is loaded whole is all of it', () => {
  const result = picking(0, false);
  act(() => result.current.onPickAll());
  expect([result.current.picked.size, result.current.isAll]).toEqual([2, true]);
});

test('as many as can be selected at once need not be all', async () => {
  const result = picking(MOST_LISTED_IDS);
  act(() => result.current.onPickAll());
  await waitFor(() => expect(result.current.picked.size).toBe(MOST_LISTED_IDS));
  expect(result.current.isAll).toBe(false);
});

test('the selection is restored after "back", and nothing of it under another filter', async () => {
  const seen: { picked: ReturnType<typeof usePicked>['picked']; pick: (ids: ReadonlySet<number>) => void }[] = [];
  const went: NavigateFunction[] = [];
  function Going() {
    went[0] = useNavigate();
    return null;
  }
  function List() {
    const { search } = useLocation();
    const { picked, onPick } = usePicked<Lot>({
      ...{ asked: search, state: stateOf(false), columns: COLUMNS, cursorId: null },
      ...{ allIds: () => Promise.resolve([]), readRows: () => Promise.resolve([]) },
    });
    seen.push({ picked, pick: onPick });
    return null;
  }
  render(
    <Around>
      <Going />
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/job" element={null} />
      </Routes>
    </Around>,
  );
  const go = (to: string | number, options = {}) =>
    act(async () => void (await (typeof to === 'number' ? went[0]?.(to) : went[0]?.(to, options))));
  const picked = () => [...(seen.at(-1)?.picked ?? [])];
  act(() => seen.at(-1)?.pick(new Set([1, 2])));
  await go('/?open=1', { replace: true });
  expect(picked()).toEqual([]);
  act(() => seen.at(-1)?.pick(new Set([2])));
  await go('/job');
  await go(-1);
  expect(picked()).toEqual([2]);
  await go('/?status=New');
  expect(picked()).toEqual([]);
  await go(-1);
  expect(picked()).toEqual([2]);
});
