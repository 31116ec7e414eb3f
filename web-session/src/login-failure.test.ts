import { ApiError } from './api-error.ts';
import { sayLoginFailure } from './login-failure.ts';

test('an unreachable server is not blamed on the account', () => {
  expect(sayLoginFailure(new ApiError({ code: 'OFFLINE', status: 0 }))).toBe('The server cannot be reached at the moment.');
});

test('a refused account is named as the reason', () => {
  expect(sayLoginFailure(new ApiError({ code: 'CANNOT_LOG_IN', status: 403 }))).toContain('Your account cannot sign in.');
});

test('an unreadable answer still gives a sentence', () => {
  expect(sayLoginFailure(new TypeError('x is undefined'))).toBe('The server’s answer could not be read.');
});
