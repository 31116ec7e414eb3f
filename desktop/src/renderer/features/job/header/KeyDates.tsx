// The days of a job side by side; late ones red with a clock, plans that run out soon amber with a sign: never colour alone.
import { Clock, TriangleAlert } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { keyDates } from '@lotline/schema/domain/job/key-dates.rules';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { approvalDays } from '../job-data.ts';
import { useJobView } from '../job-context.ts';
import styles from './KeyDates.module.css';

const SIGNS = { plain: null, late: Clock, soon: TriangleAlert } as const;

export function KeyDates() {
  const { job, zone, today } = useJobView();
  return (
    <dl className={styles.dates} aria-label="Key dates">
      {keyDates({ ...job, ...approvalDays(job, zone) }, today).map(({ label, day, tone, note }) => {
        const sign = SIGNS[tone];
        return (
          <div key={label} data-tone={tone}>
            <dt>
              {sign === null ? null : <Icon of={sign} size="s" />}
              {label}
            </dt>
            <dd>{day === null ? '–' : formatDate(day)}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
