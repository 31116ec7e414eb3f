// What a failed silent renewal means (stack-frontend.md §3): only the provider's own refusal asks the person to sign in again.
// Everything else counts as a missing network: work continues, and a later try may succeed.
export type TokenFailure = 'sign-in-again' | 'offline';

const REFUSED_BY_PROVIDER: ReadonlySet<string> = new Set([
  'invalid_grant',
  'interaction_required',
  'login_required',
  'consent_required',
  'no_tokens_found',
  'refresh_token_expired',
  'no_account_error',
]);

export function tokenFailure(error: unknown): TokenFailure {
  if (typeof error !== 'object' || error === null) return 'offline';
  const isInteraction = 'name' in error && error.name === 'InteractionRequiredAuthError';
  const code = 'errorCode' in error && typeof error.errorCode === 'string' ? error.errorCode : '';
  return isInteraction || REFUSED_BY_PROVIDER.has(code) ? 'sign-in-again' : 'offline';
}
