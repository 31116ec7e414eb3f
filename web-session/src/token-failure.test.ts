import { tokenFailure } from './token-failure.ts';

test.each([
  [{ name: 'InteractionRequiredAuthError', errorCode: 'interaction_required' }],
  [{ name: 'InteractionRequiredAuthError', errorCode: 'something_new' }],
  [{ name: 'ServerError', errorCode: 'invalid_grant' }],
])('the provider’s own refusal asks to sign in again: %j', (error) => {
  expect(tokenFailure(error)).toBe('sign-in-again');
});

test.each([
  [{ name: 'ClientAuthError', errorCode: 'endpoints_resolution_error' }],
  [{ name: 'BrowserAuthError', errorCode: 'no_network_connectivity' }],
  [{ name: 'BrowserAuthError', errorCode: 'post_request_failed' }],
  [new TypeError('Failed to fetch')],
  ['invalid_grant'],
  [null],
])('anything else counts as offline, so that nobody is signed out: %p', (error) => {
  expect(tokenFailure(error)).toBe('offline');
});
