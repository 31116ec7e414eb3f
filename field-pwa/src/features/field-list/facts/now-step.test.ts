import { groupFieldList } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldTask } from '@lotline/schema/domain/task/field-task';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { nowStep } from './now-step.ts';

const settingsOf = () => ({ useJobStatus: false, statuses: [] });
const step = (workSchedule: FieldTask[], rejectedSchedules: FieldTask[] = [], ownGroups = [1]) => {
  const sections = groupFieldList(workSchedule, settingsOf, '2026-11-20', 'Australia/Sydney');
  return nowStep({ workSchedule, rejectedSchedules, customTasks: [] }, sections, new Set(ownGroups));
};
const at = (id: number, scheduledStartTime: string, facts: Partial<FieldTask> = {}) => buildFieldTask({ id, scheduledStartTime, ...facts });

test('leads to the task I am onsite at, before anything that is planned', () => {
  const onsite = at(2, '2026-11-26T00:00:00Z', { isCurrentlyOnsite: true, onsiteSinceUtc: '2026-11-20T01:00:00Z' });
  expect(step([at(1, '2026-11-20T00:00:00Z'), onsite])).toMatchObject({ kind: 'onsite', task: { id: 2 } });
});

test('of several open visits the one begun last counts, also one in the red box', () => {
  const early = at(1, '2026-11-20T00:00:00Z', { isCurrentlyOnsite: true, onsiteSinceUtc: '2026-11-20T01:00:00Z' });
  const late = at(2, '2026-11-20T00:00:00Z', { isCurrentlyOnsite: true, onsiteSinceUtc: '2026-11-20T02:00:00Z' });
  expect(step([early], [late])?.task.id).toBe(2);
});

test('else to the first of today that is not completed', () => {
  const done = at(3, '2026-11-19T20:00:00Z', { completedDate: '2026-11-20T00:00:00Z' });
  const list = [at(1, '2026-11-20T03:00:00Z'), at(2, '2026-11-20T00:00:00Z'), done, at(4, '2026-11-19T01:00:00Z')];
  expect(step(list)).toMatchObject({ kind: 'next', task: { id: 2 } });
});

test('to none when today holds nothing, or nothing of the own groups', () => {
  expect(step([at(1, '2026-11-21T00:00:00Z')])).toBeNull();
  expect(step([at(1, '2026-11-20T00:00:00Z', { groupId: 9 })])).toBeNull();
});
