import { draftOf, mergeDrafts } from './project-data.ts';

const base = { ...draftOf(null), name: 'Box Hill', region: 'West', manager: 'Ruth' };

test('edits of different fields come together', () => {
  const merged = mergeDrafts(base, { ...base, region: 'North' }, { ...base, manager: 'Omar' });
  expect(merged).toEqual({ draft: { ...base, region: 'North', manager: 'Omar' }, clashes: [] });
});

test('a field that both changed is a clash, mine until it is decided', () => {
  const merged = mergeDrafts(base, { ...base, region: 'North' }, { ...base, region: 'South' });
  expect(merged).toEqual({ draft: { ...base, region: 'North' }, clashes: [{ field: 'region', base: 'West', theirs: 'South' }] });
});

test('the same edit by both is none', () => {
  expect(mergeDrafts(base, { ...base, region: ' North ' }, { ...base, region: 'North' }).clashes).toEqual([]);
});
