// The contents of cells: a day, a value or a dash.
import type { ReactNode } from 'react';
import { formatDate, formatDayMonth, formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Cells.module.css';

function Dash() {
  return <span className={words.muted}>–</span>;
}

export function TextCell({ text }: { readonly text: string | null }) {
  return text === null || text === '' ? <Dash /> : text;
}

interface DayCellProps {
  readonly day: CalendarDay | null;
  readonly isLate?: boolean;
  /** Where a narrow list leaves out this year's number. */
  readonly today?: CalendarDay;
}

export function DayCell({ day, isLate = false, today }: DayCellProps) {
  if (day === null) return <Dash />;
  const said = today !== undefined && formatNearDay(day, today) === formatDayMonth(day) ? <ThisYear day={day} /> : formatDate(day);
  return isLate ? <span className={styles.late}>{said}</span> : said;
}

function ThisYear({ day }: { readonly day: CalendarDay }) {
  const dayMonth = formatDayMonth(day);
  return (
    <>
      {dayMonth}
      <span className={styles.year}>{formatDate(day).slice(dayMonth.length)}</span>
    </>
  );
}

export function CountCell({ count }: { readonly count: number }) {
  return count === 0 ? <Dash /> : count;
}

/** 'Lot 14, 8 Wattle Rd, Box Hill': where there is no room for all of it, the street is cut and the suburb stays. */
export function PlaceCell({ line }: { readonly line: string | null }) {
  if (line === null || line === '') return <Dash />;
  const at = line.lastIndexOf(', ');
  if (at < 0) return line;
  return (
    <span className={styles.place}>
      <span>{line.slice(0, at + 1)}</span>
      <span>{line.slice(at + 1)}</span>
    </span>
  );
}

export function Line({ children }: { readonly children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}

export function OnsiteMark() {
  return <span className={styles.onsite}>Onsite</span>;
}

export function PlainTag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** The name of what can be archived. */
export function ArchivableName({ isArchived, children }: { readonly isArchived: boolean; readonly children: ReactNode }) {
  return (
    <Line>
      {children}
      {isArchived ? <PlainTag>archived</PlainTag> : null}
    </Line>
  );
}
