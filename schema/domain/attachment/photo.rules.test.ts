import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { photoFileName } from './attachment.rules.ts';
import { uploadInput } from './attachment.input.ts';
import { photoTitleProblem } from '../kernel/photo-title.ts';
import { isLikelyFine, nextImageNumber, titleOfPhoto } from './photo.rules.ts';

test.each(['Trench', ' Pit 2 ', 'East-end', 'Zoë 👷🏽‍♀️', 'x'.repeat(32), '照片', 'a.b'])(
  'what can be taken as %j is announced under a name that the server takes, and its title is found in it again',
  (title) => {
    expect(photoTitleProblem(title)).toBeNull();
    const name = photoFileName(title, 12);
    expect(parseInput(uploadInput, { name, sizeBytes: 1, constructionId: 1 }).name).toBe(name);
    expect(titleOfPhoto(name)).toBe(title.trim());
  },
);

test.each(['', '  ', 'x'.repeat(33), 'a/b', 'a\\b', 'a\u202eb', 'a\nb'])('what the server would refuse cannot be taken: %j', (title) => {
  expect(photoTitleProblem(title)).not.toBeNull();
  if (title.trim() !== '' && title.length <= 32)
    expect(refusalOf(() => parseInput(uploadInput, { name: photoFileName(title, 1), sizeBytes: 1, constructionId: 1 })).code).toBe(
      'INVALID_INPUT',
    );
});

test('the next number of an offered title is behind all that are known of it, in whatever case', () => {
  expect(nextImageNumber('Trench', [])).toBe(1);
  expect(nextImageNumber('Trench', ['trench-2.jpg', 'Trench-10.jpg', 'Trench 2-30.jpg', 'Plan.pdf'])).toBe(11);
});

test('a photo over 30000 bytes is considered OK, a smaller one is not (Spec 2 §5)', () => {
  expect([isLikelyFine(30_001), isLikelyFine(30_000)]).toEqual([true, false]);
});
