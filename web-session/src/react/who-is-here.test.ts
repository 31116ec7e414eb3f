import { ApiError, toApiError, type ApiErrorCode } from '../api-error.ts';
import { buildMe } from '../testing/build-me.ts';
import { whoIsHere } from './who-is-here.tsx';

const kept = buildMe({ displayName: 'as kept' });
const me = buildMe({ displayName: 'as told' });
const failed = (code: ApiErrorCode, status = 500) => ({ kind: 'failed', error: new ApiError({ code, status }) }) as const;
const facts = { answer: undefined, person: kept, isShutOut: false, isWaitingVain: false, isOpen: false };
const storedPerson = { kind: 'known', me: kept };

test('the server’s answer decides who is here, whoever was known', () => {
  expect(whoIsHere({ ...facts, answer: { kind: 'known', me } })).toEqual({ kind: 'known', me });
});

test('during the request a known person waits for the answer, for a limited time', () => {
  expect(whoIsHere(facts).kind).toBe('asking');
  expect(whoIsHere({ ...facts, isWaitingVain: true })).toEqual(storedPerson);
});

test.each(['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'] as const)('%s says nothing about who is here: a known person continues', (code) => {
  expect(whoIsHere({ ...facts, answer: failed(code, 0) })).toEqual(storedPerson);
});

test.each(['UNAVAILABLE', 'FAULT'] as const)(
  '%s says nothing about who is here either, but to nobody known it is Failed to login',
  (code) => {
    expect(whoIsHere({ ...facts, answer: failed(code) })).toEqual(storedPerson);
    expect(whoIsHere({ ...facts, person: null, answer: failed(code) }).kind).toBe('failed');
  },
);

test.each(['CANNOT_LOG_IN', 'CLAIM_REQUIRED'] as const)('%s refuses access: Failed to login, whoever was known (Spec 1 §2)', (code) => {
  expect(whoIsHere({ ...facts, answer: failed(code, 403) }).kind).toBe('failed');
});

test('a portal’s page with the status of a refusal refuses nobody', () => {
  const error = toApiError(403, '<html>');
  expect(whoIsHere({ ...facts, answer: { kind: 'failed', error } })).toEqual(storedPerson);
});

test('once screens are open a passing failure removes nobody; a lost access does', () => {
  expect(whoIsHere({ ...facts, isOpen: true, answer: failed('UNAVAILABLE') })).toEqual(storedPerson);
  expect(whoIsHere({ ...facts, isOpen: true, answer: failed('CANNOT_LOG_IN') }).kind).toBe('failed');
  expect(whoIsHere({ ...facts, isOpen: true, answer: { kind: 'known', me }, isShutOut: true }).kind).toBe('failed');
});

test('where nobody was known only the server’s answer opens the app', () => {
  const nobody = { ...facts, person: null };
  expect(whoIsHere({ ...nobody, isWaitingVain: true, isOpen: true }).kind).toBe('asking');
  expect(whoIsHere({ ...nobody, answer: failed('OFFLINE', 0) }).kind).toBe('failed');
});
