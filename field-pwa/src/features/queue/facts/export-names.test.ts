import { NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import type { Photo } from '../../../platform/photos/photo-record.ts';
import { apart, filePath, photoPath, safeName } from './export-names.ts';

const photo: Photo = {
  ...{ id: 'a', name: 'Trench-1.jpg', title: 'Trench', description: null, constructionId: 10, potentialJobId: null, taskId: 11 },
  ...{ about: 'WO 48213 · Lot 14, 8 Wattle Rd', takenAt: '2026-11-19T20:31:00Z', position: null, sizeBytes: 3, sha256: 'x' },
  ...{ order: 1, sync: NEW_PHOTO },
};

test('a photo is called by its job, its name and when it was taken', () => {
  expect(photoPath(photo, 'Australia/Sydney')).toBe('photos/WO 48213 · Lot 14, 8 Wattle Rd/Trench-1, 2026-11-20 07.31 AM.jpg');
  expect(photoPath({ ...photo, about: null }, 'Australia/Sydney')).toMatch(/^photos\/Job 10\/Trench-1,/);
  expect(photoPath({ ...photo, about: null, constructionId: null, potentialJobId: 3 }, 'UTC')).toMatch(/^photos\/Potential job 3\//);
});

test('no name leads anywhere else, is hidden, or cannot be written', () => {
  expect(safeName('../../etc')).toBe('-..-etc');
  expect(safeName('..')).toBe('Without a name');
  expect(safeName(' a/b\\c:d\u202e?\n. ')).toBe('a-b-c-d---');
  expect([...safeName('😀'.repeat(100))]).toHaveLength(80);
  expect(filePath('../As built.pdf')).toBe('files/-As built.pdf');
  expect(photoPath({ ...photo, about: '..' }, 'UTC')).toMatch(/^photos\/Without a name\//);
});

test('names that repeat are told apart, also by systems that take large and small letters for one', () => {
  expect(apart(['p/Pit.jpg', 'p/pit.jpg', 'p/Pit.jpg', 'p/Pit (2).jpg', 'q/Pit.jpg'])).toEqual([
    'p/Pit.jpg',
    'p/pit (2).jpg',
    'p/Pit (3).jpg',
    'p/Pit (2) (2).jpg',
    'q/Pit.jpg',
  ]);
});
