// A project's tasks over time (screens.md §2.24).
import fc from 'fast-check';
import { addDays } from '../kernel/dates.ts';
import { linesOf, placeIn, rangeOf, taskSpan, type Span, type TaskDays } from './project-schedule.rules.ts';
import { runs } from '../../testing/random-runs.ts';

const NONE: TaskDays = { startDay: null, endDay: null, onsiteDay: null, completedDay: null, dueDate: null };

test.each<[string, Partial<TaskDays>, Span | null]>([
  ['nothing is known', {}, null],
  ['due alone', { dueDate: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' }],
  ['scheduled', { startDay: '2026-11-18', endDay: '2026-11-19', dueDate: '2026-11-25' }, { from: '2026-11-18', to: '2026-11-19' }],
  ['scheduled without an end', { startDay: '2026-11-18', dueDate: '2026-11-25' }, { from: '2026-11-18', to: '2026-11-25' }],
  [
    'begun later than planned',
    { startDay: '2026-11-18', endDay: '2026-11-19', onsiteDay: '2026-11-21' },
    { from: '2026-11-21', to: '2026-11-21' },
  ],
  [
    'done',
    { startDay: '2026-11-18', onsiteDay: '2026-11-19', completedDay: '2026-11-20', dueDate: '2026-11-25' },
    { from: '2026-11-19', to: '2026-11-20' },
  ],
  ['begun, and no end known', { onsiteDay: '2026-11-19' }, { from: '2026-11-19', to: '2026-11-19' }],
])('%s', (_what, days, span) => {
  expect(taskSpan({ ...NONE, ...days })).toEqual(span);
});

const spans = fc.array(
  fc
    .tuple(fc.nat(60), fc.nat(12))
    .map(([from, days]): Span => ({ from: addDays('2026-03-01', from), to: addDays('2026-03-01', from + days) })),
  { maxLength: 40 },
);

test('in one line nothing stands on a day of another, and there are no more lines than tasks on the fullest day', () => {
  fc.assert(
    fc.property(spans, (given) => {
      const lines = linesOf(given);
      given.forEach((one, a) =>
        given.forEach((other, b) => {
          if (a !== b && lines[a] === lines[b]) expect(one.to < other.from || other.to < one.from).toBe(true);
        }),
      );
      const fullest = Math.max(0, ...given.map(({ from }) => given.filter((other) => other.from <= from && from <= other.to).length));
      expect(Math.max(0, ...lines.map((line) => line + 1))).toBe(fullest);
    }),
    runs({ least: 10, soak: 100 }),
  );
});

test('everything lies in the range, and today too', () => {
  fc.assert(
    fc.property(spans, (given) => {
      const today = '2026-03-20';
      const range = rangeOf(given, today);
      for (const span of [...given, { from: today, to: today }]) {
        const { at, wide } = placeIn(range, span);
        expect(at).toBeGreaterThan(0);
        expect(at + wide).toBeLessThan(1);
        expect(wide).toBeGreaterThan(0);
      }
    }),
    runs({ least: 10, soak: 100 }),
  );
});
