import { undoOf } from './undo-labels.ts';

const CATEGORIES = ['Photos', 'Design', 'Permit'];
const file = (id: number, tags: string | null, path: string | null = null) => ({ id, tags, path });

test('each file goes back to its own folder, those of one folder together', () => {
  const before = [file(1, null, 'Plans'), file(2, null), file(3, null, 'Plans')];
  expect(undoOf({ of: 'folder', folder: 'Elsewhere' }, before, CATEGORIES)).toEqual([
    { folder: 'Plans', ids: [1, 3] },
    { folder: '', ids: [2] },
  ]);
});

test('what had no category cannot be without one again: nothing is offered', () => {
  const change = { of: 'category', category: 'Permit' } as const;
  expect(undoOf(change, [file(1, 'Design;a'), file(2, 'Photos')], CATEGORIES)).toEqual([
    { category: 'Design', ids: [1] },
    { category: 'Photos', ids: [2] },
  ]);
  expect(undoOf(change, [file(1, 'Design'), file(2, 'a')], CATEGORIES)).toBeNull();
});

test('only tags that were new go, and only tags that were there come back', () => {
  const change = { of: 'tags', add: ['x', 'y'], remove: ['z'] } as const;
  expect(undoOf(change, [file(1, 'x;z'), file(2, null), file(3, 'x;y')], CATEGORIES)).toEqual([
    { addTags: ['z'], removeTags: ['y'], ids: [1] },
    { addTags: [], removeTags: ['x', 'y'], ids: [2] },
  ]);
});
