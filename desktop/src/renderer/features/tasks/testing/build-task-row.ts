// A task of the list, for tests.
import type { TaskRow } from '../task-row.ts';

const TASK: TaskRow = {
  id: 7,
  version: 1,
  constructionId: 3,
  name: 'Lead-in',
  workOrder: '48213',
  address: 'Lot 14, 8 Wattle Rd',
  jobStatus: 'Scheduled',
  workType: 'Pre-install',
  group: 'Crew North',
  groupId: 2,
  stage: 'Accepted',
  issuedDate: '2026-11-20T00:00:00.000Z',
  dueDate: '2026-11-24',
  scheduledStartTime: null,
  acceptedDate: null,
  declinedDate: null,
  onsiteDate: null,
  completedDate: null,
  submittedDate: null,
  isReopened: false,
  ignored: false,
  rejectedItemCount: 0,
  hasApprovedPayment: false,
  ageDays: 4,
};

export const buildTaskRow = (part: Partial<TaskRow> = {}): TaskRow => ({ ...TASK, ...part });
