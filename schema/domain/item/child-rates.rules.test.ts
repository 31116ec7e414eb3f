// The rate of a day: over random dates it is what a table of days says, filled by hand in the order general, contractor, group.
import fc from 'fast-check';
import { addDays } from '../kernel/dates.ts';
import { addMoney, multiplyMoney } from '../kernel/money.ts';
import { runs } from '../../testing/random-runs.ts';
import { marginsOf, payFor, rateOn, type DatedRate, type PaidCode } from './child-rates.rules.ts';
import { unitsIn } from './units.rules.ts';

const START = '2026-06-20';
const DAYS = 24;
const day = (n: number): string => addDays(START, n);
const amount = (n: number): string => `${String(n)}.25`;

const GROUPS = [1, 2];
const CONTRACTORS = [7, 8];
const PARTIES = GROUPS.flatMap((groupId) => [...CONTRACTORS, null].map((contractorId) => ({ groupId, contractorId })));
/** For whom a rate can be. */
const OWNERS = [
  { groupId: null, contractorId: null },
  ...GROUPS.map((groupId) => ({ groupId, contractorId: null })),
  ...CONTRACTORS.map((contractorId) => ({ groupId: null, contractorId })),
];

interface Span {
  readonly owner: number;
  readonly from: number;
  readonly to: number | null;
  readonly pay: number;
}
const spans = fc.array(
  fc.record({
    owner: fc.nat(OWNERS.length - 1),
    from: fc.nat(DAYS - 1),
    to: fc.option(fc.nat(DAYS - 1)),
    pay: fc.integer({ min: 1, max: 900 }),
  }),
  { maxLength: 9 },
);
const daysOf = ({ from, to }: Span): number[] =>
  Array.from({ length: DAYS }, (_, n) => n).filter((n) => n >= from && (to === null || n <= to));

/** As the database keeps them: of one owner no two on a day. */
function kept(wished: readonly Span[]): Span[] {
  const taken = new Set<string>();
  return wished.filter((span) => {
    if (span.to !== null && span.to < span.from) return false;
    const keys = daysOf(span).map((n) => `${String(span.owner)}/${String(n)}`);
    if (keys.some((key) => taken.has(key))) return false;
    keys.forEach((key) => taken.add(key));
    return true;
  });
}
const rateOf = ({ owner, from, to, pay }: Span): DatedRate => ({
  ...(OWNERS[owner] ?? { groupId: null, contractorId: null }),
  ...{ rate: amount(pay), effectiveFrom: day(from), effectiveTo: to === null ? null : day(to) },
});

/** Each day of one party, written over in the order of the kinds. */
function tableOf(rates: readonly Span[], party: { readonly groupId: number; readonly contractorId: number | null }): (string | null)[] {
  const table = Array.from({ length: DAYS }, (): string | null => null);
  const wanted = [
    { groupId: null, contractorId: null },
    ...(party.contractorId === null ? [] : [{ groupId: null, contractorId: party.contractorId }]),
    { groupId: party.groupId, contractorId: null },
  ];
  for (const { groupId, contractorId } of wanted)
    for (const span of rates)
      if (OWNERS[span.owner]?.groupId === groupId && OWNERS[span.owner]?.contractorId === contractorId)
        for (const n of daysOf(span)) table[n] = amount(span.pay);
  return table;
}

test('each day has the rate of the group, else of its contractor, else the general one, else none', () => {
  fc.assert(
    fc.property(spans, fc.constantFrom(...PARTIES), (wished, party) => {
      const rates = kept(wished);
      const found = Array.from({ length: DAYS }, (_, n) => rateOn(rates.map(rateOf), party, day(n))?.rate ?? null);
      expect(found).toEqual(tableOf(rates, party));
    }),
    // the order of contractor and general, swapped, is found within 40
    runs({ least: 300, soak: 20_000 }),
  );
});

