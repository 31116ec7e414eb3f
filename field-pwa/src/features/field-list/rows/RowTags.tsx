// The small facts at the end of a row: builder's approval, comments, attachments (specification 2 §2).
import { MessageCircle, Paperclip, ShieldCheck } from 'lucide-react';
import { formatDayMonth } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './RowTags.module.css';

export function RowTags({ task, zone }: { readonly task: FieldTask; readonly zone: string }) {
  const comments = shownComments(task.fieldComments).length;
  return (
    <span className={styles.tags}>
      {task.builderApprovedDate === null ? null : (
        <Tag icon={ShieldCheck} label="" ok>
          <span className={styles.asked}>Builder</span>
          <span className={words.sr}> Approved {formatDayMonth(dayInZone(task.builderApprovedDate, zone))}</span>
        </Tag>
      )}
      {comments === 0 ? null : (
        <Tag icon={MessageCircle} label="field comments">
          {comments}
        </Tag>
      )}
      {task.attachmentCount === 0 ? null : (
        <Tag icon={Paperclip} label="attachments">
          {task.attachmentCount}
        </Tag>
      )}
    </span>
  );
}
