// Whether all that a filter finds is picked: then an export asks for it by the filter.
import { act, renderHook, waitFor } from '@testing-library/react';
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
  ...{ setShown: none, move: none, setWidth: none, reset: none, takeSaved: none },
};
const stateOf = (hasMore: boolean): ListState<Lot> => ({
  ...{ rows: [{ id: 1 }, { id: 2 }], count: 2, isCountCapped: false, hasMore },
  ...{ isLoading: false, isLoadingMore: false, isFailed: false, loadMore: none, retry: none },
});

function picking(found: number, hasMore = true) {
  const ids = Array.from({ length: found }, (_, at) => at + 1);
  return renderHook(
    ({ asked }) =>
      usePicked<Lot>({
        ...{ asked, state: stateOf(hasMore), columns: COLUMNS, cursorId: null },
        ...{ allIds: () => Promise.resolve(ids), readRows: () => Promise.resolve([]) },
      }),
    { initialProps: { asked: 'here' }, wrapper: ToastProvider },
  ).result;
}

test('all that the filter finds is all, until something about it is changed', async () => {
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

test('as many as can be picked at once need not be all', async () => {
  const result = picking(MOST_LISTED_IDS);
  act(() => result.current.onPickAll());
  await waitFor(() => expect(result.current.picked.size).toBe(MOST_LISTED_IDS));
  expect(result.current.isAll).toBe(false);
});
