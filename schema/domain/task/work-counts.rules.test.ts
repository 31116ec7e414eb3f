import { buildFieldTask } from '../../testing/build-field-task.ts';
import { workCounts } from './work-counts.rules.ts';

const ZONE = 'Australia/Sydney';
const TODAY = '2026-11-20'; // a Friday
const untracked = () => ({ useJobStatus: false, statuses: [] });
const count = (part: Partial<Parameters<typeof workCounts>[0]>) =>
  workCounts({ customTasks: [], rejectedSchedules: [], workSchedule: [], ...part }, untracked, TODAY, ZONE);

const due = (dueDate: string, part = {}) => buildFieldTask({ dueDate, scheduledStartTime: null, completedDate: null, ...part });

test('sections stand in the order of the list, the red box first (Spec 2 §4)', () => {
  const { sections } = count({
    rejectedSchedules: [due('2026-11-18')],
    workSchedule: [due('2026-11-25'), due('2026-11-20'), due('2026-11-20'), due('2026-11-10')],
  });
  expect(sections.map(({ heading, tasks }) => [heading, tasks])).toEqual([
    ['Please correct item quantities', 1],
    ['Previously Scheduled', 1],
    ['Friday 20 Nov', 2],
    ['Next Week', 1],
  ]);
  expect(sections.map(({ isToday }) => isToday)).toEqual([false, false, true, false]);
});

test('no rejected task, no red box', () => {
  expect(count({ workSchedule: [due('2026-11-20')] }).sections.map(({ group }) => group)).toEqual(['Friday']);
});

test('overdue, begun and one’s own visits are counted in their section and in all (Spec 2 §4)', () => {
  const counts = count({
    rejectedSchedules: [due('2026-11-18')],
    workSchedule: [
      due('2026-11-20', { isCurrentlyOnsite: true, onsiteDate: '2026-11-20T00:00:00Z' }),
      due('2026-11-19'),
      due('2026-11-19', { completedDate: '2026-11-19T02:00:00Z' }),
    ],
  });
  expect(counts).toMatchObject({ tasks: 4, overdue: 2, begun: 1, onsite: 1 });
  expect(counts.sections.find(({ group }) => group === 'Completed')).toMatchObject({ tasks: 1, overdue: 0 });
});

test('custom tasks that are done do not count', () => {
  const task = { id: 1, version: 0, clientId: null, name: 'Return the van', isCompletable: true };
  expect(
    count({
      customTasks: [
        { ...task, isCompleted: true },
        { ...task, isCompleted: false },
      ],
    }).openCustomTasks,
  ).toBe(1);
});
