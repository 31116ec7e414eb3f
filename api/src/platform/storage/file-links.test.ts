// Links: nothing but what the server signed is believed (quality.md §2).
import { createFileLinks } from './file-links.ts';

const links = createFileLinks({ secret: 'a secret of the tests, long enough', origin: 'https://lotline.example' });
const now = new Date('2026-11-20T01:10:00Z');
const upload = {
  userId: 6,
  key: '2026/11/x.jpg',
  contentType: 'image/jpeg',
  sizeBytes: 10,
  isExact: true,
  expiresAt: new Date('2026-11-20T01:25:00Z'),
};
const grant = { attachmentId: 1, userId: 2, key: '2026/11/x.jpg' };
const tokenOf = (url: string): string => url.slice('https://lotline.example/api/files/'.length);

test('a token gives back what was signed, until it expires', () => {
  const token = tokenOf(links.uploadUrl(upload));
  expect(links.openUpload(token, now)).toEqual(upload);
  expect(links.openUpload(token, new Date('2026-11-20T01:24:59.999Z'))).toEqual(upload);
  expect(links.openUpload(token, upload.expiresAt)).toBeNull();
});

test('no changed character of a link is accepted', () => {
  const token = tokenOf(links.uploadUrl(upload));
  const alphabet = 'ABab01-_.=';
  for (let at = 0; at < token.length; at++) {
    for (const character of alphabet) {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      if (changed !== token) expect(links.openUpload(changed, now)).toBeNull();
    }
  }
});

test.each(['', '.', '..', 'a.b', 'a.b.c', '%00.%00'])('is not upset by %j', (token) => {
  expect(links.openUpload(token, now)).toBeNull();
  expect(links.openContent(token, now)).toBeNull();
});

test('a link for reading is not one for writing, and another server’s is invalid', () => {
  const content = tokenOf(links.contentUrl(grant, now));
  expect(links.openContent(content, now)).toEqual(grant);
  expect(links.openUpload(content, now)).toBeNull();
  expect(links.openContent(tokenOf(links.uploadUrl(upload)), now)).toBeNull();
  const other = createFileLinks({ secret: 'another secret of the same length!', origin: 'https://lotline.example' });
  expect(other.openContent(content, now)).toBeNull();
});

test('a link for reading stays the same within the hour and lasts one to two hours', () => {
  expect(links.contentUrl(grant, now)).toBe(links.contentUrl(grant, new Date('2026-11-20T01:59:59Z')));
  const token = tokenOf(links.contentUrl(grant, now));
  expect(links.openContent(token, new Date('2026-11-20T02:59:59Z'))).toEqual(grant);
  expect(links.openContent(token, new Date('2026-11-20T03:00:00Z'))).toBeNull();
});
