// What can be done with several jobs, in the bar of the selection and in the menu of a row alike.
import type { BulkAct } from './bulk-change.ts';

interface JobAct {
  readonly act: BulkAct;
  readonly label: string;
  readonly hint: string;
  /** For who may edit jobs. */
  readonly isEdit: boolean;
}

const JOB_ACTS: readonly JobAct[] = [
  { act: 'status', label: 'Status', hint: 'S', isEdit: false },
  { act: 'scheduler', label: 'Assign', hint: 'A', isEdit: true },
  { act: 'due', label: 'Due date', hint: 'D', isEdit: true },
  { act: 'task', label: 'Add task', hint: 'T', isEdit: true },
];

export const jobActs = (mayEdit: boolean): readonly JobAct[] => JOB_ACTS.filter(({ isEdit }) => mayEdit || !isEdit);
