// Prices from a day on against an oracle that knows nothing of ranges: for each day the last price that was set for it or before.
import fc from 'fast-check';
import { runs } from '../../testing/random-runs.ts';
import { buildActor } from '../../testing/build-actor.ts';
import type { Claim } from '../kernel/claims.ts';
import { addDays } from '../kernel/dates.ts';
import {
  canBeginOn,
  canChangeUnitAmount,
  canSetPrices,
  canTakeBack,
  changedAmount,
  judgePrice,
  placed,
  priceOn,
  withoutPrice,
  type DatedPrice,
  type MovedEnd,
} from './item-prices.rules.ts';

const DAYS = 24;
const dayAt = (n: number): string => addDays('2026-02-20', n);
/** On a day that has a price: take it back, or try another one there. */
const steps = fc.array(fc.record({ n: fc.nat(DAYS - 1), cents: fc.integer({ min: 1, max: 9_000 }), takesBack: fc.boolean() }), {
  maxLength: 14,
});

const moved = (prices: readonly DatedPrice[], ends: readonly MovedEnd[]): DatedPrice[] =>
  prices.map((price) => ({ ...price, ...(ends.find(({ id }) => id === price.id) ?? {}) }));

test('prices added and taken back in any order: each day has the one that began last, no two hold on a day and there is no gap', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const begun = new Map<number, string>();
      let prices: DatedPrice[] = [];
      taken.forEach(({ n, cents, takesBack }, id) => {
        const there = prices.find(({ effectiveFrom }) => effectiveFrom === dayAt(n));
        if (there !== undefined && takesBack) {
          const rest = prices.filter((price) => price !== there);
          prices = moved(rest, withoutPrice(rest, there));
          begun.delete(n);
          return;
        }
        const place = placed(prices, dayAt(n));
        expect(place === null).toBe(there !== undefined);
        if (place === null) return;
        const unitAmount = (cents / 100).toFixed(2);
        prices = [...moved(prices, place.ends), { id, unitAmount, ...place.reach }];
        begun.set(n, unitAmount);
      });
      for (let n = 0; n < DAYS; n++) {
        const last = [...begun.keys()].filter((day) => day <= n).sort((a, b) => b - a)[0];
        expect(priceOn('0.50', prices, dayAt(n))).toBe(last === undefined ? '0.50' : begun.get(last));
        const holding = prices.filter(({ effectiveFrom, effectiveTo }) => effectiveFrom <= dayAt(n) && (effectiveTo ?? '9999') >= dayAt(n));
        expect(holding).toHaveLength(last === undefined ? 0 : 1);
      }
    }),
    // a price that does not end, and one that leaves a gap, are found within 15 runs
    runs({ least: 60, soak: 1_000 }),
  );
});

test('a change by percent or amount is rounded once, to cents; below zero or beyond a column there is none', () => {
  expect(changedAmount('10.00', { kind: 'percent', value: '3.25' })).toBe('10.33');
  expect(changedAmount('0.10', { kind: 'percent', value: '5.00' })).toBe('0.11');
  expect(changedAmount('99.99', { kind: 'percent', value: '-12.50' })).toBe('87.49');
  expect(changedAmount('10.00', { kind: 'amount', value: '-10.00' })).toBe('0.00');
  expect(changedAmount('10.00', { kind: 'amount', value: '-10.01' })).toBeNull();
  expect(changedAmount('10.00', { kind: 'percent', value: '-150.00' })).toBeNull();
  expect(changedAmount('9999999999.00', { kind: 'percent', value: '10.00' })).toBeNull();
});

test('of many each is judged by itself, and what is left is told', () => {
  const item = { id: 1, code: 'PIT-1', name: 'Pit', unitAmount: '10.00', prices: [] };
  const later = [{ id: 4, unitAmount: '11.00', effectiveFrom: '2026-03-01', effectiveTo: null }];
  const judged = (more: object, from = '2026-03-01') => judgePrice({ ...item, ...more }, { kind: 'percent', value: '10.00' }, from);
  expect(judged({})).toMatchObject({ was: '10.00', becomes: '11.00', place: { reach: { effectiveTo: null }, ends: [] } });
  expect(judged({ prices: later }, '2026-03-02')).toMatchObject({
    was: '11.00',
    becomes: '12.10',
    place: { ends: [{ id: 4, effectiveTo: '2026-03-01' }] },
  });
  expect(judged({ prices: later })).toMatchObject({ becomes: null, sentence: expect.stringContaining('already') as string });
  expect(judged({ unitAmount: null })).toMatchObject({ becomes: null, sentence: 'It has no price.' });
  expect(judged({ unitAmount: '0.01' })).toMatchObject({ becomes: null, sentence: expect.stringContaining('a cent') as string });
});

test('a price begins today or later and is taken back before its day, by who manages the catalogue and sees amounts', () => {
  const verdicts = [canBeginOn('2026-03-02', '2026-03-01'), canBeginOn('2026-03-02', '2026-03-02')];
  expect(verdicts.map(({ ok }) => ok)).toEqual([false, true]);
  expect([canTakeBack('2026-03-02', '2026-03-02').ok, canTakeBack('2026-03-01', '2026-03-02').ok]).toEqual([false, true]);
  expect([canChangeUnitAmount(true, { unitAmount: '1' }).ok, canChangeUnitAmount(true, { name: 'Pit' }).ok]).toEqual([false, true]);
  const may = (...onlyClaims: readonly Claim[]) => canSetPrices(buildActor({ onlyClaims })).ok;
  expect([may('CAN_MANAGE_ITEM_CODES'), may('CAN_VIEW_FINANCIAL_INFORMATION')]).toEqual([false, false]);
  expect(may('CAN_MANAGE_ITEM_CODES', 'CAN_VIEW_FINANCIAL_INFORMATION')).toBe(true);
});
