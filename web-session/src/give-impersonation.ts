// Gives a tab the sign-in as somebody else, and says how long it is good.
import { KEY, type GivenImpersonation } from './given-impersonation.ts';

/** In that tab, which was opened a moment ago: the copy of what this one has for itself does not stay there. */
export function giveImpersonation({ sessionStorage }: Pick<Window, 'sessionStorage'>, given: GivenImpersonation): void {
  sessionStorage.clear();
  sessionStorage.setItem(KEY, JSON.stringify(given));
}

/** How long a new token is good, in milliseconds: this computer's clock may be another than the server's. 0: it does not say. */
export function lifetimeOf(token: string): number {
  const [, payload = ''] = token.split('.');
  try {
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly iat?: unknown;
      readonly exp?: unknown;
    };
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : 0;
  } catch {
    return 0;
  }
}
