// The session as the screens see it. Three facts are separate: who was last known here (`person`), whether the sign-in can be renewed
// (`mustSignInAgain`), and whether the server can be reached (the connection's own state).
import type { Me } from './me.ts';

export interface SessionState {
  /** 'opening' until MSAL has answered, where somebody is signed in but not known yet. Only signing out leads to 'signed-out' from 'signed-in'. */
  readonly status: 'opening' | 'signed-in' | 'signed-out';
  /** As `me` last answered, now or on an earlier day; null while nobody is known. */
  readonly person: Me | null;
  readonly email: string | null;
  /** The provider refused to renew: stored data stays readable, a banner asks to sign in again. */
  readonly mustSignInAgain: boolean;
  /** The server answered that this person may not log in: no stored data is shown any more. */
  readonly isShutOut: boolean;
  /** The sentence under the sign-in button after a failed try. */
  readonly problem: string | null;
  /** Who is signed in as this person in this tab, and until when, in milliseconds; null where they are here themselves. */
  readonly impersonation: { readonly administrator: string; readonly until: number } | null;
}
