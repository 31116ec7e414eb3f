import { contentDisposition, wantedRange } from './serve-headers.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', null],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-2', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('reads %j of 100 bytes as %j (RFC 9110 §14)', (header, expected) => {
  expect(wantedRange(header, 100)).toEqual(expected);
});

test('shows checked pictures and saves everything else (quality.md §2)', () => {
  expect(contentDisposition('image/jpeg', 'Trench-1.jpg')).toBe(`inline; filename=Trench-1.jpg; filename*=UTF-8''Trench-1.jpg`);
  for (const type of ['image/gif', 'application/pdf', 'text/plain', 'text/html', 'image/svg+xml'])
    expect(contentDisposition(type, 'x')).toMatch(/^attachment;/);
});

test.each([
  ['a\r\nSet-Cookie: x=1.jpg', 'a__Set-Cookie: x=1.jpg'],
  ['../../etc/passwd.pdf', '.._.._etc_passwd.pdf'],
  ['a"; filename="evil.exe.pdf', 'a_; filename=_evil.exe.pdf'],
  ['Plan für Zoë – ½.pdf', 'Plan fur Zoe _ 1_2.pdf'],
  ['\uff0e\uff0e\uff0f\uff0e\uff0e\uff3cpage.jpg', '.._.._page.jpg'],
  ['photo\u202Egpj.exe.pdf', 'photo_gpj.exe.pdf'],
])('writes %j so that no header breaks and no name leads astray (RFC 6266)', (name, ascii) => {
  const header = contentDisposition('application/pdf', name);
  expect(header).toContain(/^[\w.]+$/.test(ascii) ? `filename=${ascii}` : `filename="${ascii}"`);
  expect(header).toMatch(/^[ -~]+$/);
  expect(header.split("filename*=UTF-8''")[1] ?? '').toMatch(/^[\w.~%-]+$/);
});

test('a name of any letters survives in the encoded form (RFC 8187)', () => {
  const encoded = contentDisposition('application/pdf', 'Zoë’s plan (2).pdf').split("filename*=UTF-8''")[1] ?? '';
  expect(decodeURIComponent(encoded)).toBe('Zoë’s plan (2).pdf');
});
