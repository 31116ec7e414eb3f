// The head of a list: one Tab stop, arrows move along it; a click sorts, Shift+arrow or a drag at the edge sets the width, Ctrl+Shift+arrow
// or a drag of the head its position.
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import type { GridRowData } from './grid-column.ts';
import type { GridColumns, ShownColumn } from './use-grid-columns.ts';
import { useHeadDrag, type HeadDrag } from './use-head-drag.ts';
import styles from './GridHead.module.css';
import grid from './DataGrid.module.css';

const WIDTH_STEP = 16;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface GridHeadProps<Row extends GridRowData> {
  readonly columns: GridColumns<Row>;
  readonly picked: 'all' | 'some' | 'none';
  /** Null: rows of this list cannot be selected. */
  readonly onPickAll: (() => void) | null;
  /** Below the head is the first row. */
  readonly onLeave: () => void;
}

export function GridHead<Row extends GridRowData>({ columns, picked, onPickAll, onLeave }: GridHeadProps<Row>) {
  const [stop, setStop] = useState(0);
  const { shown } = columns;
  const here = Math.min(stop, shown.length - 1);
  const drag = useHeadDrag(columns);
  /** The head is moved in the page, and keeps the focus. */
  const carryTo = (row: HTMLElement, by: 1 | -1) => {
    const next = flushSync(() => {
      const to = carry(columns, here, by);
      setStop(to);
      return to;
    });
    buttonOf(row, next)?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key === 'Escape' && drag.isMoving) drag.leave();
    else if (event.key === 'ArrowDown') onLeave();
    else if (by === 0) return;
    else if (event.shiftKey && event.ctrlKey) carryTo(event.currentTarget, by);
    else if (event.shiftKey) widen(event.currentTarget, columns, here, by * WIDTH_STEP);
    else {
      const next = Math.min(shown.length - 1, Math.max(0, here + by));
      setStop(next);
      buttonOf(event.currentTarget, next)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <thead>
      <tr aria-rowindex={1} onKeyDown={onKey}>
        {onPickAll === null ? null : (
          <th scope="col" className={grid.box}>
            <input
              type="checkbox"
              className={grid.check}
              aria-label="Select all that match"
              checked={picked === 'all'}
              ref={(box) => {
                if (box !== null) box.indeterminate = picked === 'some';
              }}
              onChange={onPickAll}
            />
          </th>
        )}
        {shown.map((one, at) => (
          <Head key={one.column.id} one={one} drag={drag} isStop={at === here} onFocus={() => setStop(at)} onWidth={columns.setWidth} />
        ))}
      </tr>
    </thead>
  );
}

const buttonOf = (row: HTMLElement, at: number): HTMLElement | undefined =>
  row.querySelectorAll<HTMLElement>('th [data-head]').item(at) ?? undefined;

function widen<Row extends GridRowData>(row: HTMLElement, { shown, setWidth }: GridColumns<Row>, at: number, by: number): void {
  const one = shown[at];
  if (one === undefined) return;
  // what the columns share may have made it wider or narrower than it was declared
  const seen = buttonOf(row, at)?.closest('th')?.offsetWidth ?? 0;
  setWidth(one.column.id, ((one.isDrawn || seen === 0 ? one.width : undefined) ?? seen) + by);
}

/** Moves it by one; its new position. The naming column stays first. */
function carry<Row extends GridRowData>({ shown, place }: GridColumns<Row>, at: number, by: 1 | -1): number {
  const [one, other] = [shown[at]?.column, shown[at + by]?.column];
  if (one === undefined || other === undefined || one.isName === true || other.isName === true) return at;
  place(one.id, { beside: other.id, side: by < 0 ? 'before' : 'after' });
  return at + by;
}

interface HeadProps<Row extends GridRowData> {
  readonly one: ShownColumn<Row>;
  readonly drag: HeadDrag;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onWidth: (id: string, width: number) => void;
}

function Head<Row extends GridRowData>({ one, drag, isStop, onFocus, onWidth }: HeadProps<Row>) {
  const { column, sorted, canSort, sort } = one;
  const wasMoved = useRef(false);
  return (
    <th
      scope="col"
      data-column={column.id}
      data-dragged={drag.isDragged(column.id) || undefined}
      data-drop={drag.dropAt(column.id)}
      className={classes(styles.place, column.isName === true && grid.name, column.align === 'end' && grid.end)}
      aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
    >
      <div className={classes(styles.head, column.align === 'end' && styles.atEnd)}>
        <button
          type="button"
          data-head
          className={styles.button}
          tabIndex={isStop ? 0 : -1}
          aria-disabled={canSort ? undefined : true}
          title={column.icon === undefined ? undefined : column.label}
          onFocus={onFocus}
          onPointerDown={(event) => {
            wasMoved.current = false;
            drag.begin(column.id, event);
          }}
          onPointerMove={drag.move}
          onPointerUp={() => {
            wasMoved.current = drag.end();
          }}
          onPointerCancel={drag.cancel}
          onClick={() => {
            if (canSort && !wasMoved.current) sort();
            wasMoved.current = false;
          }}
        >
          {column.icon === undefined ? (
            <span>{column.label}</span>
          ) : (
            <>
              <Icon of={column.icon} />
              <span className={words.sr}>{column.label}</span>
            </>
          )}
          {sorted === false ? null : <Icon of={sorted === 'asc' ? ChevronUp : ChevronDown} />}
        </button>
        <Edge onWidth={(width) => onWidth(column.id, width)} />
      </div>
    </th>
  );
}

/** For the mouse; by keyboard Shift+arrow on the head. */
function Edge({ onWidth }: { readonly onWidth: (width: number) => void }) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number } | null>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width: event.currentTarget.parentElement?.offsetWidth ?? 0 });
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (start !== null) onWidth(start.width + event.clientX - start.x);
      }}
      onPointerUp={() => setStart(null)}
      onPointerCancel={() => setStart(null)}
    />
  );
}
