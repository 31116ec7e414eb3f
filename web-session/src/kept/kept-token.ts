// The access token that a tab already has, so that opening it again loads no sign-in library: it is loaded when the token must be renewed. For the
// tab alone (sessionStorage), good for minutes, and gone at sign-out; what renews it stays with MSAL (decision 039).
import { logProblem } from '../log.ts';

const TOKEN = 'lotline.token';

export interface AccessToken {
  readonly token: string;
  /** When it ends, in milliseconds. */
  readonly until: number;
}

interface KeptToken extends AccessToken {
  readonly account: string;
}

/** Renewed rather than used when it ends within this time. */
const SPARE_MS = 60_000;

export function keepToken(account: string, { token, until }: AccessToken): void {
  try {
    sessionStorage.setItem(TOKEN, JSON.stringify({ account, token, until } satisfies KeptToken));
  } catch (problem) {
    logProblem('This tab keeps nothing', problem);
  }
}

/** Null unless it is this account's, and good for a while. */
export function keptToken(account: string, now: Date): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(TOKEN) ?? 'null') as Partial<KeptToken> | null;
    if (kept?.account !== account || typeof kept.token !== 'string' || typeof kept.until !== 'number') return null;
    return kept.until - now.getTime() > SPARE_MS ? kept.token : null;
  } catch {
    return null;
  }
}

export const dropToken = (): void => sessionStorage.removeItem(TOKEN);
