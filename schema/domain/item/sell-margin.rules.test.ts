// What is left of a customer's rate: over random rates and days it is the charge less what the day's task would be issued at.
import fc from 'fast-check';
import { addDays } from '../kernel/dates.ts';
import { compareDecimals } from '../kernel/money.ts';
import { runs } from '../../testing/random-runs.ts';
import { payFor, type PaidCode } from './child-rates.rules.ts';
import { chargedFor, sellMargins } from './sell-margin.rules.ts';

const day = (n: number): string => addDays('2026-06-20', n);
const DAYS = 20;
const cents = (n: number): string => (n / 100).toFixed(2);

test('the charge is for one unit of the item, by factor and unit, rounded once', () => {
  const sold = { sellRate: '40.00', factor: '1.000', unitOfMeasure: null };
  expect(chargedFor(sold, 'm')).toBe('40.00');
  expect(chargedFor({ ...sold, factor: '2.500' }, 'm')).toBe('100.00');
  expect(chargedFor({ ...sold, unitOfMeasure: 'km', sellRate: '1234.00' }, 'm')).toBe('1.23');
  expect([chargedFor({ ...sold, sellRate: null }, 'm'), chargedFor({ ...sold, unitOfMeasure: 'each' }, 'm')]).toEqual([null, null]);
});

const span = fc.record({ from: fc.nat(DAYS - 1), length: fc.nat(DAYS), pay: fc.integer({ min: 1, max: 9_000 }) });

test('on any day it is the charge less what a task is issued at, and a loss where that is more', () => {
  fc.assert(
    fc.property(span, fc.option(span), fc.integer({ min: 1, max: 9_000 }), fc.nat(DAYS), (general, own, sell, n) => {
      const rate = (of: typeof general, groupId: number | null) => ({
        ...{ groupId, contractorId: null, rate: cents(of.pay), effectiveFrom: day(of.from), effectiveTo: day(of.from + of.length) },
      });
      const rates = [rate(general, null), ...(own === null ? [] : [rate(own, 7)])];
      const codes: PaidCode[] = [{ code: 'A', share: '1.000', unitOfMeasure: null, isInSplit: false, rates }];
      const item = { unitOfMeasure: null, codes };
      const margins = sellMargins(item, cents(sell), day(n));
      for (const groupId of [null, 7]) {
        const party = { groupId, contractorId: null };
        const issued = payFor({ ...item, childCode: null }, party, day(n));
        const told = margins.find((one) => one.groupId === groupId);
        if (told === undefined) continue;
        expect(issued).toMatchObject({ isPaid: true, rate: told.pay });
        expect(Number(told.margin)).toBeCloseTo((sell - Math.round(Number(told.pay) * 100)) / 100, 6);
        expect(told.isLoss).toBe(compareDecimals(told.margin, '0') < 0);
      }
      const holds = (of: typeof general | null) => of !== null && n >= of.from && n <= of.from + of.length;
      expect(margins.map(({ groupId }) => groupId)).toEqual([...(holds(general) ? [null] : []), ...(holds(own) ? [7] : [])]);
    }),
    // another day's rate, or another party's, is found within 20 runs
    runs({ least: 80, soak: 1_000 }),
  );
});
