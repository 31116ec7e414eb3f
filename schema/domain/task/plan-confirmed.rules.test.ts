import { isPlanConfirmed } from './plan-confirmed.rules.ts';

const visit = { userId: 5, onSiteUtc: '2026-11-26T08:00:00.000Z', offSiteUtc: null, completedUtc: null, confirmItemQtys: true };

test.each([
  ['confirmed', { submittedDate: null, taskUsers: [visit] }, true],
  ['submitted', { submittedDate: '2026-11-26T10:49:00.000Z', taskUsers: [] }, true],
  ['not confirmed', { submittedDate: null, taskUsers: [{ ...visit, confirmItemQtys: false }] }, false],
  ['confirmed, and its person onsite again', { submittedDate: null, taskUsers: [visit, { ...visit, confirmItemQtys: false }] }, false],
])('the plan stands as done once it is confirmed: %s (Spec 1 §4)', (_name, facts, isConfirmed) => {
  expect(isPlanConfirmed(facts)).toBe(isConfirmed);
});
