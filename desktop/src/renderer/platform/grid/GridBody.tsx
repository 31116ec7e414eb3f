// The drawn rows, with space for those that are not drawn; skeletons while the first ones are on their way.
import { Fragment } from 'react';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import type { ColumnWindow } from './column-window.ts';
import type { GridRowData } from './grid-column.ts';
import type { Picked } from './grid-selection.ts';
import { GridRow } from './GridRow.tsx';
import { useLatestRows } from './use-latest-rows.ts';
import type { ListState } from './list-state.ts';
import type { Cursor } from './use-cursor.ts';
import type { RowWindow } from './use-row-window.ts';
import styles from './DataGrid.module.css';

const GHOSTS = 20;
const GHOSTS_BELOW = 3;
const WIDTHS = ['46%', '62%', '38%', '54%'];

interface GridBodyProps<Row extends GridRowData> {
  readonly columns: ColumnWindow<Row>;
  readonly state: ListState<Row>;
  readonly nameOf: (row: Row) => string;
  readonly startsGroup: ((row: Row, before: Row) => boolean) | undefined;
  readonly cursorId: number | null;
  /** Null: rows of this list cannot be selected. */
  readonly picked: Picked | null;
  readonly rowWindow: RowWindow;
  readonly cursor: Cursor;
}

export function GridBody<Row extends GridRowData>(props: GridBodyProps<Row>) {
  const { columns, state, nameOf, startsGroup, cursorId, picked, rowWindow, cursor } = props;
  // rows that stand together are told by what stands in them
  const rows = useLatestRows(state, startsGroup !== undefined);
  const span = columns.count + (picked === null ? 0 : 1);
  const stop = Math.max(0, rowWindow.indexOf(cursorId));
  const ghosts = state.isLoading && rows.length === 0 ? GHOSTS : state.isLoadingMore ? GHOSTS_BELOW : 0;
  return (
    <tbody onKeyDown={cursor.onKeyDown} onContextMenu={cursor.onContextMenu} onFocus={cursor.onFocus} onBlur={cursor.onBlur}>
      {rowWindow.drawn.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const before = rows[index - 1];
        return (
          <Fragment key={row.id}>
            {gap > 0 ? <Gap height={gap} span={span} /> : null}
            <GridRow
              row={row}
              index={index}
              isGroupStart={startsGroup === undefined ? undefined : before === undefined || startsGroup(row, before)}
              columns={columns}
              isPicked={picked?.has(row.id) ?? false}
              isCursor={row.id === cursorId}
              isStop={index === stop}
              nameOf={nameOf}
              followed={state.followed}
              isFast={rowWindow.isFast}
              actions={cursor.actions}
            />
          </Fragment>
        );
      })}
      {rowWindow.rest > 0 ? <Gap height={rowWindow.rest} span={span} /> : null}
      {Array.from({ length: ghosts }, (_, at) => (
        <tr key={`ghost-${String(at)}`} className={styles.ghost} aria-hidden="true">
          <td colSpan={span}>
            <Ghost width={WIDTHS[at % WIDTHS.length]} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    <tr className={styles.gap} aria-hidden="true" style={{ height }}>
      <td colSpan={span} />
    </tr>
  );
}
