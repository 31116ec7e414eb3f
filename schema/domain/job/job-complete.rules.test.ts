// Which status ends a job (domain.md §2, screens.md §2.7; decision 051).
import { isCompleteStatus, isJobComplete, isJobEnded } from './job-complete.rules.ts';

test.each([
  ['Complete', true, true],
  ['COMPLETE', true, true],
  ['closed', false, true],
  ['Field complete', false, false],
  ['Completed', false, false],
  [' Complete', false, false],
  ['Office review', false, false],
  ['', false, false],
])('%j: complete %s, finished %s', (status, complete, finished) => {
  expect(isCompleteStatus(status)).toBe(complete);
  expect(isJobComplete({ status })).toBe(finished);
});

test.each([
  ['Complete', true],
  ['Closed', true],
  ['CANCELLED', true],
  ['On Hold', false],
  ['Field complete', false],
  ['Cancelled by builder', false],
])('%j: ended %s', (status, ended) => {
  expect(isJobEnded({ status })).toBe(ended);
});
