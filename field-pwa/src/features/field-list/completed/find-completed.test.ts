import { buildCompletedTask } from '@lotline/schema/testing/build-field-task';
import { monthsOf } from './completed-query.ts';
import { findCompleted } from './find-completed.ts';

const tasks = [
  buildCompletedTask({ id: 1 }),
  buildCompletedTask({ id: 2, workOrder: '48033', address: 'Lot 19, 30 Terry Rd, Box Hill NSW 2765' }),
];
const found = (search: string) => findCompleted(tasks, search).map(({ id }) => id);

test('every word must stand somewhere in the task, without case (Spec 2 §2)', () => {
  expect(found('')).toEqual([1, 2]);
  expect(found('terry BOX')).toEqual([2]);
  expect(found('48033')).toEqual([2]);
  expect(found('crew north')).toEqual([1, 2]);
  expect(found('terry wattle')).toEqual([]);
});

test.each([
  ['3', 3],
  ['12', 12],
  ['5', 1],
  ['', 1],
  [null, 1],
])('the period %p of an address is %p months (Spec 2 §9)', (text, months) => expect(monthsOf(text)).toBe(months));
