// The small facts at the end of a row: builder's approval, comments, attachments (specification 2 §2).
import { ShieldCheck } from 'lucide-react';
import { formatDayMonth } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import words from '@lotline/shared-ui/styles/words.module.css';
import { CountTags } from './CountTags.tsx';
import styles from './RowTags.module.css';

export function RowTags({ task, zone }: { readonly task: FieldTask; readonly zone: string }) {
  return (
    <span className={styles.tags}>
      {task.builderApprovedDate === null ? null : (
        <Tag icon={ShieldCheck} label="" ok>
          <span className={styles.asked}>Builder</span>
          <span className={words.sr}> Approved {formatDayMonth(dayInZone(task.builderApprovedDate, zone))}</span>
        </Tag>
      )}
      <CountTags task={task} />
    </span>
  );
}
