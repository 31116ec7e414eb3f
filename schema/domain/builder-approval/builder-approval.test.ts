// Builder approval: who may be asked, by which words, and what may be answered (domain.md §5).
import { buildActor } from '../../testing/build-actor.ts';
import { readBuilderForm } from './builder-answer.input.ts';
import { COMPANY_DEFAULTS } from '../settings/company-settings.ts';
import { linkFor, messageLinks } from '../kernel/message-link.ts';
import { builderMessage, fitsQrCode } from './builder-message.rules.ts';

const smsLinks = (phone: string, text: string) => messageLinks({ kind: 'sms', phone, text });
import { sendRequestInput } from './builder-request.input.ts';
import {
  canBeRequested,
  isOpenRequest,
  mayRequestApproval,
  mayStillAnswer,
  missingForRequest,
  requestState,
} from './builder-request.lifecycle.ts';

const READY = {
  streetName: 'Wattle',
  suburb: 'Box Hill',
  siteContact: 'Dale Whitby',
  siteContactPhone: '0491 570 156',
  developer: 'Tamar Homes',
};
const LINK = 'https://lotline.example/builders/abc_-1';
const facts = {
  template: COMPANY_DEFAULTS.Messages.builderRequest,
  company: 'Lotline',
  siteContact: ' Dale Whitby ',
  sender: 'Olive Hart',
  addresses: ['8 Wattle Rd, Box Hill'],
  link: LINK,
};

test.each([
  ['streetName', ' ', 'street name'],
  ['suburb', null, 'suburb'],
  ['siteContact', '', 'site contact'],
  ['siteContactPhone', '02 9876 5432', 'valid mobile number'],
  ['developer', null, 'developer'],
])('without its %s a job’s builder cannot be asked, and it is named', (field, value, name) => {
  const job = { ...READY, [field]: value };
  expect(missingForRequest(READY)).toEqual([]);
  expect(missingForRequest(job)).toEqual([name]);
  expect(canBeRequested(job, '48213')).toEqual({
    ok: false,
    code: 'BUILDER_REQUEST_INCOMPLETE',
    details: { missing: [name], workOrder: '48213' },
  });
});

test('the office asks by its claim, the field for its own list, and nobody else', () => {
  expect(mayRequestApproval(buildActor({ onlyClaims: ['CAN_ACCESS_BUILDER_APPROVALS'] })).ok).toBe(true);
  expect(mayRequestApproval(buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] })).ok).toBe(true);
  expect(mayRequestApproval(buildActor({ onlyClaims: ['CAN_ACCESS_CONSTRUCTION'] }))).toMatchObject({ code: 'CLAIM_REQUIRED' });
});

const NOW = new Date('2026-11-20T02:00:00Z');
const LATER = new Date('2026-12-20T02:00:00Z');

test.each([
  ['Sent', [null, null], LATER, null],
  ['Partly', ['approved', null], LATER, null],
  ['Partly', ['approved', 'declined'], LATER, null],
  ['Approved', ['approved', 'approved'], NOW, null],
  ['Declined', ['declined'], LATER, null],
  ['Expired', [null, 'later'], NOW, null],
  ['Revoked', ['approved'], LATER, NOW],
] as const)('a request is %s with the answers %j', (state, answers, expiresAt, revokedAt) => {
  expect(requestState({ answers, expiresAt, revokedAt, openedAt: null, isSuperseded: false, sms: null }, NOW)).toBe(state);
  expect(isOpenRequest({ expiresAt, revokedAt }, NOW)).toBe(revokedAt === null && expiresAt === LATER);
});

test.each([
  ['Queued', 'queued', null, null],
  ['Sent', 'sent', null, null],
  ['Not sent', 'failed', null, null],
  ['Opened', 'sent', NOW, null],
  // whoever touched the page or answered on it has the message, whatever the gateway said
  ['Opened', 'failed', NOW, null],
  ['Partly', 'failed', NOW, 'later'],
] as const)('a request is %s whose SMS is %s, opened %s, answered %s', (state, sms, openedAt, answer) => {
  expect(requestState({ answers: [answer], expiresAt: LATER, revokedAt: null, openedAt, isSuperseded: false, sms }, NOW)).toBe(state);
});

test('a request whose jobs were asked for again is superseded until it is answered', () => {
  const facts = { expiresAt: LATER, revokedAt: null, openedAt: NOW, isSuperseded: true, sms: null };
  expect(requestState({ ...facts, answers: [null, null] }, NOW)).toBe('Superseded');
  expect(requestState({ ...facts, answers: ['later', null] }, NOW)).toBe('Partly');
});

test('an approval is final, any other answer may be changed', () => {
  const answers = [null, 'later', 'declined', 'approved'] as const;
  expect(answers.map(mayStillAnswer)).toEqual([true, true, true, false]);
});

test('the message names the contact, who asks, the addresses and the link, and has no &', () => {
  const text = builderMessage({ ...facts, sender: 'Olive & Sam', addresses: ['U 1&2, 8 Wattle Rd'] });
  expect(text).toBe(
    `Hi Dale, Olive and Sam from Lotline here.\nCan our crew come onsite for the telecom work at:\n- U 1 and 2, 8 Wattle Rd\nPlease answer here:\n${LINK}\nThank you, Lotline`,
  );
});

test('the company asks in its own words and under its own name', () => {
  const template = 'G’day {contact}: {jobs}\n{link}\n{company}';
  expect(builderMessage({ ...facts, template, company: 'Meridian & Sons' })).toBe(
    `G’day Dale: - 8 Wattle Rd, Box Hill\n${LINK}\nMeridian and Sons`,
  );
});

