import { faultOf, limitToOne, problemOf, WITHOUT_CATEGORY, type Chosen } from './chosen-files.ts';

test.each([
  [{ name: 'Plan.pdf', size: 1 }, null],
  [{ name: 'Walk.mp4', size: 1_048_576_000 }, null],
  [{ name: 'Walk.mp4', size: 1_048_576_001 }, 'A file can have at most 1,000 MiB.'],
  [{ name: 'Plan.pdf', size: 0 }, 'This file is empty.'],
  [{ name: 'page.html', size: 1 }, 'This kind of file is not accepted.'],
  [{ name: 'pdf', size: 1 }, 'This kind of file is not accepted.'],
])('%p: %p (Spec 2 §5)', (file, said) => {
  expect(faultOf(file)).toBe(said);
});

const chosen = (name: string, category: string): Chosen => ({ key: name, file: new File(['x'], name), handle: null, category });

test('every document needs a category; a file that cannot be sent needs none (Spec 2 §8)', () => {
  expect(problemOf([chosen('a.pdf', 'Design'), chosen('b.pdf', '')])).toBe(WITHOUT_CATEGORY);
  expect(problemOf([chosen('a.pdf', 'Design'), chosen('b.exe', '')])).toBeNull();
});

test('where one file is wanted, several are refused (Spec 2 §5)', () => {
  expect(limitToOne(['a', 'b'], false)).toEqual({ files: [], isTooMany: true });
  expect(limitToOne(['a'], false)).toEqual({ files: ['a'], isTooMany: false });
  expect(limitToOne(['a', 'b'], true)).toEqual({ files: ['a', 'b'], isTooMany: false });
});
