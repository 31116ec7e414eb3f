// The columns of the task list where there is room for a table: their widths, their head and what stands in a cell (mock 1-list, from 768 px). The phone's list makes its
// rows of them, the office's preview shows one.
import type { ReactNode } from 'react';
import { StateChip, type ChipState } from '../StateChip/StateChip.tsx';
import words from '../../styles/words.module.css';
import styles from './TaskTableParts.module.css';

interface TaskColumn {
  readonly key: string;
  readonly label: string;
}

/** What a column needs beside the others: addresses most, dates least. */
const WIDTHS: Readonly<Record<string, number>> = {
  address: 25,
  task: 11,
  workOrder: 8,
  status: 16,
  jobStatus: 14,
  developer: 16,
  scheduledStartTime: 12,
  dueDate: 8,
  issuedDate: 8,
  onsiteDate: 8,
};
const OTHERS = 11;
const CUSTOM = 10;
const BADGES = 8;
/** Below that a column no longer holds its words: the table scrolls sideways. */
const LEAST_PX_A_PART = 9.3;

const widthOf = ({ key }: TaskColumn): number => WIDTHS[key] ?? (key.startsWith('custom:') ? CUSTOM : OTHERS);
const partsOf = (columns: readonly TaskColumn[]): number => columns.reduce((sum, column) => sum + widthOf(column), BADGES);

/** Of the table. */
export const taskGridClass = styles.grid;

/** Of the table, in pixels. */
export const taskGridWidth = (columns: readonly TaskColumn[]): string => `${String(Math.round(partsOf(columns) * LEAST_PX_A_PART))}px`;

export function TaskColumns({ columns }: { readonly columns: readonly TaskColumn[] }) {
  const parts = partsOf(columns);
  const percent = (part: number) => ({ width: `${String((part / parts) * 100)}%` });
  return (
    <colgroup>
      {columns.map((column) => (
        <col key={column.key} style={percent(widthOf(column))} />
      ))}
      <col style={percent(BADGES)} />
    </colgroup>
  );
}

export function TaskColumnHeads({ columns }: { readonly columns: readonly TaskColumn[] }) {
  return (
    <tr aria-rowindex={1}>
      {columns.map(({ key, label }) => (
        <th key={key} scope="col">
          {label}
        </th>
      ))}
      <th scope="col">
        <span className={words.sr}>Comments and attachments</span>
      </th>
    </tr>
  );
}

/** What a cell says; nothing is a muted dash. */
export function CellText({ text }: { readonly text: string }) {
  return text === '' ? <span className={words.muted}>–</span> : <span>{text}</span>;
}

export function StateCell({ chips }: { readonly chips: readonly { readonly state: ChipState; readonly text: string | null }[] }) {
  return (
    <span className={styles.chips}>
      {chips.map(({ state, text }) => (
        <StateChip key={state} state={state}>
          {text}
        </StateChip>
      ))}
    </span>
  );
}

/** @param colour of the status in its setting; undefined: it has none */
export function JobStatusText({ text, colour }: { readonly text: string; readonly colour: string | undefined }): ReactNode {
  return (
    <span>
      {text === '' || colour === undefined ? null : <span className={styles.dot} style={{ backgroundColor: colour }} />}
      <CellText text={text} />
    </span>
  );
}
