// One row of a list. It is drawn again only when the row, its position or its columns have changed: a list may have very many.
import { memo, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { classes } from '@lotline/shared-ui/styles/classes';
import { useFollowedRow, type FollowedRows } from '../data/use-followed-row.ts';
import type { ColumnWindow, DrawnColumn } from './column-window.ts';
import type { GridRowData } from './grid-column.ts';
import styles from './DataGrid.module.css';

export interface RowPress {
  readonly isRange: boolean;
}

export interface RowActions {
  /** The first press of what may become two. */
  readonly press: (id: number) => void;
  readonly point: (id: number) => void;
  /** The row of the first press: its preview may have moved the list under the pointer before the second. */
  readonly open: () => void;
  /** Null: rows of this list cannot be selected. */
  readonly pick: ((id: number, press: RowPress) => void) | null;
}

interface GridRowProps<Row extends GridRowData> {
  readonly row: Row;
  readonly index: number;
  /** Left out where rows are in no groups. */
  readonly isGroupStart?: boolean | undefined;
  readonly columns: ColumnWindow<Row>;
  readonly isPicked: boolean;
  readonly isCursor: boolean;
  readonly isStop: boolean;
  readonly nameOf: (row: Row) => string;
  readonly actions: RowActions;
  /** The list scrolls fast: a new row is drawn as text until it rests. */
  readonly isFast: boolean;
  /** How the row is followed in the cache. */
  readonly followed?: FollowedRows<Row> | undefined;
}

/** A list that is drawn again for another of its rows does not ask this one's record again. */
export const GridRow = memo(RowOfGrid) as typeof RowOfGrid;

function RowOfGrid<Row extends GridRowData>({ isFast, followed, ...rest }: GridRowProps<Row>) {
  const [isWhole, setWhole] = useState(!isFast);
  if (!isFast && !isWhole) setWhole(true);
  if (followed === undefined) return <MemoRow {...rest} isWhole={isWhole} />;
  return <FollowedRow {...rest} isWhole={isWhole} followed={followed} />;
}

interface DrawnRowProps<Row extends GridRowData> extends Omit<GridRowProps<Row>, 'isFast' | 'followed'> {
  readonly isWhole: boolean;
}

/** A row that passes by fast is drawn as it was read, and followed once it rests. */
function FollowedRow<Row extends GridRowData>({ followed, ...rest }: DrawnRowProps<Row> & { readonly followed: FollowedRows<Row> }) {
  const row = useFollowedRow(rest.row, followed, rest.isWhole);
  return <MemoRow {...rest} row={row} />;
}

function MemoRow<Row extends GridRowData>(props: DrawnRowProps<Row>) {
  const { row, index, isGroupStart, columns, isPicked, isCursor, isStop, nameOf, actions, isWhole } = props;
  return useMemo(
    () => <DrawnRow {...{ row, index, isGroupStart, columns, isPicked, isCursor, isStop, nameOf, actions, isWhole }} />,
    [row, index, isGroupStart, columns, isPicked, isCursor, isStop, nameOf, actions, isWhole],
  );
}

function DrawnRow<Row extends GridRowData>(props: DrawnRowProps<Row>) {
  const { row, index, isGroupStart, columns, isPicked, isCursor, isStop, nameOf, actions, isWhole } = props;
  const { press, point, open, pick } = actions;
  const onClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (event.detail > 1) return;
    press(row.id);
    // a link opens its page, a box selects
    if (event.target instanceof Element && event.target.closest('a, input, button') === null) point(row.id);
  };
  const { drawn, rest } = isWhole ? columns : (columns.passing ?? columns);
  // the box is the first column
  const first = pick === null ? 1 : 2;
  return (
    <tr
      className={styles.row}
      aria-rowindex={index + 2}
      aria-selected={pick === null ? undefined : isPicked}
      data-id={row.id}
      data-cursor={isCursor || undefined}
      data-group={isGroupStart === undefined ? undefined : isGroupStart ? 'start' : 'rest'}
      tabIndex={isStop ? 0 : -1}
      onClick={onClick}
      onDoubleClick={open}
    >
      {pick === null ? null : (
        <td role="gridcell" className={classes(styles.box, !isWhole && styles.fits)}>
          {isWhole ? (
            <input
              type="checkbox"
              className={styles.check}
              tabIndex={-1}
              aria-label={`Select ${nameOf(row)}`}
              checked={isPicked}
              onClick={(event) => pick(row.id, { isRange: event.shiftKey })}
              onChange={() => undefined}
            />
          ) : null}
        </td>
      )}
      {drawn.flatMap((one) => {
        const at = one.index + first;
        const cell = isWhole ? cellOf(one, at, one.column.cell(row)) : passingCell(one, at, row);
        return one.gap > 0 ? [<NotDrawn key={`before ${one.column.id}`} count={one.gap} />, cell] : [cell];
      })}
      {rest > 0 ? <NotDrawn count={rest} /> : null}
    </tr>
  );
}

function cellOf<Row extends GridRowData>({ column }: DrawnColumn<Row>, at: number, shown: ReactNode, look?: string | false) {
  if (column.isName === true) {
    return (
      <th key={column.id} scope="row" role="rowheader" aria-colindex={at} className={classes(styles.name, look)}>
        {shown}
      </th>
    );
  }
  return (
    <td key={column.id} role="gridcell" aria-colindex={at} className={classes(column.align === 'end' && styles.end, look)}>
      {shown}
    </td>
  );
}

/** Text alone; a clip, which each frame pays for, only where it may not fit. */
function passingCell<Row extends GridRowData>(one: DrawnColumn<Row>, at: number, row: Row) {
  const { column, letters } = one;
  const text = (column.passing ?? column.text)(row);
  return cellOf(one, at, text, classes(column.hasIcon === true && styles.bare, text.length <= letters && styles.fits));
}

/** In the place of columns that are out of sight. */
function NotDrawn({ count }: { readonly count: number }) {
  return <td colSpan={count} aria-hidden="true" />;
}
