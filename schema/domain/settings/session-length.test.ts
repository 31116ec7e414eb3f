import { hasSessionEnded, isLimited, sessionMs } from './session-length.rules.ts';

const HOUR = 3_600_000;

test.each([
  [{ consoleSessionHours: 8, fieldSessionDays: 14 }, [8 * HOUR, 336 * HOUR, 8 * HOUR]],
  [{ consoleSessionHours: 48, fieldSessionDays: 1 }, [48 * HOUR, 24 * HOUR, 24 * HOUR]],
  [{ fieldSessionDays: 14 }, [null, 336 * HOUR, 336 * HOUR]],
  [{ consoleSessionHours: null }, [null, null, null]],
])('%j: of the console, of the field app, and where it is not said the shorter', (setting, lengths) => {
  expect((['console', 'field', null] as const).map((app) => sessionMs(setting, app))).toEqual(lengths);
  expect(isLimited(setting)).toBe(lengths[2] !== null);
});

test('it ends after its length, and never where nobody knows when it began', () => {
  const ended = (signedInAt: number | null, now: number) => hasSessionEnded({ consoleSessionHours: 8 }, 'console', signedInAt, now);
  expect([ended(0, 8 * HOUR), ended(0, 8 * HOUR + 1), ended(null, 99 * HOUR)]).toEqual([false, true, false]);
});
