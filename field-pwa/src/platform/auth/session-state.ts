// Who is at this device, as the screens see it.
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

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
const RETURN_PATH = '/field/auth';

const signedInBefore = (): boolean => localStorage.getItem(SIGNED_IN_BEFORE) !== null;
export const rememberSignedIn = (): void => localStorage.setItem(SIGNED_IN_BEFORE, '1');
export const forgetSignedIn = (): void => localStorage.removeItem(SIGNED_IN_BEFORE);
export const isReturning = (): boolean => window.location.pathname === RETURN_PATH;

/** Known before the first paint, so that nobody who is signed in sees the login page flash by. */
const initialStatus = () => (signedInBefore() || isReturning() ? 'opening' : 'signed-out');

export const sessionStore = createStore<SessionState>({ status: initialStatus(), email: null, mustSignInAgain: false, problem: null });

export function changeSession(part: Partial<SessionState>): void {
  sessionStore.set({ ...sessionStore.get(), ...part });
}

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}