test('a split pays the sum of its codes by their shares, and nothing on a day on which one of them has no rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(spans, fc.integer({ min: 1, max: 4000 })), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...PARTIES),
      fc.nat(DAYS - 1),
      (parts, party, n) => {
        const codes = parts.map(([wished, share], at): PaidCode & { readonly table: (string | null)[] } => ({
          ...{ code: `C${String(at)}`, share: (share / 1000).toFixed(3), unitOfMeasure: null, isInSplit: true },
          ...{ rates: kept(wished).map(rateOf), table: tableOf(kept(wished), party) },
        }));
        const gaps = codes.filter(({ table }) => (table[n] ?? null) === null).map(({ code }) => code);
        const pay = payFor({ childCode: null, unitOfMeasure: 'm', codes }, party, day(n));
        if (gaps.length > 0) expect(pay).toEqual({ isPaid: false, missing: gaps });
        else
          expect(pay).toEqual({
            ...{ isPaid: true, childCode: codes.map(({ code }) => code).join(' + ') },
            rate: addMoney(...codes.map(({ table, share }) => multiplyMoney(share, table[n] ?? '0'))),
          });
      },
    ),
    runs({ least: 200, soak: 10_000 }),
  );
});

const OWN: DatedRate = { groupId: 1, contractorId: null, rate: '20.00', effectiveFrom: '2026-01-01', effectiveTo: '2026-06-30' };
const GENERAL: DatedRate = { ...OWN, groupId: null, rate: '18.00', effectiveTo: null };
const code = (name: string, rates: readonly DatedRate[], more: Partial<PaidCode> = {}): PaidCode => ({
  ...{ code: name, share: '1.000', unitOfMeasure: null, isInSplit: false, rates },
  ...more,
});
const RIDGEWAY = { groupId: 1, contractorId: null };

test('the last day is paid at the rate, the day after it is not', () => {
  expect(['2026-06-30', '2026-07-01'].map((on) => rateOn([OWN, GENERAL], RIDGEWAY, on)?.rate)).toEqual(['20.00', '18.00']);
});

test('a code that the task names pays alone, also where another is closer; one that is no more is missing', () => {
  const item = { unitOfMeasure: 'm', codes: [code('A', [GENERAL]), code('B', [OWN])] };
  const pay = (childCode: string | null) => payFor({ ...item, childCode }, RIDGEWAY, '2026-02-01');
  expect([pay(null), pay('A'), pay('Z'), pay('A + B')]).toEqual([
    { isPaid: true, childCode: 'B', rate: '20.00' },
    { isPaid: true, childCode: 'A', rate: '18.00' },
    { isPaid: false, missing: ['Z'] },
    { isPaid: true, childCode: 'A + B', rate: '38.00' },
  ]);
});

test('a code in another unit is paid by the unit of the item', () => {
  const item = { childCode: null, unitOfMeasure: 'km', codes: [code('A', [GENERAL], { unitOfMeasure: 'metres' })] };
  expect(payFor(item, RIDGEWAY, '2026-02-01')).toMatchObject({ rate: '18000.00' });
  expect(payFor({ ...item, unitOfMeasure: 'each' }, RIDGEWAY, '2026-02-01')).toEqual({ isPaid: false, missing: ['A'] });
});

test.each([
  ['km', 'm', '1000.000'],
  [' Metre', 'm', '1.000'],
  ['mm', 'm', '0.001'],
  ['min', 'h', null],
  ['h', 'min', '60.000'],
  ['each', 'm', null],
  ['bundle', 'Bundle ', '1.000'],
  ['bundle', null, '1.000'],
  ['bundle', 'm', null],
])('one %s in %s: %s', (whole, part, units) => {
  expect(unitsIn(whole, part)).toBe(units);
});

test('more pay than the customer’s amount is a loss, for each party that has a rate of its own', () => {
  const item = { unitOfMeasure: 'm', codes: [code('A', [GENERAL, OWN])] };
  expect(marginsOf(item, '19.00', '2026-02-01')).toEqual([
    { groupId: null, contractorId: null, pay: '18.00', isLoss: false },
    { groupId: 1, contractorId: null, pay: '20.00', isLoss: true },
  ]);
  expect(marginsOf(item, null, '2026-08-01')).toEqual([{ groupId: null, contractorId: null, pay: '18.00', isLoss: false }]);
});
