import { ApiError } from './api-error.ts';
import { isWorthRetrying } from './retry.ts';

const error = (code: ApiError['code']) => new ApiError({ code, status: 0 });

test.each(['OFFLINE', 'UNAVAILABLE', 'TIMEOUT', 'FAULT'] as const)('%s may pass, so it is retried, twice at most', (code) => {
  expect(isWorthRetrying(0, error(code))).toBe(true);
  expect(isWorthRetrying(1, error(code))).toBe(true);
  expect(isWorthRetrying(2, error(code))).toBe(false);
});

test.each(['UNAUTHENTICATED', 'CLAIM_REQUIRED', 'NOT_FOUND', 'INVALID_INPUT'] as const)('%s does not change by a retry', (code) => {
  expect(isWorthRetrying(0, error(code))).toBe(false);
});

test('our own programming error is not retried', () => {
  expect(isWorthRetrying(0, new TypeError('x is undefined'))).toBe(false);
});
