import { buildActor } from '@lotline/schema/testing/build-actor';
import { buildTask } from '../testing/build-page-data.ts';
import { shownTasks } from './shown-tasks.ts';

const ids = (shown: ReturnType<typeof shownTasks>) => (shown === null ? null : [shown.opened.id, ...shown.others.map(({ id }) => id)]);
const own = buildActor({ groupIds: [1] });
const everyGroup = buildActor({ groupIds: [], claims: ['CAN_VIEW_ALL_GROUPS'] });
const schedules = [
  buildTask({ id: 1, groupId: 1 }),
  buildTask({ id: 2, groupId: 2 }),
  buildTask({ id: 3, groupId: 1 }),
  buildTask({ id: 4, groupId: null }),
  buildTask({ id: 5, groupId: null }),
];

test('one card for each task of the same group, the opened one first (Spec 1 §2)', () => {
  expect(ids(shownTasks({ schedules }, 3, own))).toEqual([3, 1]);
});

test('a task that is not on the job is not shown (Spec 1 §6)', () => {
  expect(shownTasks({ schedules }, 9, own)).toBeNull();
});

test('other tasks without a group are for those who view all groups (Spec 1 §6)', () => {
  expect(ids(shownTasks({ schedules }, 4, own))).toEqual([4]);
  expect(ids(shownTasks({ schedules }, 4, everyGroup))).toEqual([4, 5]);
});

test('what a group completed and then left stands alone: the rest is no longer its own (Spec 1 §6)', () => {
  expect(ids(shownTasks({ schedules: [...schedules, buildTask({ id: 6, groupId: 2 })] }, 2, own))).toEqual([2]);
});
