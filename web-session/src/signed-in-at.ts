// When the sign-in of an access token began, as the provider says in it: read to tell one sign-in from the next, never to decide anything.

/** In seconds; null: it does not say, or is none of this kind. */
export function signedInAt(token: string): number | null {
  try {
    const [, body = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const time = typeof claims === 'object' && claims !== null && 'auth_time' in claims ? claims.auth_time : null;
    return typeof time === 'number' ? time : null;
  } catch {
    return null;
  }
}
