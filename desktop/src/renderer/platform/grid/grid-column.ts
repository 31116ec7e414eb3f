// A column of a list: what it is called, what a row shows in it, and how it reads as text. A list names its columns once, in the order they start with.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

/** What a list holds: rows of whole numbers as ids. */
export interface GridRowData {
  readonly id: number;
}

export interface GridColumn<Row extends GridRowData> {
  /** Also the field that it sorts by, and its name in an export. */
  readonly id: string;
  readonly label: string;
  /** Shown in the head in place of the word. */
  readonly icon?: LucideIcon | undefined;
  /** In px; a column without one takes the room that is left. */
  readonly width?: number | undefined;
  /** Figures and dates stand at the right. */
  readonly align?: 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Names the row: stays at the left, always shown. At most one. */
  readonly isName?: boolean | undefined;
  /** Left out until the person wants it. */
  readonly startsHidden?: boolean | undefined;
  /** In px: left out on narrower windows until the person wants it. */
  readonly fromWidth?: number | undefined;
  /** Its words stand beside an icon: without it they keep their place. */
  readonly hasIcon?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** As it is copied, and drawn while it passes by fast: no icons, no markup. */
  readonly text: (row: Row) => string;
  /** Drawn in place of the text while it passes by, where a cell shows less than is copied. */
  readonly passing?: ((row: Row) => string) | undefined;
}

export interface GridSort {
  readonly field: string;
  readonly isDescending: boolean;
}
