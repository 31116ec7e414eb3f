import { changedByOthers, mergeEdit } from './field-merge.ts';

const seen = { suburb: 'Box Hill', premises: 1, description: null };

test('what nobody else changed is written', () => {
  expect(mergeEdit(seen, { premises: 1 }, { premises: 4 })).toEqual({ written: { premises: 4 }, settled: [], clashes: [] });
});

test('what others made so already is neither written nor a clash', () => {
  const current = { ...seen, premises: 4 };
  expect(mergeEdit(current, { premises: 1 }, { premises: 4 })).toEqual({ written: {}, settled: ['premises'], clashes: [] });
});

test('what others changed to something else is a clash with all three values, beside fields that are not', () => {
  const current = { ...seen, premises: 2 };
  expect(mergeEdit(current, { premises: 1, suburb: 'Box Hill' }, { premises: 4, suburb: 'Ryde' })).toEqual({
    written: { suburb: 'Ryde' },
    settled: [],
    clashes: [{ field: 'premises', yours: 4, theirs: 2, base: 1 }],
  });
});

test('clearing is a change like any other; nothing, null and an empty text are one', () => {
  expect(mergeEdit(seen, { suburb: 'Box Hill' }, { suburb: null }).written).toEqual({ suburb: null });
  expect(mergeEdit(seen, { description: '' }, { description: 'Two pits' }).clashes).toEqual([]);
  expect(mergeEdit({}, { 'customFields.Ground': null }, { 'customFields.Ground': 'Clay' }).written).toEqual({
    'customFields.Ground': 'Clay',
  });
  expect(mergeEdit({ isReceived: true }, { isReceived: false }, { isReceived: false }).clashes).toHaveLength(1);
});

test('what others changed is told for the fields that the editor left alone', () => {
  expect(changedByOthers({ ...seen, suburb: 'Ryde', premises: 9 }, seen, { premises: 4 })).toEqual(['suburb']);
});
