import { parseInput } from '../kernel/input.ts';
import { folderChangeInput, folderInput } from './folder.input.ts';
import { folderAbove, folderName, foldersAfter, folderTree, isWithin, movedPath } from './folders.ts';

test('made folders and folders of files are one tree, by name; a file without a folder is in none of them', () => {
  const files = [
    { id: 1, folder: 'Plans/As built' },
    { id: 2, folder: null },
    { id: 3, folder: 'Plans' },
  ];
  const tree = folderTree(files, ({ folder }) => folder, ['Plan 10', 'Plan 2', 'Plans/Old']);
  expect(tree.map(({ path, count }) => [path, count])).toEqual([
    ['Plan 2', 0],
    ['Plan 10', 0],
    ['Plans', 2],
  ]);
  expect(tree[2]?.folders.map(({ path, count }) => [path, count])).toEqual([
    ['Plans/As built', 1],
    ['Plans/Old', 0],
  ]);
});

test('a folder holds what is below it, and not its namesake', () => {
  expect(isWithin('Plans/As built', 'Plans')).toBe(true);
  expect(isWithin('Plans', 'Plans')).toBe(true);
  expect(isWithin('Plans 2', 'Plans')).toBe(false);
  expect(isWithin(null, 'Plans')).toBe(false);
  expect(movedPath('Plans/As built', 'Plans', 'Drawings/2026')).toBe('Drawings/2026/As built');
  expect(movedPath('Plans 2', 'Plans', 'Drawings')).toBe('Plans 2');
  expect([folderAbove('A/B/C'), folderName('A/B/C'), folderAbove('A')]).toEqual(['A/B', 'C', null]);
});

test('making one makes those above it; removing one keeps those above it', () => {
  expect(foldersAfter([], { from: null, to: 'A/B/C' })).toEqual(['A', 'A/B', 'A/B/C']);
  expect(foldersAfter(['A/B'], { from: 'A/B', to: null })).toEqual(['A']);
  expect(foldersAfter(['A', 'A/B', 'C'], { from: 'A', to: 'C/D' })).toEqual(['C', 'C/D', 'C/D/B']);
});

test.each(['', 'a//b', '/a', '..', 'a/..', 'a\\b', 'a;b', 'x'.repeat(81), 'a/b/c/d/e/f/g', 'a\u202eb'])('%p names no folder', (path) => {
  expect(folderInput.safeParse(path).success).toBe(false);
});

test('spaces around names are for nothing; a folder goes neither into itself nor nowhere', () => {
  expect(folderInput.parse(' Plans / As built ')).toBe('Plans/As built');
  const change = (from: string | null, to: string | null) => () => parseInput(folderChangeInput, { constructionId: 1, from, to });
  expect(change('A', 'A/B')).toThrow('A folder cannot be put into itself.');
  expect(change(null, null)).toThrow('Name a folder.');
  expect(change('A', 'AB')()).toEqual({ constructionId: 1, from: 'A', to: 'AB' });
});
