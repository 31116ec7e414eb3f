import { documentMail } from './document-mail.ts';

const notice = {
  kind: 'whiteCard',
  owner: 'Sam  Ortega',
  expiresOn: '2026-12-04',
  hasExpired: false,
  isMandatory: false,
  signature: 'Meridian Works',
};

test.each([
  [{}, 'White card of Sam Ortega expires on 4 Dec 2026', ''],
  [{ isMandatory: true }, 'White card of Sam Ortega expires on 4 Dec 2026', 'After that day, no task can be issued or accepted.\n'],
  [
    { isMandatory: true, hasExpired: true },
    'White card of Sam Ortega expired on 4 Dec 2026',
    'Until it is renewed, no task can be issued or accepted.\n',
  ],
])('%j is said in a subject of one line and in the letter', (facts, subject, blocks) => {
  expect(documentMail({ ...notice, ...facts })).toEqual({
    subject,
    text: `${subject}.\n${blocks}Send the renewed document to the office.\n\nMeridian Works`,
  });
});

test('no name makes a second line of the subject, or a longer one than is kept', () => {
  const { subject, text } = documentMail({ ...notice, owner: `Kestrel\r\nBcc: all@lotline.example ${'x'.repeat(500)}` });
  expect(subject).not.toMatch(/[\r\n]/);
  expect([subject.length <= 400, text.length <= 2_000]).toEqual([true, true]);
});
