import { isHostName, linkHosts, senderAt, signedTemplate } from './message-hosts.rules.ts';

const HOSTS = [
  { host: 'works.meridian.example', signature: 'Meridian Works', domainName: 'go.meridian.example' },
  { host: 'lotline.example', signature: '', domainName: '' },
];

test.each([
  ['works.meridian.example', true],
  ['a-b.example', true],
  ['https://works.example', false],
  ['works.example/path', false],
  ['works.example:443', false],
  ['works', false],
  ['203.0.113.7', false],
  ['-works.example', false],
  ['wörks.example', false],
  ['user@works.example', false],
  ['works..example', false],
])('%s is a host: %s', (text, is) => {
  expect(isHostName(text)).toBe(is);
});

test.each([
  ['works.meridian.example', 'Meridian Works', 'go.meridian.example'],
  ['WORKS.meridian.example', 'Meridian Works', 'go.meridian.example'],
  ['lotline.example', 'Lotline', null],
  ['elsewhere.example', 'Lotline', null],
  [null, 'Lotline', null],
])('at %s the message is of %s, its link at %s', (host, signature, domainName) => {
  expect(senderAt(HOSTS, host, 'Lotline')).toEqual({ signature, domainName });
});

test('links stand at the named hosts, and the signature alone is filled in', () => {
  expect(linkHosts(HOSTS)).toEqual(['go.meridian.example']);
  expect(signedTemplate('{contact}: {link}, {signature}', 'Meridian Works')).toBe('{contact}: {link}, Meridian Works');
});
