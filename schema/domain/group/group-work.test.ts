// Which groups are offered first for a job, and what is said of the others.
import { byWork, doesWork, workWarning } from './group-work.rules.ts';

const group = (name: string, workTypes: string | null) => ({ name, workTypes });

test.each([
  [null, true],
  ['', true],
  [' , ', true],
  ['MDU', true],
  ['Pre-install,  mdu ', true],
  ['Pre-install', false],
  ['MDU2', false],
])('a group of %j does MDU: %s', (workTypes, does) => expect(doesWork({ workTypes }, 'MDU')).toBe(does));

test('those that do the work come first, each side in its order; the others are warned about', () => {
  const groups = [group('A', 'Pre-install'), group('B', null), group('C', 'MDU'), group('D', 'Lead-in')];
  expect(byWork(groups, 'MDU').map(({ name }) => name)).toEqual(['B', 'C', 'A', 'D']);
  expect(workWarning(groups[0], 'MDU')).toBe('A does Pre-install, not MDU.');
  expect([workWarning(groups[1], 'MDU'), workWarning(groups[2], 'MDU'), workWarning(undefined, 'MDU')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
