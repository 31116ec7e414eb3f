// A column's head dragged by the mouse to another position: the target is marked, Esc cancels. The naming column stays first.
import { useState, type PointerEvent } from 'react';
import type { ColumnPosition } from './column-setup.ts';
import type { GridRowData } from './grid-column.ts';
import type { GridColumns } from './use-grid-columns.ts';

/** A shorter movement is a click. */
const LEAST_PX = 6;

interface Drag {
  readonly id: string;
  /** The pressed head: a fast pointer is over another head at the first event. */
  readonly head: HTMLElement;
  readonly startX: number;
  /** Null until it has moved, and where it would stay. */
  readonly to: ColumnPosition | null;
  readonly isMoving: boolean;
  /** Esc was used: the drag continues without effect. */
  readonly isLeft: boolean;
}

export interface HeadDrag {
  readonly isDragged: (id: string) => boolean;
  /** On which side of that head the dragged one would be put. */
  readonly dropAt: (id: string) => ColumnPosition['side'] | undefined;
  readonly isMoving: boolean;
  /** Esc. */
  readonly leave: () => void;
  readonly cancel: () => void;
  readonly begin: (id: string, event: PointerEvent<HTMLElement>) => void;
  readonly move: (event: PointerEvent<HTMLElement>) => void;
  /** True where something was moved: then the click does not sort. */
  readonly end: () => boolean;
}

export function useHeadDrag<Row extends GridRowData>({ shown, place }: GridColumns<Row>): HeadDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const fixed = new Set(shown.flatMap(({ column }) => (column.isName === true ? [column.id] : [])));
  const isMoving = drag?.isMoving === true;
  return {
    isMoving,
    isDragged: (id) => isMoving && !drag.isLeft && drag.id === id,
    dropAt: (id) => (drag?.to?.beside === id ? drag.to.side : undefined),
    leave: () => setDrag(drag === null ? null : { ...drag, to: null, isLeft: true }),
    cancel: () => setDrag(null),
    begin: (id, event) => {
      if (event.button !== 0 || fixed.has(id)) return;
      setDrag({ id, head: event.currentTarget, startX: event.clientX, to: null, isMoving: false, isLeft: false });
    },
    move: (event) => {
      if (drag === null || drag.isLeft || (!isMoving && Math.abs(event.clientX - drag.startX) < LEAST_PX)) return;
      // released where no event was received
      if (event.buttons === 0) return setDrag(null);
      if (!isMoving) drag.head.setPointerCapture(event.pointerId);
      const to = placeAt(drag.head.closest('tr'), event.clientX, fixed);
      setDrag({ ...drag, isMoving: true, to: to === null || to.beside === drag.id ? null : to });
    },
    end: () => {
      setDrag(null);
      if (drag?.to != null) place(drag.id, drag.to);
      return isMoving;
    },
  };
}

function placeAt(row: HTMLElement | null, x: number, fixed: ReadonlySet<string>): ColumnPosition | null {
  for (const head of row?.querySelectorAll<HTMLElement>('th[data-column]') ?? []) {
    const { left, right } = head.getBoundingClientRect();
    const beside = head.dataset['column'];
    if (beside === undefined || x < left || x >= right) continue;
    return { beside, side: fixed.has(beside) || x >= (left + right) / 2 ? 'after' : 'before' };
  }
  return null;
}
