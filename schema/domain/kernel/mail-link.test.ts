import { mailLink } from './mail-link.ts';

test.each([
  [mailLink('dale@acme.example'), 'mailto:dale@acme.example'],
  [
    mailLink('dale@acme.example', { subject: 'Pit & pipe?', body: 'Line one\nLine two' }),
    'mailto:dale@acme.example?subject=Pit%20%26%20pipe%3F&body=Line%20one%0ALine%20two',
  ],
  [mailLink("o'brien+site@acme.example"), "mailto:o'brien%2Bsite@acme.example"],
])('%s', (made, link) => expect(made).toBe(link));

test('an address adds no header of its own', () => {
  expect(mailLink('dale@acme.example?bcc=other@acme.example')).toBe('mailto:dale@acme.example%3Fbcc%3Dother%40acme.example');
});
