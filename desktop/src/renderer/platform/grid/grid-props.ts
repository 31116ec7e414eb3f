// What a screen gives to its list, and hears from it.
import type { ReactNode } from 'react';
import type { GridRowData } from './grid-column.ts';
import type { Picked } from './grid-selection.ts';
import type { ListState } from './list-state.ts';
import type { GridColumns } from './use-grid-columns.ts';
import type { Place } from './use-row-window.ts';

export interface DataGridProps<Row extends GridRowData> {
  readonly label: string;
  readonly columns: GridColumns<Row>;
  readonly state: ListState<Row>;
  /** How a row is called where it is picked. */
  readonly nameOf: (row: Row) => string;
  /** Where a person stood when they left; from there on the screen is told. */
  readonly place: Place;
  readonly cursorId: number | null;
  readonly onCursor: (id: number) => void;
  /** Enter on the cursor's row. */
  readonly onEnter: (id: number) => void;
  /** A press on a row; null: it has the cursor, and no more. */
  readonly onPress: ((id: number) => void) | null;
  /** Ctrl+Enter, or a double press: its own page. */
  readonly onOpen: (id: number) => void;
  readonly onEscape: () => void;
  /** Null: rows of this list cannot be picked. */
  readonly picking: GridPicking | null;
  /** Text of what is picked, or of the cursor's row; null leaves it to the browser. */
  readonly onCopy: () => string | null;
  /** What stands in place of rows when there are none. */
  readonly empty: ReactNode;
}

export interface GridPicking {
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  readonly onPickAll: () => void;
}
