// Days side by side; late ones red with a clock, what runs out soon amber with a sign: never colour alone.
import { Clock, TriangleAlert } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import styles from './DayStrip.module.css';

export interface StripDay {
  readonly label: string;
  /** Null: none yet. */
  readonly said: string | null;
  readonly tone: 'plain' | 'late' | 'soon';
  /** Below it: its time, or what is to be known of it. */
  readonly note: string;
}

const SIGNS = { plain: null, late: Clock, soon: TriangleAlert } as const;

export function DayStrip({ label: name, days }: { readonly label: string; readonly days: readonly StripDay[] }) {
  return (
    <dl className={styles.dates} aria-label={name}>
      {days.map(({ label, said, tone, note }) => {
        const sign = SIGNS[tone];
        return (
          <div key={label} data-tone={tone}>
            <dt>
              {sign === null ? null : <Icon of={sign} size="s" />}
              {label}
            </dt>
            <dd>{said ?? '–'}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
