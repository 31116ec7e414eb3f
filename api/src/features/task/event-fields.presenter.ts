// What the events of the office's moves say of a task, for one and for many.
import type { AssignedTask } from '@lotline/schema/domain/task/office.effects';

type AssignedTaskOfEvent = AssignedTask<Date>;

export const issuedFields = ({ issuedDate, issuedBy, declinedDate }: AssignedTaskOfEvent) => ({ issuedDate, issuedBy, declinedDate });
export const assignmentFields = ({ groupId, resource, acceptedDate, declinedDate }: AssignedTaskOfEvent) => ({
  groupId,
  resource,
  acceptedDate,
  declinedDate,
});
export const reminderOf = ({ reminderDate, reminderComments }: AssignedTaskOfEvent) => ({ reminderDate, reminderComments });

/** The items that have another rate or code than before. */
export function pricedAnew(
  task: AssignedTaskOfEvent,
  before: AssignedTaskOfEvent,
): Pick<AssignedTaskOfEvent['items'][number], 'id' | 'childCode' | 'rate'>[] {
  const old = new Map(before.items.map((item) => [item.id, item]));
  return task.items
    .filter(({ id, childCode, rate }) => old.get(id)?.childCode !== childCode || old.get(id)?.rate !== rate)
    .map(({ id, childCode, rate }) => ({ id, childCode, rate }));
}
