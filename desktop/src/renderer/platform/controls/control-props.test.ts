import { beginnersFirst, includesText } from './control-props.ts';

const found = (text: string, labels: readonly string[]): readonly string[] =>
  labels
    .filter((label) => includesText(text, label))
    .map((label) => ({ label }))
    .toSorted((one, other) => beginnersFirst(one, other, { searchValue: text }))
    .map(({ label }) => label);

test('what begins with the typed text comes before what merely contains it, each in its own order', () => {
  const catalogue = [
    'DEW-1 - Dewater pit',
    'LEAD-2 - Lead-in, pit to dwelling',
    'PIT-450 - Pit, size 5',
    'PIT-250 - Pit, size 2',
    'CON-20 - Conduit',
  ];
  expect(found(' Pit', catalogue)).toEqual([
    'PIT-450 - Pit, size 5',
    'PIT-250 - Pit, size 2',
    'DEW-1 - Dewater pit',
    'LEAD-2 - Lead-in, pit to dwelling',
  ]);
});
