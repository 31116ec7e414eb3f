// What can be done with several tasks by who may edit jobs, in the bar of the selection and in the menu of a row alike.
import type { TaskAct } from '../../../platform/task-bulk/task-bulk.ts';

export const TASK_ACTS: readonly { readonly act: TaskAct; readonly label: string; readonly hint: string }[] = [
  { act: 'reassign', label: 'Reassign', hint: 'A' },
  { act: 'issue', label: 'Issue', hint: 'I' },
  { act: 'due', label: 'Due date', hint: 'D' },
  { act: 'remind', label: 'Remind', hint: 'M' },
  { act: 'aside', label: 'Set aside', hint: 'S' },
];
