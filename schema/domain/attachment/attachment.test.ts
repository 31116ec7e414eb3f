import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { photoTitleInput, uploadCompleteInput, uploadInput, uploadUpdateInput } from './attachment.input.ts';
import { formatBytes, isImage, isPicture, photoFileName, tagCounts, tagsOf } from './attachment.rules.ts';
import { MAX_FILE_BYTES } from './file-limits.ts';
import { parseImageNumber } from './photo.rules.ts';
import { ALLOWED_EXTENSIONS, contentTypeOf } from './file-types.ts';

const sha256 = 'AB'.repeat(32);
const upload = { name: 'Trench-3.jpg', sizeBytes: 250_000, constructionId: 1 };

describe('announcing an upload (contract/rest.md; Spec 1 §7, Spec 2 §7)', () => {
  it('takes the body of the plain specification', () => {
    expect(parseInput(uploadInput, { ...upload, potentialJobId: null, tags: ' Design ;DBYD; ', comments: '' })).toMatchObject({
      name: 'Trench-3.jpg',
      tags: 'Design;DBYD',
      comments: null,
      clientId: null,
      sha256: null,
      isDocAttachment: false,
    });
  });

  it('takes what a device adds', () => {
    const position = { latitude: -33.7712, longitude: 150.9053, accuracyMetres: 6 };
    const added = { clientId: '018f3b2c-0000-7000-8000-00000000000a', sha256, position, takenAt: '2026-11-20T07:22:00+11:00' };
    expect(parseInput(uploadInput, { ...upload, ...added })).toMatchObject({
      sha256: sha256.toLowerCase(),
      position,
      takenAt: '2026-11-19T20:22:00.000Z',
    });
  });

  it.each([
    [{ name: 'run.svg' }, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: 'page.html' }, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: 'noextension' }, 'FILE_TYPE_NOT_ALLOWED'],
    [{ name: '../a.jpg' }, 'INVALID_INPUT'],
    [{ name: 'a\r\nb.jpg' }, 'INVALID_INPUT'],
    [{ name: 'photo\u202egpj.pdf' }, 'INVALID_INPUT'],
    [{ name: 'a\u2066b.jpg' }, 'INVALID_INPUT'],
    [{ name: `${'x'.repeat(252)}.jpg` }, 'INVALID_INPUT'],
    [{ sizeBytes: MAX_FILE_BYTES + 1 }, 'FILE_TOO_LARGE'],
    [{ sizeBytes: 0 }, 'INVALID_INPUT'],
    [{ sizeBytes: 1.5 }, 'INVALID_INPUT'],
    [{ constructionId: null }, 'INVALID_INPUT'],
    [{ potentialJobId: 2 }, 'INVALID_INPUT'],
    [{ projectId: 2 }, 'INVALID_INPUT'],
    [{ constructionId: null, potentialJobId: 2, projectId: 2 }, 'INVALID_INPUT'],
    [{ clientId: 'x' }, 'INVALID_INPUT'],
    [{ sha256: 'zz' }, 'INVALID_INPUT'],
    [{ position: { latitude: 91, longitude: 0 } }, 'INVALID_INPUT'],
    [{ takenAt: 'yesterday' }, 'INVALID_INPUT'],
    [{ ownerUserId: 1 }, 'INVALID_INPUT'],
  ])('case %#: is refused with its code', (facts, code) => {
    expect(refusalOf(() => parseInput(uploadInput, { ...upload, ...facts })).code).toBe(code);
  });

  it('takes names in any script, and emoji whatever they are joined with', () => {
    for (const name of ['Zoë 👷🏽‍♀️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿.jpg', 'صورة.jpg', '照片.jpg']) expect(parseInput(uploadInput, { ...upload, name }).name).toBe(name);
  });

  it('accepts a file of exactly 1048576000 bytes (Spec 2 §5)', () => {
    expect(parseInput(uploadInput, { ...upload, sizeBytes: 1_048_576_000 }).sizeBytes).toBe(1_048_576_000);
  });

  it('reads the update and the completion', () => {
    expect(parseInput(uploadUpdateInput, { attachmentId: 5, name: 'a.png' })).toMatchObject({
      attachmentId: 5,
      tags: null,
      sizeBytes: null,
    });
    expect(parseInput(uploadCompleteInput, { sizeBytes: 5, sha256 })).toEqual({ sizeBytes: 5, sha256: sha256.toLowerCase() });
    // a file in parts was announced with the hash of each
    expect(parseInput(uploadCompleteInput, { sizeBytes: 5 })).toEqual({ sizeBytes: 5, sha256: null });
    expect(refusalOf(() => parseInput(uploadCompleteInput, { sizeBytes: 5, sha256: 'x' })).code).toBe('INVALID_INPUT');
  });
});

