// The small facts at the end of a row: builder's approval, comments, attachments (specification 2 §2).
import { ShieldCheck } from 'lucide-react';
import { formatNearDay } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Clock } from '../facts/row-facts.ts';
import { CountTags } from './CountTags.tsx';
import styles from './RowTags.module.css';

export function RowTags({ task, clock: { today, zone } }: { readonly task: FieldTask; readonly clock: Clock }) {
  return (
    <span className={styles.tags}>
      {task.builderApprovedDate === null ? null : (
        <Tag icon={ShieldCheck} label="" ok>
          <span className={styles.asked}>Builder</span>
          <span className={words.sr}> Approved {formatNearDay(dayInZone(task.builderApprovedDate, zone), today)}</span>
        </Tag>
      )}
      <CountTags task={task} />
    </span>
  );
}
