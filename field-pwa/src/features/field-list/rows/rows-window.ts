// Which rows of a list are drawn, where the list is too long to be drawn whole. Without one around it every row is.
import { createContext, useContext } from 'react';

export interface DrawnRows {
  /** Of the rows under this head: from the first one that is drawn to behind the last one. */
  readonly start: number;
  readonly end: number;
  /** Room for those that are not, in pixels. */
  readonly before: number;
  readonly after: number;
  /** The number of the first row among all lines of the list. */
  readonly firstIndex: number;
  readonly measure: ((row: Element | null) => void) | undefined;
}

export type RowsWindow = (head: string) => DrawnRows | null;

export const RowsWindowContext = createContext<RowsWindow>(() => null);

/** @param head under which the rows stand: a section, a job status within it, or the red box */
export const useDrawnRows = (head: string): DrawnRows | null => useContext(RowsWindowContext)(head);

export const runHead = (status: string): string => `By Status/${status}`;
