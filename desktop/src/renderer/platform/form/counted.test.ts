import { countedParts } from './counted.ts';

const said = (created: number, edited: number, same: number): string =>
  countedParts('code', 'codes', [
    [created, 'is new', 'are new'],
    [edited, 'changes', 'change'],
    [same, 'stays as it is', 'stay as they are'],
  ]);

test.each([
  [3, 5, 1, '3 codes are new, 5 change, 1 stays as it is.'],
  [0, 1, 0, '1 code changes.'],
  [0, 1, 1204, '1 code changes, 1,204 stay as they are.'],
  [0, 0, 2, '2 codes stay as they are.'],
  [0, 0, 0, 'No codes change.'],
])('of %i, %i and %i it says: %s', (created, edited, same, sentence) => {
  expect(said(created, edited, same)).toBe(sentence);
});
