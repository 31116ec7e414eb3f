// Which addresses are the program's own, which are opened outside, and which pages a link may name.
import { MOST_MESSAGE_CHARACTERS } from '@lotline/schema/domain/builder-approval/builder-message.rules';
import { messageLinks } from '@lotline/schema/domain/kernel/message-link';
import { isAppUrl, isOtherPage, isServerPath } from './app-address.ts';
import { linkAmong, pathOfLink } from './deep-link.ts';
import { mayLoad } from './guards.ts';
import { isTooLongFor, outsideLink, undraftedWords } from './outside-link.ts';

const SERVER = 'https://lotline.example';

describe('isAppUrl', () => {
  it.each([
    ['app://lotline/', true],
    ['app://lotline/jobs?q=1#x', true],
    ['app://lotline.example/', false],
    ['app://lotline@other.example/', false],
    ['app://user@lotline/', false],
    ['app://other/', false],
    ['https://lotline/', false],
    ['file:///app://lotline/', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (url, isOurs) => expect(isAppUrl(url)).toBe(isOurs));
});

describe('a path of the program', () => {
  it.each(['/graphql', '/api/events', '/auth/config', '/healthz'])('%s is answered by the server', (path) => {
    expect(isServerPath(path)).toBe(true);
  });
  it.each(['/graphqlx', '/apix', '/api', '/auth-return', '/jobs'])('%s is not', (path) => expect(isServerPath(path)).toBe(false));
  it.each(['/field/', '/field', '/builders/abc', '/graphiql', '/verify', '/idp/auth'])('%s is a page of the browser', (path) => {
    expect(isOtherPage(path)).toBe(true);
  });
  it.each(['/fields', '/jobs', '/'])('%s is a page of the console', (path) => expect(isOtherPage(path)).toBe(false));
});

describe('what is opened outside', () => {
  it.each([
    ['https://maps.example/?q=1', 'https://maps.example/?q=1'],
    ['mailto:someone@example.com?subject=Pit', 'mailto:someone@example.com?subject=Pit'],
    ['sms:+61400000000?body=Hi', 'sms:+61400000000?body=Hi'],
    ['tel:+61400000000', 'tel:+61400000000'],
    ['app://lotline/field/construction?x=1', `${SERVER}/field/construction?x=1`],
  ])('%s', (url, opened) => expect(outsideLink(url, SERVER)).toBe(opened));

  it.each([
    'http://plain.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ms-msdt:/id',
    'smb://host/share',
    'vbscript:x',
    'https://bank.example@evil.example/',
    'https://evil.example/\nx',
    ' https://evil.example/',
    'app://lotline/jobs',
    'app://other/field/',
    'lotline://jobs/1',
    `https://evil.example/${'a'.repeat(2_000)}`,
    'nonsense',
    `sms:+61400000000?body=${'a'.repeat(20_000)}`,
  ])('never %s', (url) => expect(outsideLink(url, SERVER)).toBeNull());

  it('a message as long as one can be is handed over; where the system cannot take it, the person is told', () => {
    const link = messageLinks({ kind: 'sms', phone: '0400 000 000', text: '“'.repeat(MOST_MESSAGE_CHARACTERS) })?.usual ?? '';
    expect(outsideLink(link, SERVER)).toBe(link);
    expect([isTooLongFor(link, 'win32'), isTooLongFor(link, 'darwin'), isTooLongFor('sms:+61400000000?body=Hi', 'win32')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([undraftedWords(link), undraftedWords('https://maps.example/')]).toEqual([expect.stringContaining('Copy the message'), null]);
  });

  it('is plain http for the server of a developer alone', () => {
    expect(outsideLink('http://localhost:4000/idp/auth?x=1', 'http://localhost:4000')).toBe('http://localhost:4000/idp/auth?x=1');
    expect(outsideLink('http://localhost:4001/', 'http://localhost:4000')).toBeNull();
  });
});

describe('a lotline:// link', () => {
  it.each([
    ['lotline://jobs', '/jobs'],
    ['lotline://jobs/12', '/jobs/12'],
    ['lotline://tasks?status=late', '/tasks?status=late'],
    ['lotline://projects/3/', null],
    ['lotline://auth-return?code=x', null],
    ['lotline://api/export', null],
    ['lotline://jobs/%2e%2e/graphql', '/jobs/graphql'],
    ['lotline://user@jobs/1', null],
    ['https://jobs/1', null],
    [`lotline://jobs/${'1'.repeat(500)}`, null],
  ])('%s names %s', (link, path) => expect(pathOfLink(link)).toBe(path));

  it('is found among the arguments of a second instance', () => {
    expect(linkAmong(['/opt/lotline', '--allow-file', 'lotline://jobs/7'])).toBe('/jobs/7');
    expect(linkAmong(['lotline://construction/7/edit'])).toBe('/construction/7/edit');
    expect(linkAmong(['/opt/lotline', '--x=lotline://jobs/7'])).toBeNull();
  });
});

describe('what a page may load', () => {
  it.each([
    ['app://lotline/assets/a.js', 'script', true],
    ['app://other/a.js', 'script', false],
    ['data:image/png;base64,AA', 'image', true],
    ['data:text/html,x', 'mainFrame', false],
    ['blob:app://lotline/1', 'subFrame', false],
    [`${SERVER}/api/files/1`, 'image', true],
    [`${SERVER}/api/files/1`, 'script', false],
    [`${SERVER}/graphql`, 'xhr', false],
    ['https://evil.example/a.png', 'image', false],
    ['file:///etc/passwd', 'image', false],
    ['nonsense', 'image', false],
  ])('%s as %s: %s', (url, kind, isAllowed) => expect(mayLoad(url, kind, SERVER)).toBe(isAllowed));
});
