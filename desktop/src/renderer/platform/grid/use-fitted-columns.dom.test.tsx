import { act, renderHook } from '@testing-library/react';
import type { GridRowData } from './grid-column.ts';
import type { ListState } from './list-state.ts';
import type { GridColumns } from './use-grid-columns.ts';
import { useFittedColumns } from './use-fitted-columns.ts';

const column = (id: string, width: number | undefined) => ({
  ...{ width, isDrawn: false },
  column: { id, label: id, hasIcon: width !== undefined, cell: () => id },
});

/** @param needs px of each head, as a browser would say them */
function tableOf(needs: Record<string, number>): HTMLTableElement {
  const table = document.createElement('table');
  table.innerHTML = '<thead><tr><th>Address</th><th>Status</th></tr></thead>';
  for (const head of table.querySelectorAll('th'))
    head.getBoundingClientRect = () => DOMRect.fromRect({ width: needs[head.textContent] ?? 0 });
  return table;
}

test('a status that becomes longer is not cut; one that becomes shorter moves nothing', () => {
  const needs: Record<string, number> = { Address: 300, Status: 100 };
  let tell: () => void = () => undefined;
  let draw: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = callback;
    return 1;
  });
  const subscribeRows = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const room = { current: Object.defineProperty(document.createElement('div'), 'clientWidth', { value: 800 }) };
  const shown = [column('Address', undefined), column('Status', 120)];
  const wish = {
    ...{ table: { current: tableOf(needs) }, room, name: 'jobs', box: 0 },
    columns: { shown } as unknown as GridColumns<GridRowData>,
    state: { rows: [{ id: 1 }], isLoading: false, subscribeRows } as unknown as ListState<GridRowData>,
  };
  const { result } = renderHook(() => useFittedColumns(wish));
  const change = (status: number) => {
    needs['Status'] = status;
    act(() => {
      tell();
      draw(0);
    });
    return result.current.widths;
  };
  expect(result.current.widths).toEqual([undefined, 120]);
  expect(change(160)).toEqual([undefined, 160]);
  expect(change(90)).toEqual([undefined, 160]);
});
