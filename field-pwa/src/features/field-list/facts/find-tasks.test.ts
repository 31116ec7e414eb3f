import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { statusRuns } from './by-status.ts';
import { countOf, findTasks } from './find-tasks.ts';
import { listSettingsOf } from '@lotline/schema/domain/settings/list-settings';

const work = {
  customTasks: [{ id: 1, version: 0, clientId: null, name: 'Toolbox talk at the depot', isCompleted: false, isCompletable: true }],
  rejectedSchedules: [buildFieldTask({ id: 2, workOrder: '47988' })],
  workSchedule: [buildFieldTask({ id: 3, workOrder: '48213' }), buildFieldTask({ id: 4, workOrder: '48214' })],
};

test('an empty search is the list itself (Spec 2 §2)', () => {
  expect(findTasks(work, '  ')).toBe(work);
});

test('a search narrows every part of the list, so that a count never speaks of hidden rows (Spec 2 §2)', () => {
  expect(findTasks(work, '48213').workSchedule.map(({ id }) => id)).toEqual([3]);
  expect(countOf(findTasks(work, '48213'))).toBe(1);
  expect(findTasks(work, '47988').rejectedSchedules).toHaveLength(1);
  expect(findTasks(work, 'DEPOT talk').customTasks).toHaveLength(1);
  expect(countOf(findTasks(work, 'nowhere'))).toBe(0);
});

test('runs of one job status keep the order of their section (Spec 2 §4)', () => {
  const tasks = ['No power yet', 'No power yet', 'Ready'].map((status, id) => buildFieldTask({ id, status }));
  expect(statusRuns(tasks).map((run) => [run.status, run.tasks.map(({ id }) => id)])).toEqual([
    ['No power yet', [0, 1]],
    ['Ready', [2]],
  ]);
});

test('each work type is grouped by its own settings, and an unreadable one by the default (Spec 2 §4, domain §4)', () => {
  const status = { statusName: 'Ready', sortOrder: 1, fieldOrder: 4, fieldEdit: true };
  const rows = [
    { name: 'Field Job Status', workType: 'MDU', config: { useJobStatus: true, statusColours: [] } },
    { name: 'Job Status Settings', workType: 'MDU', config: { statuses: [status] } },
    { name: 'Field Job Status', workType: 'Broken', config: { useJobStatus: 'perhaps' } },
  ];
  const problems: string[] = [];
  const settingsOf = listSettingsOf(rows, (problem) => problems.push(problem));
  expect(settingsOf('MDU')).toMatchObject({ useJobStatus: true, statuses: [{ statusName: 'Ready', fieldOrder: 4 }] });
  expect(settingsOf('Broken').useJobStatus).toBe(false);
  settingsOf('Broken');
  expect(problems).toHaveLength(1);
});
