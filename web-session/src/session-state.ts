// Who is at this device, as the screens see it.
import { createStore, type Store } from './store.ts';

export interface SessionState {
  /** 'opening' until MSAL has answered, for a person who was signed in here before or is just coming back from signing in. */
  readonly status: 'opening' | 'signed-in' | 'signed-out';
  readonly email: string | null;
  /** The provider refused to renew: reading goes on, a banner asks to sign in again. */
  readonly mustSignInAgain: boolean;
  /** The sentence under the sign-in button after a failed try. */
  readonly problem: string | null;
}

const SIGNED_IN_BEFORE = 'lotline.signed-in';

const signedInBefore = (): boolean => localStorage.getItem(SIGNED_IN_BEFORE) !== null;
export const rememberSignedIn = (): void => localStorage.setItem(SIGNED_IN_BEFORE, '1');
export const forgetSignedIn = (): void => localStorage.removeItem(SIGNED_IN_BEFORE);

/** Known before the first paint, so that nobody who is signed in sees the login page flash by. */
export function createSessionStore(isReturning: boolean): Store<SessionState> {
  const status = signedInBefore() || isReturning ? 'opening' : 'signed-out';
  return createStore<SessionState>({ status, email: null, mustSignInAgain: false, problem: null });
}
