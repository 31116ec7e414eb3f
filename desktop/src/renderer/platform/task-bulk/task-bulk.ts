// A change of many tasks at once, as the person words it and as the server is asked for it.
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import type { ChangeTasksInput, ChangeTasksMutation } from '@lotline/schema/generated/operations';
import { dayFault } from '../form/day-fault.ts';
import type { Verdict } from '../bulk/use-dry-run.ts';

export type TaskAct = 'reassign' | 'issue' | 'due' | 'remind' | 'aside';

export interface TaskWish {
  readonly act: TaskAct;
  /** The group's id, or the day. */
  readonly value: string;
  /** Why; of a reminder what to look at. */
  readonly words: string;
}

const TITLES: Readonly<Record<TaskAct, string>> = {
  reassign: 'Reassign',
  issue: 'Issue to the field:',
  due: 'Move the due date of',
  remind: 'Set a reminder for',
  aside: 'Set aside',
};

const countOfTasks = (count: number): string => (count === 1 ? '1 task' : `${count.toLocaleString('en-AU')} tasks`);

export const titleOf = (act: TaskAct, count: number): string => `${TITLES[act]} ${countOfTasks(count)}`;

/** What the button says that does it. @param groupName of the group that is chosen */
export function confirmWords({ act, value }: TaskWish, groupName: string, count: number): string {
  switch (act) {
    case 'reassign':
      return `Give ${countOfTasks(count)} to ${groupName}`;
    case 'issue':
      return `Issue ${countOfTasks(count)}`;
    case 'aside':
      return `Set ${countOfTasks(count)} aside`;
    case 'due':
      return `Set ${countOfTasks(count)} due on ${formatDate(value)}`;
    case 'remind':
      return `Set a reminder for ${countOfTasks(count)} on ${formatDate(value)}`;
  }
}

const SAID: Readonly<Record<TaskAct, string>> = {
  ...{ reassign: 'reassigned', issue: 'issued', due: 'moved', remind: 'set a reminder for' },
  aside: 'set aside',
};

export function saidOf(act: TaskAct, count: number): string {
  return act === 'remind' ? `Reminder set for ${countOfTasks(count)}` : `${countOfTasks(count)} ${SAID[act]}`;
}

/** The sentence about what is missing; null when it can be sent. @param needsReason what the dry run found is done for a reason */
export function missingIn({ act, value, words }: TaskWish, needsReason = false): string | null {
  if (act === 'issue') return null;
  if (act === 'aside') return words.trim() === '' ? 'Give a reason for setting the tasks aside.' : null;
  if (value === '') return act === 'reassign' ? 'Choose who does the tasks.' : 'Choose the day first.';
  const fault = act === 'reassign' ? undefined : dayFault(value);
  if (fault !== undefined) return fault;
  if (act === 'reassign' && needsReason && words.trim() === '') return 'Give a reason: it is shown in the history of each job.';
  return act === 'due' && words.trim() === '' ? 'Give a reason for moving the due date: it is shown in the history of each job.' : null;
}

export function changeInput({ act, value, words }: TaskWish, ids: readonly number[], isTrial: boolean): ChangeTasksInput {
  const said = words.trim() === '' ? null : words.trim();
  const head = { ids: [...ids], isTrial };
  switch (act) {
    case 'reassign':
      return { ...head, groupId: Number(value), ...(said === null ? {} : { reason: said }) };
    case 'issue':
      return { ...head, issue: true };
    case 'aside':
      return { ...head, setAside: true, ...(said === null ? {} : { reason: said }) };
    case 'due':
      return { ...head, dueDate: value, ...(said === null ? {} : { reason: said }) };
    case 'remind':
      return { ...head, reminderDate: value, ...(said === null ? {} : { reminderComments: said }) };
  }
}

/** Each task by its name and its job. */
export const asVerdicts = (told: ChangeTasksMutation['changeTasks']): readonly Verdict[] =>
  told.map(({ id, name, workOrder, isAllowed, sentence, effect }) => ({
    id,
    label: name === '' ? `Task ${String(id)}` : `${workOrder} ${name}`,
    isAllowed,
    sentence,
    effect,
  }));
