import { areSameNumbers, bankSeal } from './bank-seal.ts';
import { keyFor, open, seal } from './sealed.ts';

const BANK = { accountName: 'Ridgeway', bsb: '062-000', accountNumber: '73519264' };
const ours = bankSeal('a secret that is long enough for it');

test('what was closed is opened by the same secret, for the same contractor alone', () => {
  const sealed = ours.close(BANK, 7);
  expect(ours.open(sealed, 7)).toEqual(BANK);
  expect(ours.open(sealed, 8)).toBeNull();
  expect(bankSeal('another secret that is long enough').open(sealed, 7)).toBeNull();
  expect(sealed).not.toMatch(/73519264|062-?000|Ridgeway/);
});

test('the same account closed twice is not known as the same', () => {
  expect(ours.close(BANK, 7)).not.toBe(ours.close(BANK, 7));
});

test('what was changed is not opened, whichever character it was', () => {
  const key = keyFor('a secret', 'a purpose');
  const sealed = seal(Buffer.from('what is closed'), key, 'it');
  for (let at = 0; at < sealed.length; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    const opened = open(changed, key, 'it');
    // the last bits of base64url may say the same bytes
    if (opened !== null) expect(opened.toString()).toBe('what is closed');
  }
  expect(open('', key, 'it')).toBeNull();
});

test('two purposes of one secret have two keys', () => {
  expect(keyFor('a secret', 'one').equals(keyFor('a secret', 'two'))).toBe(false);
});

test('numbers are the same as a whole', () => {
  expect(areSameNumbers(BANK, { ...BANK })).toBe(true);
  expect(areSameNumbers(BANK, { ...BANK, accountNumber: '73519265' })).toBe(false);
  expect(areSameNumbers(BANK, { ...BANK, bsb: '062-001' })).toBe(false);
  expect(areSameNumbers({ bsb: '062-000', accountNumber: '1234' }, { bsb: '062-000', accountNumber: '1234567890' })).toBe(false);
});
