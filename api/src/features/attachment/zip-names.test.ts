import { zipPaths } from './zip-names.ts';

const named = (name: string, folder: string | null = null) => ({ name, folder });

test('files lie in their folders, and a name that is taken gets a number, whatever its case', () => {
  expect(zipPaths([named('a.jpg', 'Plans/Old'), named('a.jpg'), named('A.jpg'), named('a.jpg'), named('notes')])).toEqual([
    'Plans/Old/a.jpg',
    'a.jpg',
    'A (2).jpg',
    'a (3).jpg',
    'notes',
  ]);
});

test.each([
  [named('x.jpg', '../..'), '_/_/x.jpg'],
  [named('a\\b:c?.pdf'), 'a_b_c_.pdf'],
  [named('photo\u202egpj.pdf'), 'photo_gpj.pdf'],
  [named('trailing. '), 'trailing'],
  [named('..'), '_'],
])('%j is called %p: nothing climbs out, nothing is refused by a file system', (file, path) => {
  expect(zipPaths([file])).toEqual([path]);
});