describe('files', () => {
  it.each([
    ['jobs/a.JPG', false, true],
    ['a.jpeg', false, true],
    ['a.png', false, true],
    ['a.png', true, false],
    ['a.gif', false, false],
    ['a.jpg.pdf', false, false],
    ['ajpg', false, false],
  ])('%s, document attachment %p: image %p (Spec 1 §5)', (key, isDocAttachment, image) => {
    expect(isImage({ key, isDocAttachment })).toBe(image);
  });

  it('are looked at where they are pictures, a scanned document too', () => {
    expect(['jobs/a.JPG', 'a.jpeg', 'a.png', 'a.gif', 'a.jpg.pdf', 'ajpg'].map((key) => isPicture({ key }))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });

  it('are stored as what their name stands for, and nothing that a browser runs is accepted', () => {
    expect(contentTypeOf('Trench-3.JPEG')).toBe('image/jpeg');
    expect(contentTypeOf('.jpg')).toBeNull();
    expect(contentTypeOf('a.constructor')).toBeNull();
    expect(ALLOWED_EXTENSIONS).not.toEqual(expect.arrayContaining(['html']));
    expect(['html', 'htm', 'svg', 'js', 'xml', 'exe'].map((e) => contentTypeOf(`a.${e}`))).toEqual([null, null, null, null, null, null]);
  });

  it('carry tags, each once, counted by name', () => {
    expect(tagsOf(' Design; DBYD;;Design ')).toEqual(['Design', 'DBYD']);
    expect(tagsOf(null)).toEqual([]);
    expect(tagCounts([{ tags: 'Design;DBYD' }, { tags: 'Design' }, { tags: null }])).toEqual([
      { tag: 'DBYD', count: 1 },
      { tag: 'Design', count: 2 },
    ]);
  });

  it.each([
    [512, '512 B'],
    [1023, '1,023 B'],
    [655_360, '640 KiB'],
    [1_048_575, '1 MiB'],
    [1_887_437, '1.8 MiB'],
    [25 * 1_048_576, '25 MiB'],
    [MAX_FILE_BYTES, '1,000 MiB'],
  ])('%d bytes are %s (Spec 2 §9)', (size, text) => {
    expect(formatBytes(size)).toBe(text);
  });

  it('are named title, dash, number; the title holds 32 characters and a number that is none becomes 1 (Spec 1 §5, Spec 2 §5)', () => {
    expect(photoFileName(' Trench ', 3)).toBe('Trench-3.jpg');
    expect(parseInput(photoTitleInput, 'x'.repeat(32))).toHaveLength(32);
    expect(refusalOf(() => parseInput(photoTitleInput, 'x'.repeat(33))).code).toBe('INVALID_INPUT');
    expect(refusalOf(() => parseInput(photoTitleInput, ' ')).code).toBe('INVALID_INPUT');
    expect(refusalOf(() => parseInput(photoTitleInput, 'a\u202eb')).message).toMatch(/direction of text/);
    expect(['3', '0', '-1', 'abc', '', '1.5'].map(parseImageNumber)).toEqual([3, 1, 1, 1, 1, 1]);
  });
});
