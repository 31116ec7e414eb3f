// Two people on one setting: nothing of either is lost, and what both changed is asked.
import fc from 'fast-check';
import { runs } from '../../testing/random-runs.ts';
import { mergeSetting, pathOf, settingChanges, type Config } from './merge-setting.ts';

const NAME = 'Job Status Settings';
const row = (statusName: string, more: object = {}): Config => ({ statusName, colour: '#111111', fieldEdit: true, ...more });
const of = (...rows: readonly Config[]): Config => ({ statuses: rows.map((one, at) => ({ ...one, sortOrder: (at + 1) * 10 })) });
const base = of(row('A'), row('B'), row('C'));
const paths = (clashes: readonly { readonly field: string }[]) => clashes.map(({ field }) => pathOf(field));

test('other rows, other fields of one row and another order are merged', () => {
  const yours = of(row('A', { fieldEdit: false }), row('B'), row('C'), row('D'));
  const theirs = of(row('C'), row('A', { colour: '#222222' }), row('B'), row('E'));
  const { config, clashes } = mergeSetting(NAME, base, yours, theirs);
  expect(clashes).toEqual([]);
  expect(config).toEqual(of(row('C'), row('A', { fieldEdit: false, colour: '#222222' }), row('B'), row('E'), row('D')));
});

test('a field, a row and an order that both changed are decided by either one', () => {
  const yours = of(row('B', { colour: '#222222' }), row('A'));
  const theirs = of(row('C', { fieldEdit: false }), row('B', { colour: '#333333' }), row('A'));
  const asked = mergeSetting(NAME, base, yours, theirs).clashes;
  expect(paths(asked)).toEqual([
    ['row', 'B', 'colour'],
    ['row', 'C'],
  ]);
  const all = (side: 'yours' | 'theirs') => Object.fromEntries(asked.map(({ field }) => [field, side]));
  expect(mergeSetting(NAME, base, yours, theirs, all('yours')).config).toEqual(yours);
  expect(mergeSetting(NAME, base, yours, theirs, all('theirs')).config).toEqual(theirs);
  const turned = mergeSetting(NAME, base, of(row('B'), row('A'), row('C')), of(row('C'), row('A'), row('B')));
  expect(paths(turned.clashes)).toEqual([['order']]);
});

test('fields beside the rows, also nested ones, are merged', () => {
  const address = (more: object): Config => ({
    addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: false, ...more },
  });
  const { config, clashes } = mergeSetting(
    'Address Type',
    address({}),
    address({ hasScopingBonus: true }),
    address({ addressType: 'free' }),
  );
  expect([config, clashes]).toEqual([address({ addressType: 'free', hasScopingBonus: true }), []]);
});

test('what a save does is told once for each row that came or went, and once for an order', () => {
  const after = of(row('C'), row('A', { fieldEdit: false }), row('D'));
  expect(settingChanges(NAME, base, after).map(({ path }) => path)).toEqual(
    expect.arrayContaining([['row', 'A', 'fieldEdit'], ['row', 'B'], ['row', 'D'], ['order']]),
  );
  expect(settingChanges(NAME, base, after)).toHaveLength(4);
  expect(settingChanges(NAME, base, base)).toEqual([]);
});

test('of two random edits nothing is lost: what one of them changed alone stands, and every clash is decided by its side', () => {
  const edit = fc.record({
    order: fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E'], { minLength: 0 }),
    colours: fc.array(fc.constantFrom('#111111', '#222222', '#333333'), { minLength: 5, maxLength: 5 }),
    edits: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  });
  const configOf = ({ order, colours, edits }: { order: string[]; colours: string[]; edits: boolean[] }) =>
    of(...order.map((name) => row(name, { colour: colours['ABCDE'.indexOf(name)], fieldEdit: edits['ABCDE'.indexOf(name)] })));
  fc.assert(
    fc.property(edit, edit, edit, (b, y, t) => {
      const [from, yours, theirs] = [configOf(b), configOf(y), configOf(t)];
      expect(mergeSetting(NAME, from, yours, from).config).toEqual(yours);
      expect(mergeSetting(NAME, from, from, theirs).config).toEqual(theirs);
      const { clashes } = mergeSetting(NAME, from, yours, theirs);
      const decided = (side: 'yours' | 'theirs') =>
        mergeSetting(NAME, from, yours, theirs, Object.fromEntries(clashes.map(({ field }) => [field, side]))).config;
      for (const side of ['yours', 'theirs'] as const) {
        const [mine, other] = side === 'yours' ? [yours, theirs] : [theirs, yours];
        const left = settingChanges(NAME, mine, decided(side)).map(({ path }) => JSON.stringify(path));
        const others = new Set(settingChanges(NAME, from, other).map(({ path }) => JSON.stringify(path)));
        // where it differs from one side, the other one changed it
        for (const one of left)
          expect(others.has(one) || others.has(JSON.stringify(pathOf(one).slice(0, 2))) || one === '["order"]').toBe(true);
      }
    }),
    runs({ least: 200, soak: 20_000 }),
  );
});
