// What the field wrote of a line that it counted other than planned: the reason, on which task, whose crew, and who completed it when.
import { variationReasons } from '@lotline/schema/domain/item/variation-reasons.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import words from '@lotline/shared-ui/styles/words.module.css';
import { groupName, useJobView, type JobView } from '../job-context.ts';
import type { Boq, Task } from '../job-data.ts';
import styles from './FieldReasons.module.css';

export function FieldReasons({ boq }: { readonly boq: Pick<Boq, 'id' | 'code'> }) {
  const view = useJobView();
  const reasons = variationReasons(boq.id, view.job.schedules);
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label={`Field reasons for ${boq.code}`}>
      {reasons.map(({ reason, task }, at) => (
        <li key={`${String(task.id)}-${String(at)}`}>
          “{reason}” <span className={words.muted}>{whence(task, view)}</span>
        </li>
      ))}
    </ul>
  );
}

function whence(task: Task, { groups, zone }: Pick<JobView, 'groups' | 'zone'>): string {
  const visit = task.taskUsers.findLast(({ completedUtc }) => completedUtc !== null);
  const completed = visit?.completedUtc ?? task.completedDate;
  const by = visit?.user?.displayName;
  const when = completed === null ? null : `completed ${formatDateClock(completed, zone)}${by === undefined ? '' : ` by ${by}`}`;
  return [task.name, groupName({ groups }, task.groupId), when].filter(Boolean).join(' · ');
}
