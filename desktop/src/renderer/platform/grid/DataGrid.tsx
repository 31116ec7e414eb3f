// The one list of the console: a real table with the roles of a grid, only visible rows drawn, an active row and selection by keyboard
// (look.md §3). Its screen says what it shows, and what a click does.
import { useMemo, useRef, useState, type ClipboardEvent } from 'react';
import { allPicked } from './grid-selection.ts';
import type { GridRowData } from './grid-column.ts';
import type { DataGridProps } from './grid-props.ts';
import { GridBody } from './GridBody.tsx';
import { GridHead } from './GridHead.tsx';
import { GridBelow } from './GridBelow.tsx';
import { ariaRowCount } from './list-state.ts';
import { useColumnWindow } from './use-column-window.ts';
import { useCursor } from './use-cursor.ts';
import { useFittedColumns } from './use-fitted-columns.ts';
import { useRowWindow } from './use-row-window.ts';
import styles from './DataGrid.module.css';

export function DataGrid<Row extends GridRowData>(props: DataGridProps<Row>) {
  const { label, columns, state, picking, position, cursorId, empty, onCopy } = props;
  const wrap = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const rowWindow = useRowWindow({ wrap, state, cursorId, position });
  const cursor = useCursor(props, wrap, rowWindow);
  const seen = useSameList(columns.shown.map(({ column }) => column));
  const fitted = useFittedColumns({
    table,
    room: wrap,
    columns,
    name: position.name,
    state,
    box: picking === null ? 0 : BOX,
  });
  const { widths, least, isWider } = fitted;
  const columnsInSight = useColumnWindow(wrap, seen, fitted);
  // the same object from frame to frame of scrolling
  const head = useMemo(
    () => (
      <GridHead
        columns={columns}
        picked={picking === null ? 'none' : allPicked(picking.picked, state.rows)}
        onPickAll={picking === null ? null : picking.onPickAll}
        onLeave={cursor.enter}
      />
    ),
    [columns, picking, state.rows, cursor.enter],
  );
  const copy = (event: ClipboardEvent) => {
    const text = onCopy();
    if (text === null) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  return (
    <div className={styles.wrap} ref={wrap} onCopy={copy}>
      <table
        ref={table}
        className={styles.grid}
        style={{ minWidth: least }}
        role="grid"
        aria-label={label}
        aria-multiselectable={picking === null ? undefined : true}
        aria-rowcount={ariaRowCount(state)}
        aria-colcount={seen.length + (picking === null ? 0 : 1)}
        aria-busy={state.isLoading || undefined}
        data-wide={isWider || undefined}
        data-straight={rowWindow.isStraight || undefined}
      >
        <colgroup>
          {picking === null ? null : <col style={{ width: BOX }} />}
          {columns.shown.map(({ column }, at) => (
            <col key={column.id} {...(widths[at] === undefined ? {} : { style: { width: widths[at] } })} />
          ))}
        </colgroup>
        {head}
        <GridBody
          columns={columnsInSight}
          state={state}
          nameOf={props.nameOf}
          startsGroup={props.startsGroup}
          cursorId={cursorId}
          picked={picking === null ? null : picking.picked}
          rowWindow={rowWindow}
          cursor={cursor}
        />
      </table>
      <GridBelow state={state} empty={empty} />
    </div>
  );
}

const BOX = 40;

/** The earlier list as long as nothing in it has changed: then what it draws is not drawn again. */
function useSameList<One>(list: readonly One[]): readonly One[] {
  const [kept, setKept] = useState(list);
  const isSame = kept.length === list.length && kept.every((one, at) => one === list[at]);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}
