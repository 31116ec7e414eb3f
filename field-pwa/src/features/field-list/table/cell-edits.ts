// What of a row's job this person may change from the table: by the work type's settings, and only through a task that their group holds
// (specification 2 §6).
import { canEditContactField, editableStatuses, hasEditableStatus } from '@lotline/schema/domain/job/job.lifecycle';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { isAssignedToJob } from '@lotline/schema/domain/task/assignment.rules';
import type { TableFacts } from './table-context.ts';

type Facts = Pick<TableFacts, 'actor' | 'settingsOf'>;

export const mayEditDeveloper = ({ actor, settingsOf }: Facts, task: FieldTask): boolean =>
  isAssignedToJob(actor, [task]) && canEditContactField(actor, settingsOf(task.workType).list, 'developer').ok;

export function mayEditStatus({ actor, settingsOf }: Facts, task: FieldTask): boolean {
  const { statuses } = settingsOf(task.workType);
  return isAssignedToJob(actor, [task]) && hasEditableStatus(statuses) && editableStatuses(actor, task.status, statuses).length > 1;
}
