import { act, renderHook } from '@testing-library/react';
import { useFittedColumns } from './use-fitted-columns.ts';

const column = (id: string, width: number | undefined) => ({
  ...{ width, isDrawn: false, sorted: false as const, canSort: false, sort: () => undefined },
  column: { id, label: id, hasIcon: width !== undefined, text: () => id, cell: () => id },
});

/** @param needs px of each head, as a browser would say them, and of each cell with its padding of 24; the status has 120 */
function tableOf(needs: Record<string, number>, measured: () => void): HTMLTableElement {
  const table = document.createElement('table');
  table.innerHTML =
    '<thead><tr><th>Address</th><th>Status</th></tr></thead><tbody><tr><td colspan="2"></td></tr><tr><th>Address</th><td>Status</td></tr></tbody>';
  for (const cell of table.querySelectorAll<HTMLElement>('th, td')) {
    const need = () => needs[cell.textContent] ?? 0;
    cell.getBoundingClientRect = () => {
      measured();
      return DOMRect.fromRect({ width: need() });
    };
    cell.style.padding = '0 16px 0 8px';
    Object.defineProperties(cell, { clientWidth: { value: 120 } });
  }
  Range.prototype.getBoundingClientRect = function () {
    return DOMRect.fromRect({ width: (needs[this.startContainer.textContent ?? ''] ?? 0) - 24 });
  };
  return table;
}

const NONE: readonly { readonly id: number }[] = [];

afterEach(() => jest.useRealTimers());

test('a status that becomes longer is not cut; one that becomes shorter moves nothing', () => {
  const needs: Record<string, number> = { Address: 300, Status: 100 };
  const measured = jest.fn();
  let tell: () => void = () => undefined;
  jest.useFakeTimers();
  const subscribeRows = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const room = { current: Object.defineProperty(document.createElement('div'), 'clientWidth', { value: 700 }) };
  const shown = [column('Address', undefined), column('Status', 120)];
  const wish = {
    ...{ table: { current: tableOf(needs, measured) }, room, name: 'jobs', box: 0 },
    columns: { shown },
    state: { rows: [{ id: 1 }], isLoading: false, subscribeRows },
  };
  const { result } = renderHook(() => useFittedColumns(wish));
  const change = (status: number) => {
    needs['Status'] = status;
    act(() => {
      tell();
      jest.runAllTimers();
    });
    return result.current.widths;
  };
  expect(result.current.widths).toEqual([undefined, 120]);
  // no wider than the cell with its padding, and cut all the same: the words end where the padding begins
  expect(change(130)).toEqual([undefined, 130]);
  expect(change(160)).toEqual([undefined, 160]);
  measured.mockClear();
  expect(change(90)).toEqual([undefined, 160]);
  // an address is cut as before: nothing is measured because of it
  expect(measured).not.toHaveBeenCalled();
});

test('a list without rows is as wide as its heads need, and is measured again with its first row', () => {
  const needs: Record<string, number> = { Address: 60, Status: 70 };
  const room = { current: Object.defineProperty(document.createElement('div'), 'clientWidth', { value: 300 }) };
  const wish = {
    ...{ table: { current: tableOf(needs, jest.fn()) }, room, name: 'jobs', box: 40 },
    columns: { shown: [column('Address', undefined), column('Status', 180)] },
  };
  const { result, rerender } = renderHook(
    (state: Parameters<typeof useFittedColumns>[0]['state']) => useFittedColumns({ ...wish, state }),
    {
      initialProps: { rows: NONE, isLoading: false },
    },
  );
  expect(result.current.isWider).toBe(false);
  needs['Status'] = 200;
  rerender({ rows: [{ id: 1 }], isLoading: false });
  expect(result.current.widths).toEqual([undefined, 200]);
});
