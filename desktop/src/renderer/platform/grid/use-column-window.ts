// Which columns of the list have cells now: all of them where the table has room or is being measured, else those in sight.
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { columnWindow, drawnAtSide, SIDE_STEP, type ColumnWindow } from './column-window.ts';
import type { GridColumn, GridRowData } from './grid-column.ts';
import type { FittedColumns } from './use-fitted-columns.ts';

/** @param fitted the widths that they have */
export function useColumnWindow<Row extends GridRowData>(
  wrap: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  fitted: FittedColumns,
): ColumnWindow<Row> {
  const { inPx, room, isWider, isMeasured } = fitted;
  const isPart = isWider && isMeasured;
  const left = useScrolledAside(wrap, isPart);
  const isDrawn = isPart
    ? drawnAtSide(
        columns.map(({ isName = false }) => isName),
        { widths: inPx, left, room },
      )
    : columns.map(() => true);
  // the same object from frame to frame: a row is drawn again only for other columns
  const key = isDrawn.map(Number).join('');
  return useMemo(
    () =>
      columnWindow(
        columns,
        [...key].map((one) => one === '1'),
      ),
    [columns, key],
  );
}

/** px that the list is scrolled to the side, in whole steps. */
function useScrolledAside(wrap: RefObject<HTMLElement | null>, isPart: boolean): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const element = wrap.current;
    if (element === null || !isPart) return undefined;
    const look = (): void => setLeft(Math.floor(element.scrollLeft / SIDE_STEP) * SIDE_STEP);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [wrap, isPart]);
  return left;
}
