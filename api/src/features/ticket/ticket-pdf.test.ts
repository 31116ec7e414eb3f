// The paper of a ticket of work, read back: what a person reads stands there, and nothing that was typed becomes more than text.
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { readTicket, type Ticket } from '@lotline/schema/domain/ticket/ticket';
import { completeTicket, reassess, sign, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import { logoBase64 } from '@lotline/schema/domain/settings/logo.rules';
import { SMALL_LOGO } from '@lotline/schema/testing/small-logo';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '@lotline/schema/testing/ticket-answers';
import { readPdf, type ReadPdf } from './testing/read-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';
import { ticketFileName, type TicketSheet } from './ticket-sheet.ts';

const AT = '2026-11-22T20:18:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const begun = withAnswers(startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT), GOOD_ANSWERS);
const complete = completeTicket(
  sign(withAnswers(sign(begun, signatureOf(uuid(1), 'crew', AT)), RECORDED), { ...signatureOf(uuid(2), 'worker', AT), ink: null }),
  '2026-11-23T05:40:00.000Z',
);

const sheetOf = (ticket: Ticket, more: Partial<TicketSheet> = {}): TicketSheet => ({
  ...{ scheduleId: 1, constructionId: 1, workOrder: '48213', address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765', task: 'Pit and pipe' },
  ...{ group: 'Crew North', text: JSON.stringify(ticket), read: { kind: 'ticket', ticket }, form: DEFAULT_TICKET_FORM, stage: 'Complete' },
  zone: 'Australia/Sydney',
  company: { name: 'Kestrel Civil', abn: '51824753556', logo: null },
  ...more,
});

async function printed(sheet: TicketSheet, isCompressed = false): Promise<ReadPdf> {
  return readPdf(Buffer.concat((await ticketPdf(sheet, { isCompressed }).toArray()) as Buffer[]));
}
/** Lines are broken where the paper ends. */
const flat = ({ text }: ReadPdf): string => text.replaceAll(/\s+/g, ' ');

test('each step with its answers, who signed and when, stands on it', async () => {
  const paper = await printed(sheetOf(complete));
  const text = flat(paper);
  for (const { title } of DEFAULT_TICKET_FORM.steps) expect(text).toContain(title);
  for (const part of [
    'Kestrel Civil · ABN 51 824 753 556',
    'WO 48213',
    'Lot 14, 8 Wattle Rd, Box Hill NSW 2765',
    'Complete',
    'BYDA enquiry or sequence number 50123456',
    'How are they kept away? Verge closed, two cones each side',
    'Length of conduit 31.5 m',
    'Marco Petrelli',
    'Signed on · 23 Nov 2026 07:18 AM',
    'name typed and confirmed',
    '-33.7712, 150.9053 ± 6 m',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('\ufffd');
});

test('a signature is drawn as lines: no picture is in it', async () => {
  const { drawn, structure } = await printed(sheetOf(complete));
  expect(drawn).toMatch(/10 20 m\n30 40 l\n50 20 l\nS/);
  expect(structure).not.toContain('/XObject <<\n/I');
  expect(structure).not.toContain('/Subtype /Image');
});

test('the company’s logo is printed as it is, and one that is no picture leaves the paper without', async () => {
  const company = { name: 'Kestrel Civil', abn: '', logo: logoBase64(SMALL_LOGO) };
  const { structure } = await printed(sheetOf(complete, { company }));
  expect(structure).toContain('/Subtype /Image');
  expect(structure).toContain('/Width 12');
  const broken = await printed(sheetOf(complete, { company: { ...company, logo: 'AAAA' } }));
  expect(broken.structure).not.toContain('/Subtype /Image');
  expect(flat(broken)).toContain('WO 48213');
});

test('what was agreed before a re-assessment stands on it, with its day and its signatures', async () => {
  const anew = withAnswers(reassess(complete, { id: uuid(3), at: AT, by: 'Dan Whitlock', reason: 'Rain has begun' }), { weather: 'Wet' });
  const text = flat(await printed(sheetOf(anew, { stage: 'In progress' })));
  expect(text).toContain('Re-assessed 23 Nov 2026 07:18 AM by Dan Whitlock');
  expect(text).toContain('Rain has begun');
  expect(text).toMatch(/Weather Wet.*Before the re-assessment.*Weather Fine.*Marco Petrelli/);
});

test('names of other alphabets are printed', async () => {
  const names = ['Zoë Nuñez', 'Łukasz Żółć', 'Αθηνά', 'Дмитрий', 'Nguyễn Thị Ánh', 'Māui'];
  const ticket = names.reduce((signed, name, n) => sign(signed, { ...signatureOf(uuid(n + 10), 'crew', AT), name }), begun);
  const text = flat(await printed(sheetOf(ticket)));
  for (const name of names) expect(text.normalize('NFC')).toContain(name.normalize('NFC'));
});

const HOSTILE = [
  ['PDF syntax', ') >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> endobj (('],
  ['a script', '<script>alert(1)</script>'],
  ['an address', 'https://evil.example/x?y=1 javascript:alert(1) file:///etc/passwd'],
  ['right to left', 'שלום \u202egnp.exe\u202c مرحبا'],
  ['control characters', 'a\u0007b\u001bc\u009dd\ufeffe'],
  ['halves of signs', 'a\ud800b\udc00c'],
  ['signs that no font has', '\u{1F600}\u{10FFFF}漢字'],
  ['10,000 characters without a space', 'x'.repeat(10_000)],
  ['10,000 brackets', '(\\'.repeat(5_000)],
  ['10,000 blank lines', '\n'.repeat(10_000)],
  ['2,000 lines', 'a\n'.repeat(2_000)],
  ['a format', '%s %d {0} $& $1 \\u0000 \\) \\('],
] as const;

test.each(HOSTILE)('hostile text, %s: it is text, and nothing else', async (_, text) => {
  const ticket = sign(withAnswers(complete, { bydaNumber: text, otherControls: text, weather: text }), {
    ...signatureOf(uuid(4), 'crew', AT),
    name: text,
  });
  const anew = reassess(ticket, { id: uuid(5), at: AT, by: text, reason: text });
  const paper = await printed(sheetOf(anew, { workOrder: text, address: text, task: text, group: text }));
  expect(paper.pages).toBeLessThan(150);
  for (const action of ['/OpenAction', '/JavaScript', '/JS', '/AA', '/Launch', '/URI', '/Annots', '/EmbeddedFile', '/SubmitForm', '/GoToR'])
    expect(withoutTexts(paper.structure)).not.toContain(action);
  expect(flat(paper)).toContain('Underground services');
});

/** Texts in brackets (the document's title) are no structure: what a reader would see as a name stands outside of them. */
const withoutTexts = (structure: string): string => structure.replaceAll(/\((?:[^()\\]|\\.)*\)/gs, '()').replaceAll(/<[0-9a-f]+>/gi, '<>');

test('a ticket from elsewhere is printed as it was saved, and no more of it than some pages', async () => {
  const text = JSON.stringify({ step: 1, note: 'as drawn', long: 'y '.repeat(400_000) });
  const paper = await printed(sheetOf(complete, { text, read: readTicket(text), form: null, stage: 'From elsewhere' }));
  expect(flat(paper)).toContain('"note":"as drawn"');
  expect(paper.pages).toBeLessThan(12);
});

test('a ticket as large as it can be has a paper with an end', async () => {
  const long = Object.fromEntries(Array.from({ length: 240 }, (_, n) => [`answer${String(n)}`, 'word '.repeat(800)]));
  const paper = await printed(sheetOf({ ...complete, answers: long }, { form: null }));
  expect(flat(paper)).toContain('The rest is in Lotline.');
  expect(paper.pages).toBeLessThan(120);
});

test('compressed it is small', async () => {
  const bytes = Buffer.concat((await ticketPdf(sheetOf(complete)).toArray()) as Buffer[]);
  expect(bytes.length).toBeLessThan(80_000);
  expect(flat(readPdf(bytes))).toContain('WO 48213');
});

test.each([
  ['48213', 'Ticket of Work 48213.pdf'],
  ['../../etc\r\nX: 1', 'Ticket of Work ..-..-etc--X- 1.pdf'],
])('the file of %j is called %s', (workOrder, name) => expect(ticketFileName({ workOrder })).toBe(name));
