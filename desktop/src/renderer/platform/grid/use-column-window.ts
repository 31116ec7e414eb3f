// Which columns of the list have cells now: all of them where the table has room or is being measured, else those in sight.
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { BESIDE, columnWindow, drawnAtSide, SIDE_STEP, type ColumnWindow } from './column-window.ts';
import type { GridColumn, GridRowData } from './grid-column.ts';
import type { FittedColumns } from './use-fitted-columns.ts';

/** @param fitted the widths that they have */
export function useColumnWindow<Row extends GridRowData>(
  wrap: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  fitted: FittedColumns,
): ColumnWindow<Row> {
  const { inPx: widths, room, isWider, isMeasured } = fitted;
  const isPart = isWider && isMeasured;
  const left = useScrolledAside(wrap, isPart);
  const names = columns.map(({ isName = false }) => isName);
  const drawn = (beside: number): string =>
    (isPart ? drawnAtSide(names, { widths, left, room, beside }) : names.map(() => true)).map(Number).join('');
  const [whole, passing] = [drawn(BESIDE), drawn(0)];
  // the same object from frame to frame: a row is drawn again only for other columns
  return useMemo(
    () => ({ ...columnWindow(columns, asDrawn(whole)), passing: columnWindow(columns, asDrawn(passing), widths) }),
    [columns, whole, passing, widths],
  );
}

const asDrawn = (key: string): readonly boolean[] => [...key].map((one) => one === '1');

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
