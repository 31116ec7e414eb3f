import { buildActor } from '../../testing/build-actor.ts';
import { parseInput } from '../kernel/input.ts';
import { categoryOf, withCategory } from './categories.ts';
import { fileChangesInput } from './file-changes.input.ts';
import { canChangeFolders, canLabelFile, canUndoFileChange, labelsAfter, type FileChange } from './file-changes.rules.ts';

const CATEGORIES = ['Photos', 'Design', 'Permit'];
const owner = buildActor({ userId: 7, onlyClaims: [] });
const file = { tags: 'Design;North side', folder: null, ownerUserId: 7 };
const codeOf = (change: FileChange, actor = owner, of = file) => {
  const verdict = canLabelFile(actor, of, change, CATEGORIES);
  return verdict.ok ? 'OK' : verdict.code;
};

test('a category takes the place of another and stands first; tags stay', () => {
  expect(withCategory('North side;Design', 'Permit', CATEGORIES)).toBe('Permit;North side');
  expect(withCategory(null, 'Permit', CATEGORIES)).toBe('Permit');
  expect([categoryOf('North side;Design', CATEGORIES), categoryOf('North side', CATEGORIES)]).toEqual(['Design', null]);
});

test('tags come and go, each once; a folder is set and left', () => {
  const of = { tags: 'Design;North side', folder: 'Plans' };
  expect(labelsAfter(of, { of: 'tags', add: ['Lot 4', 'Design'], remove: ['North side'] }, CATEGORIES)).toEqual({
    tags: 'Design;Lot 4',
    folder: 'Plans',
  });
  expect(labelsAfter({ ...of, tags: 'x' }, { of: 'tags', add: [], remove: ['x'] }, CATEGORIES).tags).toBeNull();
  expect(labelsAfter(of, { of: 'folder', folder: null }, CATEGORIES)).toEqual({ tags: 'Design;North side', folder: null });
});

test('what has a category keeps one; what never had one may stay so', () => {
  const taken: FileChange = { of: 'tags', add: [], remove: ['Design'] };
  expect(codeOf(taken)).toBe('CATEGORY_REQUIRED');
  expect(codeOf({ ...taken, add: ['Permit'] })).toBe('OK');
  expect(codeOf({ ...taken, remove: ['North side'] }, owner, { ...file, tags: 'North side' })).toBe('OK');
});

test('who added a file and who edits jobs file it; folders are of who edits jobs', () => {
  const other = buildActor({ userId: 8, onlyClaims: [] });
  const office = buildActor({ userId: 8, onlyClaims: ['CAN_EDIT_CONSTRUCTION'] });
  const change: FileChange = { of: 'category', category: 'Permit' };
  expect([codeOf(change), codeOf(change, other), codeOf(change, office)]).toEqual(['OK', 'CLAIM_REQUIRED', 'OK']);
  expect([canChangeFolders(owner).ok, canChangeFolders(office).ok]).toEqual([false, true]);
});

test.each([
  ['what stood there', 'Design;North side', 1, 'OK'],
  ['none, where it had none', 'North side', 1, 'OK'],
  ['one that the list has no more', 'Drawings;North side', 1, 'CATEGORY_REQUIRED'],
  ['what somebody changed since', 'Design;North side', 2, 'STALE_VERSION'],
])('taking a category back to %s', (_what, tags, version, code) => {
  const of = { ...file, tags: 'Permit;North side', version };
  const verdict = canUndoFileChange(owner, of, { version: 1, before: { tags, folder: null } }, CATEGORIES);
  expect(verdict.ok ? 'OK' : verdict.code).toBe(code);
  const other = canUndoFileChange(
    buildActor({ userId: 8, onlyClaims: [] }),
    of,
    { version: 1, before: { tags, folder: null } },
    CATEGORIES,
  );
  expect(other).toMatchObject({ ok: false, code: 'CLAIM_REQUIRED' });
});

test('a category that is none, and more tags than a file holds, are refused', () => {
  expect(codeOf({ of: 'category', category: 'Nonsense' })).toBe('INVALID_INPUT');
  const add = Array.from({ length: 6 }, (_, n) => String(n).padEnd(90, 'x'));
  expect(codeOf({ of: 'tags', add, remove: [] })).toBe('INVALID_INPUT');
});

test.each([
  [{ ids: [1] }],
  [{ ids: [1], category: 'Design', folder: 'Plans' }],
  [{ ids: [], category: 'Design' }],
  [{ ids: [1], addTags: ['a;b'] }],
  [{ ids: [1], folder: '../x' }],
])('refuses %j', (input) => {
  expect(() => parseInput(fileChangesInput, input)).toThrow();
});

test('an empty folder is none', () => {
  expect(parseInput(fileChangesInput, { ids: [2, 2], folder: '' })).toEqual({ ids: [2], change: { of: 'folder', folder: null } });
});
