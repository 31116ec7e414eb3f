// A column of a list: its label, what a cell shows, and its text. A list declares its columns once, in their default order.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

/** The rows of a list: whole numbers as ids. */
export interface GridRowData {
  readonly id: number;
}

export interface GridColumn<Row extends GridRowData> {
  /** Also the field that it sorts by, and its name in an export. */
  readonly id: string;
  readonly label: string;
  /** Shown in the head instead of the word. */
  readonly icon?: LucideIcon | undefined;
  /** In px; a column without one is flexible. */
  readonly width?: number | undefined;
  /** In px: the width it has instead where the window, less an open preview, is narrower than `below`. */
  readonly narrow?: { readonly below: number; readonly width: number } | undefined;
  /** Numbers and dates are right-aligned. */
  readonly align?: 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** Names the row: pinned at the left, always shown. At most one. */
  readonly isName?: boolean | undefined;
  /** Hidden until the person shows it. */
  readonly startsHidden?: boolean | undefined;
  /** In px: hidden where the window, less an open preview, is narrower, until the person shows it. */
  readonly fromWidth?: number | undefined;
  /** In px: beside an open preview, which says it too, hidden where the window less that preview is narrower. */
  readonly fromBeside?: number | undefined;
  /** Its words stand beside an icon: rows without an icon keep the same indent. */
  readonly hasIcon?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** The text that is copied, and drawn while scrolling fast: no icons, no markup. */
  readonly text: (row: Row) => string;
  /** Drawn instead of the text while scrolling fast, where a cell shows less than is copied. */
  readonly passing?: ((row: Row) => string) | undefined;
}

export interface GridSort {
  readonly field: string;
  readonly isDescending: boolean;
}