test('30 addresses are counted, so that a camera can still read the code', () => {
  const addresses = Array.from({ length: 30 }, (_, n) => `Lot ${String(n + 100)}, 8 Wattle Grove Boulevard, North Box Hill NSW 2765`);
  const text = builderMessage({ ...facts, addresses });
  expect(text).toContain('- and 26 more');
  expect(fitsQrCode(smsLinks('0491570156', text)?.usual ?? '')).toBe(true);
  expect(fitsQrCode(smsLinks('0491570156', 'x'.repeat(2_000))?.usual ?? '')).toBe(false);
});

test('the link of a text message has the number in full and the exact text, for iPhones in their own form', () => {
  const links = smsLinks('0491 570 156', 'Hi, gate 4?\nYes & no');
  const body = 'Hi%2C%20gate%204%3F%0AYes%20%26%20no';
  expect(links).toEqual({ usual: `sms:+61491570156?body=${body}`, apple: `sms:+61491570156&body=${body}` });
  expect(smsLinks('02 9876 5432', 'Hi')).toBeNull();
  const of = (agent: string) => (links === null ? '' : linkFor(links, agent));
  expect(of('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toContain('&body=');
  expect(of('Mozilla/5.0 (X11; Linux x86_64)')).toContain('?body=');
});

test('one message asks for 1 to 30 jobs, each once', () => {
  expect(sendRequestInput.parse({ ids: [7, 3, 7], message: ' Hi ' })).toEqual({ ids: [3, 7], message: 'Hi' });
  const ids = Array.from({ length: 31 }, (_, n) => n + 1);
  for (const wrong of [
    { ids, message: 'Hi' },
    { ids: [], message: 'Hi' },
    { ids: [1], message: ' ' },
    { ids: [1], message: 'x'.repeat(2_001) },
  ])
    expect(sendRequestInput.safeParse(wrong).success).toBe(false);
});

const CONTEXT = { open: [1, 3], today: '2026-11-20' };
const BY = { name: ' Dale ', role: '', mobile: '0491 570 156', agreed: 'yes' };

test('of a form the open jobs count that have an answer', () => {
  const form = {
    ...BY,
    'answer-1': 'later',
    'date-1': '2026-11-20',
    'reason-1': 'not meant',
    'answer-2': 'approved',
    'answer-3': 'unknown',
  };
  expect(readBuilderForm(form, CONTEXT)).toEqual({
    ok: true,
    answer: {
      jobs: [{ number: 1, answer: 'later', reason: null, earliestDate: '2026-11-20' }],
      accessNotes: null,
      name: 'Dale',
      role: null,
      mobile: '+61491570156',
    },
  });
});

test.each([
  ['2026-12-02', '2026-12-02'],
  ['2/12/2026', '2026-12-02'],
  ['2 dec', '2026-12-02'],
])('an earliest day is read as the calendar sends it and as people type it: %s', (typed, day) => {
  const read = readBuilderForm({ ...BY, 'answer-1': 'later', 'date-1': typed }, CONTEXT);
  expect(read.ok ? read.answer.jobs[0]?.earliestDate : read.faults).toBe(day);
});

test('what is no day is told as days are typed', () => {
  const read = readBuilderForm({ ...BY, 'answer-1': 'later', 'date-1': '31/2' }, CONTEXT);
  expect(read.ok ? {} : read.faults).toEqual({ 'date-1': 'Enter the earliest day, such as 14/8/2026 or 14 Aug.' });
});

test('one button approves every job that is open', () => {
  for (const answers of [{ 'answer-1': 'declined' }, {}]) {
    const read = readBuilderForm({ ...BY, 'approve-all': 'yes', ...answers }, CONTEXT);
    expect(read.ok ? read.answer.jobs.map(({ number, answer }) => `${String(number)} ${answer}`) : []).toEqual([
      '1 approved',
      '3 approved',
    ]);
  }
});

test('a form that is sent empty has a fault at each question, and so has each address (screens.md §2.10)', () => {
  const read = readBuilderForm({}, CONTEXT);
  expect(read.ok ? [] : Object.keys(read.faults)).toEqual(['answer-1', 'answer-3', 'name', 'mobile', 'agreed']);
  const single = readBuilderForm(BY, { ...CONTEXT, open: [2] });
  expect(single.ok ? {} : single.faults).toEqual({ 'answer-2': 'Choose an answer for this address.' });
});

test.each([
  ['name', { 'answer-1': 'approved', name: ' ' }],
  ['name', { 'answer-1': 'approved', name: 'x'.repeat(101) }],
  ['role', { 'answer-1': 'approved', role: 'x'.repeat(101) }],
  ['mobile', { 'answer-1': 'approved', mobile: '02 9876 5432' }],
  ['agreed', { 'answer-1': 'approved', agreed: '' }],
  ['notes', { 'answer-1': 'approved', notes: 'x'.repeat(1_001) }],
  ['reason-1', { 'answer-1': 'declined', 'reason-1': ' ' }],
  ['reason-1', { 'answer-1': 'declined', 'reason-1': 'x'.repeat(301) }],
  ['date-1', { 'answer-1': 'later' }],
  ['date-1', { 'answer-1': 'later', 'date-1': '2026-11-19' }],
])('a fault of %s is said beside it, and nothing counts: %j', (field, form) => {
  const read = readBuilderForm({ ...BY, ...form }, CONTEXT);
  expect(read.ok ? [] : Object.keys(read.faults)).toEqual([field]);
});
