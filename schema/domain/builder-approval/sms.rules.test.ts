// A message that the server sends: who sends it again and when, how many there may be, and what is said of it.
import { buildActor } from '../../testing/build-actor.ts';
import {
  canSendAgain,
  hasSmsLeft,
  isAnswered,
  MOST_SMS_OF_PERSON,
  MOST_SMS_TO_NUMBER,
  SMS_FAILURES,
  smsText,
  type QueuedFacts,
} from './sms.rules.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const office = buildActor({ onlyClaims: ['CAN_ACCESS_BUILDER_APPROVALS'] });
const failed: QueuedFacts = { state: 'failed', failure: 'down', queuedAt: minutesAgo(2) };
const codeOf = (message: QueuedFacts, { isOpen = true, hasGateway = true, actor = office } = {}) => {
  const verdict = canSendAgain(actor, { ...message, isOpen }, hasGateway, NOW);
  return verdict.ok ? 'OK' : verdict.code;
};

test('a failed message goes once more, and so does one that nothing works at any more', () => {
  expect(codeOf(failed)).toBe('OK');
  expect(codeOf({ state: 'queued', failure: null, queuedAt: minutesAgo(15) })).toBe('SMS_NOT_FAILED');
  expect(codeOf({ state: 'queued', failure: null, queuedAt: minutesAgo(16) })).toBe('OK');
  expect(codeOf({ state: 'sent', failure: null, queuedAt: minutesAgo(600) })).toBe('SMS_NOT_FAILED');
  expect(codeOf({ ...failed, failure: 'revoked' })).toBe('SMS_NOT_FAILED');
  expect(codeOf(failed, { isOpen: false })).toBe('BUILDER_REQUEST_CLOSED');
  expect(codeOf(failed, { hasGateway: false })).toBe('SMS_NOT_SET_UP');
  expect(codeOf(failed, { actor: buildActor({ onlyClaims: ['CAN_ACCESS_FIELD_WORK'] }) })).toBe('CLAIM_REQUIRED');
});

test('only what the gateway answered is asked by another id: a message that may have arrived keeps its own', () => {
  expect(SMS_FAILURES.filter(isAnswered)).toEqual(['number', 'refused', 'undelivered']);
});

test('a person and a number have so many messages and no more', () => {
  expect(hasSmsLeft({ ofPerson: MOST_SMS_OF_PERSON - 1, toNumber: MOST_SMS_TO_NUMBER - 1 }).ok).toBe(true);
  expect(hasSmsLeft({ ofPerson: MOST_SMS_OF_PERSON, toNumber: 0 })).toMatchObject({ code: 'SMS_LIMIT', details: { of: 'person' } });
  expect(hasSmsLeft({ ofPerson: 0, toNumber: MOST_SMS_TO_NUMBER })).toMatchObject({ code: 'SMS_LIMIT', details: { of: 'number' } });
});

test('what was only recorded is not said to be sent', () => {
  expect(smsText('sent', null, 'record')).toBe('Recorded only: this server sends no SMS.');
  expect(smsText('sent', null, 'another')).toBe('Sent by the SMS gateway.');
  expect(smsText('delivered', null, 'http')).toBe('Delivered to the phone.');
  expect(smsText('failed', 'undelivered', 'http')).toContain('did not reach the phone');
  expect(smsText('failed', 'lost', 'another')).toContain('does not send it twice');
});
