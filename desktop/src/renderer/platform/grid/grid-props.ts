// The contract between a screen and its list.
import type { ReactNode } from 'react';
import type { GridRowData } from './grid-column.ts';
import type { Picked } from './grid-selection.ts';
import type { ListState } from './list-state.ts';
import type { GridColumns } from './use-grid-columns.ts';
import type { RowMenuAsked } from './row-menu.ts';
import type { GridPosition } from './use-row-window.ts';

export interface DataGridProps<Row extends GridRowData> {
  readonly label: string;
  readonly columns: GridColumns<Row>;
  readonly state: ListState<Row>;
  /** The accessible name of a row where it is selected. */
  readonly nameOf: (row: Row) => string;
  /** Where the person was when they left; later changes are reported to the screen. */
  readonly position: GridPosition;
  readonly cursorId: number | null;
  readonly onCursor: (id: number) => void;
  /** Enter on the active row. */
  readonly onEnter: (id: number) => void;
  /** A click on a row; null: it becomes the active row, and no more. */
  readonly onPress: ((id: number) => void) | null;
  /** Ctrl+Enter, or a double click: its own page. */
  readonly onOpen: (id: number) => void;
  readonly onEscape: () => void;
  /** Left out: a row has no menu. */
  readonly onMenu?: (asked: RowMenuAsked) => void;
  /** Null: rows of this list cannot be selected. */
  readonly picking: GridPicking | null;
  /** The text of the selection, or of the active row; null leaves it to the browser. */
  readonly onCopy: () => string | null;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
  /** Whether a row begins a group of rows that belong together. The same function between renders. */
  readonly startsGroup?: ((row: Row, before: Row) => boolean) | undefined;
}

export interface GridPicking {
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  readonly onPickAll: () => void;
}
