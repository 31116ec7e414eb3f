import fc from 'fast-check';
import { buildActor } from '../../testing/build-actor.ts';
import { parseInput } from '../kernel/input.ts';
import { approveBankInput, proposeBankInput } from './bank-account.input.ts';
import {
  BANK_STATES,
  bankNoticeText,
  canApproveBank,
  canCloseBank,
  canProposeBank,
  endOf,
  holdsBankNumbers,
  maskedNumber,
} from './bank-account.rules.ts';

const manager = buildActor({ onlyClaims: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] });
const another = { state: 'waiting', proposedByUserId: manager.userId + 1 } as const;
const codeOf = (verdict: { readonly ok: boolean; readonly code?: string }) => (verdict.ok ? 'OK' : verdict.code);

test('a change is asked for by whoever manages contractors, one at a time, and not of one that has ended', () => {
  expect(codeOf(canProposeBank(manager, 'active', false))).toBe('OK');
  expect(codeOf(canProposeBank(manager, 'active', true))).toBe('BANK_CHANGE_WAITS');
  expect(codeOf(canProposeBank(manager, 'ended', false))).toBe('CONTRACTOR_STATE');
  expect(codeOf(canProposeBank(buildActor(), 'active', false))).toBe('CLAIM_REQUIRED');
});

test('it is approved by a second person, and closed by anybody, while it waits', () => {
  expect(codeOf(canApproveBank(manager, another))).toBe('OK');
  expect(codeOf(canApproveBank(manager, { ...another, proposedByUserId: manager.userId }))).toBe('BANK_SECOND_PERSON');
  expect(codeOf(canCloseBank(manager, { ...another, proposedByUserId: manager.userId }))).toBe('OK');
  for (const state of BANK_STATES.filter((one) => one !== 'waiting')) {
    expect(codeOf(canApproveBank(manager, { ...another, state }))).toBe('BANK_CHANGE_DECIDED');
    expect(codeOf(canCloseBank(manager, { ...another, state }))).toBe('BANK_CHANGE_DECIDED');
  }
  expect([codeOf(canApproveBank(buildActor(), another)), codeOf(canCloseBank(buildActor(), another))]).toEqual([
    'CLAIM_REQUIRED',
    'CLAIM_REQUIRED',
  ]);
});

test('of a number its last three digits are shown', () => {
  expect([endOf('73519264'), endOf('062-000'), maskedNumber(endOf('73519264'))]).toEqual(['264', '000', '••• 264']);
});

const whole = { contractorId: 1, accountName: 'Ridgeway', bsb: '062 000', accountNumber: '7351-9264', why: 'They wrote' };
const faultOf = (change: object) => {
  try {
    return parseInput(proposeBankInput, { ...whole, ...change });
  } catch (error) {
    return (error as { details: { field: string } }).details.field;
  }
};

test('numbers are taken as people write them', () => {
  expect(faultOf({})).toMatchObject({ bsb: '062-000', accountNumber: '73519264' });
});

test.each([
  ['five digits', { bsb: '06200' }, 'bsb'],
  ['letters', { bsb: 'ABC000' }, 'bsb'],
  ['noughts', { bsb: '000000' }, 'bsb'],
  ['three digits', { accountNumber: '123' }, 'accountNumber'],
  ['eleven digits', { accountNumber: '12345678901' }, 'accountNumber'],
  ['a long text', { accountNumber: '1'.repeat(3000) }, 'accountNumber'],
  ['no name', { accountName: ' ' }, 'accountName'],
  ['a name that no bank file takes', { accountName: 'x'.repeat(33) }, 'accountName'],
  ['no reason', { why: '' }, 'why'],
  ['the number in the reason', { why: 'It is 7351 9264 now' }, 'why'],
  ['the BSB in the reason', { why: 'BSB 062-000' }, 'why'],
])('%s is refused at its field, without the number in the sentence', (_, change, field) => {
  expect(faultOf(change)).toBe(field);
});

test('a refusal never repeats a number', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4, maxLength: 20 }), (typed) => {
      try {
        parseInput(approveBankInput, { id: 1, bsb: typed, accountNumber: typed, note: 'Called' });
      } catch (error) {
        expect(JSON.stringify((error as { details: object }).details)).not.toContain(`"${typed}"`);
      }
    }),
  );
});

test('a reason holds the numbers however they are spaced', () => {
  const numbers = { bsb: '062-000', accountNumber: '73519264' };
  expect(['7351 9264', '73.51/92-64', 'to 062 000'].map((text) => holdsBankNumbers(text, numbers))).toEqual([true, true, true]);
  expect(holdsBankNumbers('They changed banks on 20 November 2026', numbers)).toBe(false);
});

test('what the contact is sent has the last digits alone, and fits one message of few parts', () => {
  for (const about of ['asked', 'approved'] as const) {
    const text = bankNoticeText(about, { contractor: 'R'.repeat(200), end: '264' });
    expect(text).toContain('ending in 264');
    expect(text.length).toBeLessThan(500);
  }
});
