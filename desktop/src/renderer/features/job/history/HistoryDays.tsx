// Events day by day, newest first.
import type { ReactNode } from 'react';
import { folded } from '@lotline/schema/domain/history/technical-events';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { weekdayName, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { EventLine } from './EventLine.tsx';
import { offeredOnce, type HistoryLine } from './history-lines.ts';
import styles from './HistoryTab.module.css';

interface HistoryDaysProps {
  readonly lines: readonly HistoryLine[];
  readonly today: CalendarDay;
  /** The moment that is shown, and the last event before it; left out: now. */
  readonly at?: string | null;
  readonly chosen?: string | null;
  /** Within a panel: without frames of their own. */
  readonly isWithin?: boolean;
  readonly onReceipt: (line: HistoryLine) => void;
}

export function HistoryDays({ lines, today, at = null, chosen = null, isWithin = false, onReceipt }: HistoryDaysProps) {
  const drawn = (line: HistoryLine) => ({
    line,
    isChosen: line.id === chosen,
    isAfter: at !== null && Date.parse(line.recordedAt) > Date.parse(at),
    onReceipt: () => onReceipt(line),
  });
  return (
    <div className={styles.days}>
      {byDay(offeredOnce(lines)).map(({ day, lines: ofDay }) => (
        <section key={day} className={isWithin ? styles.within : styles.day} aria-label={formatDate(day)}>
          <DayTitle isWithin={isWithin}>
            {day === today ? 'Today, ' : ''}
            {weekdayName(day)} {formatDate(day)}
          </DayTitle>
          <ol>
            {folded(ofDay).map(({ line, beneath }) => (
              <EventLine key={line.id} {...drawn(line)}>
                {beneath.length === 0 ? null : (
                  <details className={styles.technical} open={beneath.some(({ id }) => id === chosen) || undefined}>
                    <summary>{beneath.length === 1 ? '1 technical event' : `${String(beneath.length)} technical events`}</summary>
                    <ol>
                      {beneath.map((one) => (
                        <EventLine key={one.id} {...drawn(one)} />
                      ))}
                    </ol>
                  </details>
                )}
              </EventLine>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Below the panel's own title. */
function DayTitle({ isWithin, children }: { readonly isWithin: boolean; readonly children: ReactNode }) {
  return isWithin ? <h3>{children}</h3> : <h2>{children}</h2>;
}

/** The lines come newest first: a day's stand together. */
function byDay(lines: readonly HistoryLine[]): readonly { readonly day: string; readonly lines: readonly HistoryLine[] }[] {
  const days = new Map<string, HistoryLine[]>();
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line]);
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}
