// The access token that a tab already has, so that opening it again loads no sign-in library: that is loaded when the token must be renewed. It is for the
// tab alone (sessionStorage), valid for minutes, and removed at sign-out; the renewing token stays with MSAL (decision 039).
import { logProblem } from '../log.ts';

const TOKEN = 'lotline.token';

export interface AccessToken {
  readonly token: string;
  /** When it expires, in milliseconds. */
  readonly until: number;
}

interface StoredToken extends AccessToken {
  readonly account: string;
}

/** It is renewed and not used when it expires within this time. */
const SPARE_MS = 60_000;

export function keepToken(account: string, { token, until }: AccessToken): void {
  try {
    sessionStorage.setItem(TOKEN, JSON.stringify({ account, token, until } satisfies StoredToken));
  } catch (problem) {
    logProblem('This tab keeps nothing', problem);
  }
}

/** Null unless it is this account's, and valid for a while. */
export function storedToken(account: string, now: Date): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TOKEN) ?? 'null') as Partial<StoredToken> | null;
    if (kept?.account !== account || typeof kept.token !== 'string' || typeof kept.until !== 'number') return null;
    return kept.until - now.getTime() > SPARE_MS ? kept.token : null;
  } catch {
    return null;
  }
}

export const dropToken = (): void => sessionStorage.removeItem(TOKEN);
