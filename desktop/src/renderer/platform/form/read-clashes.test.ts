import { decidedEdits, mergedShown, readClashes } from './read-clashes.ts';

const clash = { field: 'scheduler', yours: 'Mine', theirs: 'Theirs', base: null, by: 'Rob', at: null, why: null };

test('a refusal is read whole, or not at all', () => {
  expect(readClashes([clash])).toEqual([clash]);
  expect(readClashes([{ field: 'scheduler' }])).toEqual([]);
  expect(readClashes(undefined)).toEqual([]);
});

test('yours stands upon theirs from then on; what is theirs is no edit any more', () => {
  const edits = { scheduler: { raw: 'Mine', base: null }, premises: { raw: '4', base: 1 } };
  expect(decidedEdits(edits, [clash], { scheduler: 'yours' })).toEqual({ ...edits, scheduler: { raw: 'Mine', base: 'Theirs' } });
  expect(decidedEdits(edits, [clash], { scheduler: 'theirs' })).toEqual({ premises: { raw: '4', base: 1 } });
});

test('what does not clash is listed by whose it is', () => {
  const wanted = { changes: { scheduler: 'Mine', premises: 4 }, base: { scheduler: null, premises: 1 } };
  const merged = mergedShown(wanted, [clash], ['suburb'], { suburb: 'Ryde' }, { suburb: 'Epping' }, (field) => field);
  expect(merged).toEqual([
    { field: 'premises', label: 'premises', from: '1', to: '4', by: 'yours' },
    { field: 'suburb', label: 'suburb', from: 'Ryde', to: 'Epping', by: 'theirs' },
  ]);
});
