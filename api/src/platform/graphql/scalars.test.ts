import { DayScalar } from './scalars.ts';

test('a day that a program sends wrongly is told in the form of the wire', () => {
  expect(DayScalar.parseValue('2026-11-24')).toBe('2026-11-24');
  expect(() => DayScalar.parseValue('14/8/2026')).toThrow('must be a valid date, such as 2026-11-24.');
});
