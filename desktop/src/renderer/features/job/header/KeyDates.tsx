// The days that the job stands or falls by.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { keyDates } from '@lotline/schema/domain/job/key-dates.rules';
import { approvalDays } from '../job-data.ts';
import { useJobView } from '../job-context.ts';
import { DayStrip } from '../parts/DayStrip.tsx';

export function KeyDates() {
  const { job, zone, today } = useJobView();
  const days = keyDates({ ...job, ...approvalDays(job, zone) }, today);
  return <DayStrip label="Key dates" days={days.map(({ day, ...rest }) => ({ ...rest, said: day === null ? null : formatDate(day) }))} />;
}
