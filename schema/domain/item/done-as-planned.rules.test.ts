import { doneAsPlanned, submittedQty } from './done-as-planned.rules.ts';

const item = { boqId: 7, quantity: '20.000', completedQty: null, rejectedDate: null };
const task = { submittedDate: '2026-11-26T10:49:00.000Z', items: [item] };

test('a submitted task’s item without a quantity of its own counts as planned', () => {
  expect(doneAsPlanned(7, [task, { ...task, items: [{ ...item, quantity: '1.500' }] }])).toBe('21.500');
});

test.each([
  ['a task that is not submitted', { ...task, submittedDate: null }],
  ['an item that was counted: it is in the line’s own sum', { ...task, items: [{ ...item, completedQty: '19.000' }] }],
  ['a rejected item', { ...task, items: [{ ...item, rejectedDate: '2026-11-26T11:00:00.000Z' }] }],
  ['an item of another line', { ...task, items: [{ ...item, boqId: 8 }] }],
])('not %s', (_name, other) => {
  expect(doneAsPlanned(7, [other])).toBe('0.000');
});

test.each([
  ['not submitted, nothing entered', null, null, null],
  ['not submitted, entered', null, '3.000', '3.000'],
  ['submitted as planned', '2026-11-20T00:00:00Z', null, '2.000'],
  ['submitted with another quantity', '2026-11-20T00:00:00Z', '3.000', '3.000'],
])('what a task says was done: %s', (_what, submittedDate, completedQty, expected) => {
  expect(submittedQty({ quantity: '2.000', completedQty }, { submittedDate })).toBe(expected);
});
