import { isTaskLate, type TaskRow } from './task-row.ts';

const task: TaskRow = {
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
  rejectedItemCount: 0,
  hasApprovedPayment: false,
  ageDays: 4,
};
const NOW = '2026-11-24T01:00:00.000Z';

test('a task is late from the day after, until it is completed', () => {
  expect(isTaskLate(task, '2026-11-24')).toBe(false);
  expect(isTaskLate(task, '2026-11-25')).toBe(true);
  expect(isTaskLate({ ...task, completedDate: NOW }, '2026-11-25')).toBe(false);
  expect(isTaskLate({ ...task, jobStatus: 'Closed' }, '2026-11-25')).toBe(false);
});
