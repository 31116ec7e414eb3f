// Signing in, renewing and signing out. Never leaves the page by itself: a redirect happens only when the person presses a button.
import { rest } from '../api/rest.ts';
import { takeTokensFrom } from '../api/send.ts';
import { logProblem } from '../log.ts';
import { loadAuthConfig } from './auth-config.ts';
import type { MsalSession } from './msal.ts';
import { aloneAmongTabs } from './renewal-lock.ts';
import { changeSession, forgetSignedIn, isReturning, rememberSignedIn, sessionStore } from './session-state.ts';
import { tokenFailure } from './token-failure.ts';

const NOT_FINISHED = 'Sign-in did not finish. Check the connection and try again.';
const NOT_STARTED = 'Sign-in could not start. Check the connection and try again.';
const NOT_REACHED =
  'The server cannot be reached at the moment. You are still signed in on this device: reload when there is a connection.';

let opened: Promise<MsalSession> | undefined;

/** MSAL and its configuration, loaded once; a failed load can be tried again. */
function openSession(): Promise<MsalSession> {
  opened ??= load().catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
}

async function load(): Promise<MsalSession> {
  const [{ openMsal }, config] = await Promise.all([import('./msal.ts'), loadAuthConfig()]);
  return openMsal(config);
}

/** Called at start. When this page load ends a sign-in, `go` gets the path that the person wanted. */
export function startSession(go: (path: string) => void): void {
  takeTokensFrom({ getToken, onRefused: () => changeSession({ mustSignInAgain: true }) });
  if (sessionStore.get().status === 'opening') started ??= resume(go);
}

let started: Promise<void> | undefined;

async function resume(go: (path: string) => void): Promise<void> {
  try {
    const msal = await openSession();
    const account = msal.account();
    if (account === null) {
      forgetSignedIn();
      changeSession({ status: 'signed-out' });
      return;
    }
    rememberSignedIn();
    if (msal.returnedTo !== null) {
      void announce('/auth/signin');
      go(safePath(msal.returnedTo));
    }
    changeSession({ status: 'signed-in', email: account.username });
  } catch (problem) {
    logProblem('Sign-in could not be opened', problem);
    changeSession({ status: 'signed-out', problem: isReturning() ? NOT_FINISHED : NOT_REACHED });
  }
}

export async function signIn(returnTo: string): Promise<void> {
  changeSession({ problem: null });
  try {
    const msal = await openSession();
    await msal.signIn(returnTo);
  } catch (problem) {
    logProblem('Sign-in could not start', problem);
    changeSession({ problem: NOT_STARTED });
  }
}

/** Offline only this device forgets the person; online the provider's session ends too. */
export async function signOut(): Promise<void> {
  await announce('/auth/signout');
  forgetSignedIn();
  try {
    const msal = await openSession();
    await msal.signOut({ leave: navigator.onLine });
  } catch (problem) {
    logProblem('Sign-out did not reach the provider', problem);
  }
  changeSession({ status: 'signed-out', email: null, mustSignInAgain: false });
}

/**
 * The access token, renewed when it is about to end; null when it cannot be had at the moment. Once the provider has refused, only
 * `evenRefused` asks it again: another tab may have signed in meanwhile.
 */
export async function getToken({ force, evenRefused = false }: { force: boolean; evenRefused?: boolean }): Promise<string | null> {
  const { status, mustSignInAgain } = sessionStore.get();
  if (status === 'signed-out' || (mustSignInAgain && !evenRefused)) return null;
  try {
    const msal = await openSession();
    const token = await aloneAmongTabs(() => msal.token({ force }));
    changeSession({ mustSignInAgain: false });
    return token;
  } catch (problem) {
    logProblem('The token could not be renewed', problem);
    if (tokenFailure(problem) === 'sign-in-again') changeSession({ mustSignInAgain: true });
    return null;
  }
}

async function announce(path: '/auth/signin' | '/auth/signout'): Promise<void> {
  try {
    await rest(path, { method: 'POST' });
  } catch (problem) {
    logProblem(`${path} was not heard`, problem);
  }
}

/** Only a path of this app, so that a forged state cannot lead elsewhere. */
export function safePath(path: string): string {
  return path.startsWith('/field/') && !path.startsWith('/field/auth') ? path : '/field/construction';
}
