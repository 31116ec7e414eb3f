// How long a valid token stays cached.
import { expect, jest, test } from '@jest/globals';
import type { VerifyToken } from './identity.ts';
import { keepingVerified } from './verified-tokens.ts';

const START = 1_000_000;

function cached(expiresAt: number) {
  const clock = { at: START };
  const verify = jest.fn<VerifyToken>(async (token) => {
    if (token === 'bad') throw new Error('refused');
    return { subject: `local|${token}`, verifiedEmail: null, expiresAt };
  });
  return { clock, verify, ask: keepingVerified(verify, () => clock.at) };
}

test('a valid token is checked once in half a minute', async () => {
  const { clock, verify, ask } = cached(START + 3_600_000);
  expect((await ask('one')).subject).toBe('local|one');
  clock.at += 29_999;
  expect((await ask('one')).subject).toBe('local|one');
  expect(verify).toHaveBeenCalledTimes(1);
  clock.at += 1;
  await ask('one');
  expect(verify).toHaveBeenCalledTimes(2);
});

test('a token is never cached past its expiry', async () => {
  const { clock, verify, ask } = cached(START + 5_000);
  await ask('one');
  clock.at += 5_000;
  await ask('one');
  expect(verify).toHaveBeenCalledTimes(2);
});

test('a refused token is checked every time, and one token never stands for another', async () => {
  const { verify, ask } = cached(START + 3_600_000);
  await expect(ask('bad')).rejects.toThrow('refused');
  await expect(ask('bad')).rejects.toThrow('refused');
  expect(verify).toHaveBeenCalledTimes(2);
  expect((await ask('two')).subject).toBe('local|two');
});
