// What is said of a task in its row, a line each: the builder was asked, the office's comment, the newest of the field (specification 2 §2).
import { shownComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDay, type DayClock } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';

export interface RowNote {
  readonly of: 'builder' | 'office' | 'field';
  readonly text: string;
}

type Noted = Pick<FieldTask, 'builderApprovalSentDate' | 'builderApprovedDate' | 'comments' | 'fieldComments'>;

export function rowNotes(task: Noted, { today, zone }: DayClock): RowNote[] {
  const { builderApprovalSentDate: sent, builderApprovedDate, comments, fieldComments } = task;
  const office = comments?.trim() ?? '';
  const newest = shownComments(fieldComments).at(-1);
  const notes: RowNote[] = [];
  if (sent !== null && builderApprovedDate === null)
    notes.push({ of: 'builder', text: `Builder Approval Sent ${formatNearDay(dayInZone(sent, zone), today)}` });
  if (office !== '') notes.push({ of: 'office', text: `Office: ${office}` });
  if (newest !== undefined) notes.push({ of: 'field', text: `${newest.user.displayName}: ${newest.comments.trim()}` });
  return notes;
}
