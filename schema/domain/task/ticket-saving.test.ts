// What is refused before anything is locked, and what saving makes of a ticket; that a thread does the same is api's ticket-saving.test.
import { DEFAULT_TICKET_FORM } from '../settings/default-ticket-form.ts';
import { completeTicket, sign, startTicket, withAnswers } from '../ticket/ticket.edits.ts';
import { GOOD_ANSWERS, PREFILLED, RECORDED, signatureOf } from '../../testing/ticket-answers.ts';
import { checkTicket, settleTicket } from './ticket-saving.ts';

const AT = '2026-11-22T20:18:00.000Z';
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const begun = withAnswers(startTicket(DEFAULT_TICKET_FORM, PREFILLED, AT), GOOD_ANSWERS);
const signed = sign(begun, signatureOf(uuid(1), 'crew', AT));
const complete = completeTicket(sign(withAnswers(signed, RECORDED), signatureOf(uuid(2), 'worker', AT)), AT);
const setting = { supervisorName: '', supervisorPhone: '', forms: [] };
const text = JSON.stringify;

test.each([
  ['no JSON', 'no json'],
  ['a list', '[]'],
  ['what calls itself a ticket and is none', '{"formVersion":1}'],
  ['more parts than a ticket has', `{"a":[${'{},'.repeat(330_000)}{}]}`],
  ['what the database cannot keep', '{"a":"\\u0000"}'],
])('%s is refused', (_, sent) => expect(() => checkTicket(sent)).toThrow(expect.objectContaining({ code: 'TICKET_INVALID' })));

test.each([
  ['an empty object', {}, { isReset: true, isCompleted: false }],
  ['one from elsewhere', { step: 1 }, { isReset: false, isCompleted: false }],
  ['one that is being filled in', signed, { isReset: false, isCompleted: false }],
  ['a complete one', complete, { isReset: false, isCompleted: true }],
] as const)('%s is one', (_, sent, checked) => expect(checkTicket(text(sent))).toEqual(checked));

const settle = (before: object | null, sent: object, more = {}) =>
  settleTicket({
    before: before === null ? null : text(before),
    sent: text(sent),
    isReset: false,
    setting: null,
    day: '2026-11-22',
    ...more,
  });

test('what was signed meanwhile stays, and the history keeps what changed', () => {
  const { ticket, isComplete, kept } = settle(signed, begun);
  expect(JSON.parse(ticket)).toEqual(signed);
  expect(isComplete).toBe(false);
  expect(JSON.parse(kept)).toEqual({ ticketChanges: [] });
});

test('a Reset keeps the replaced ticket whole', () => {
  const { ticket, kept } = settle(signed, {}, { isReset: true });
  expect([ticket, JSON.parse(kept)]).toEqual(['{}', { replaced: signed }]);
});

test('one that says that it is complete must be, unless it stood so already', () => {
  const lacking = { ...complete, answers: {} };
  expect(settle(signed, complete, { setting }).isComplete).toBe(true);
  expect(() => settle(signed, lacking, { setting })).toThrow(expect.objectContaining({ code: 'TICKET_INCOMPLETE' }));
  expect(() => settle(signed, { ...complete, formVersion: 77 }, { setting })).toThrow(
    expect.objectContaining({ code: 'TICKET_INCOMPLETE' }),
  );
  expect(JSON.parse(settle(lacking, lacking, { setting }).kept)).toEqual({ ticketChanges: [] });
});
