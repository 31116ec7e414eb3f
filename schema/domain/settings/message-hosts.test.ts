import { isHostName, linkHosts, senderAt, signedTemplate } from './message-hosts.rules.ts';

const HOSTS = [
  {
    ...{ host: 'works.meridian.example', signature: 'Meridian Works', domainName: 'go.meridian.example' },
    ...{ builderRequest: 'Meridian asks: {link}', invitation: '' },
  },
  { host: 'lotline.example', signature: '', domainName: '', builderRequest: '', invitation: 'Welcome: {link}' },
];
const MESSAGES = { builderRequest: 'May we? {link}', invitation: 'Sign in: {link}', hosts: HOSTS };

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
  ['works.meridian.example', 'Meridian Works', 'go.meridian.example', 'Meridian asks: {link}', 'Sign in: {link}'],
  ['WORKS.meridian.example', 'Meridian Works', 'go.meridian.example', 'Meridian asks: {link}', 'Sign in: {link}'],
  ['lotline.example', 'Lotline', null, 'May we? {link}', 'Welcome: {link}'],
  ['elsewhere.example', 'Lotline', null, 'May we? {link}', 'Sign in: {link}'],
  [null, 'Lotline', null, 'May we? {link}', 'Sign in: {link}'],
])(
  'at %s the message is of %s, its link at %s, in the words of the host or the company',
  (host, signature, domainName, builderRequest, invitation) => {
    expect(senderAt(MESSAGES, host, 'Lotline')).toEqual({ signature, domainName, builderRequest, invitation });
  },
);

test('links stand at the named hosts, and the signature alone is filled in', () => {
  expect(linkHosts(HOSTS)).toEqual(['go.meridian.example']);
  expect(signedTemplate('{contact}: {link}, {signature}', 'Meridian Works')).toBe('{contact}: {link}, Meridian Works');
});
