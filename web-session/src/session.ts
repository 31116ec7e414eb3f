// Signing in, renewing and signing out. Never leaves the page by itself: a redirect happens only when the person presses a button.
import { safePath, type AppPaths } from './app-paths.ts';
import { loadAuthConfig } from './auth-config.ts';
import { logProblem } from './log.ts';
import type { MsalSession } from './msal.ts';
import { aloneAmongTabs } from './renewal-lock.ts';
import type { Rest } from './rest.ts';
import { createSessionStore, forgetSignedIn, rememberSignedIn, type SessionState } from './session-state.ts';
import type { Readable, Store } from './store.ts';
import { tokenFailure } from './token-failure.ts';

const NOT_FINISHED = 'Sign-in did not finish. Check the connection and try again.';
const NOT_STARTED = 'Sign-in could not start. Check the connection and try again.';
const NOT_REACHED =
  'The server cannot be reached at the moment. You are still signed in on this device: reload when there is a connection.';

interface TokenWish {
  readonly force: boolean;
  readonly evenRefused?: boolean;
}

export interface Session extends Readable<SessionState> {
  /** Called at start. When this page load ends a sign-in, `go` gets the path that the person wanted. */
  readonly start: (go: (path: string) => void) => void;
  readonly signIn: (returnTo: string) => Promise<void>;
  /** Offline only this device forgets the person; online the provider's session ends too. */
  readonly signOut: () => Promise<void>;
  /**
   * The access token, renewed when it is about to end; null when it cannot be had at the moment. Once the provider has refused, only
   * `evenRefused` asks it again: another tab may have signed in meanwhile.
   */
  readonly getToken: (options: TokenWish) => Promise<string | null>;
  /** The server refused a token that was fresh. */
  readonly onRefused: () => void;
}

export function createSession(paths: AppPaths, rest: Rest): Session {
  return new MsalBackedSession(paths, rest);
}

class MsalBackedSession implements Session {
  readonly #paths: AppPaths;
  readonly #rest: Rest;
  readonly #isReturning: boolean;
  readonly #store: Store<SessionState>;
  #opened: Promise<MsalSession> | undefined;
  #isStarted = false;

  constructor(paths: AppPaths, rest: Rest) {
    this.#paths = paths;
    this.#rest = rest;
    this.#isReturning = window.location.pathname === paths.returnPath;
    this.#store = createSessionStore(this.#isReturning);
  }

  readonly get = () => this.#store.get();
  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);
  readonly onRefused = () => this.#change({ mustSignInAgain: true });

  readonly start = (go: (path: string) => void): void => {
    if (this.get().status !== 'opening' || this.#isStarted) return;
    this.#isStarted = true;
    void this.#resume(go);
  };

  readonly signIn = async (returnTo: string): Promise<void> => {
    this.#change({ problem: null });
    try {
      const msal = await this.#open();
      await msal.signIn(returnTo);
    } catch (problem) {
      logProblem('Sign-in could not start', problem);
      this.#change({ problem: NOT_STARTED });
    }
  };

  readonly signOut = async (): Promise<void> => {
    await this.#announce('/auth/signout');
    forgetSignedIn();
    try {
      const msal = await this.#open();
      await msal.signOut({ leave: navigator.onLine });
    } catch (problem) {
      logProblem('Sign-out did not reach the provider', problem);
    }
    this.#change({ status: 'signed-out', email: null, mustSignInAgain: false });
  };

  readonly getToken = async ({ force, evenRefused = false }: TokenWish): Promise<string | null> => {
    const { status, mustSignInAgain } = this.get();
    if (status === 'signed-out' || (mustSignInAgain && !evenRefused)) return null;
    try {
      const msal = await this.#open();
      const token = await aloneAmongTabs(() => msal.token({ force }));
      this.#change({ mustSignInAgain: false });
      return token;
    } catch (problem) {
      logProblem('The token could not be renewed', problem);
      if (tokenFailure(problem) === 'sign-in-again') this.#change({ mustSignInAgain: true });
      return null;
    }
  };

  #change(part: Partial<SessionState>): void {
    this.#store.set({ ...this.get(), ...part });
  }

  /** MSAL and its configuration, loaded once; a failed load can be tried again. */
  #open(): Promise<MsalSession> {
    this.#opened ??= this.#load().catch((problem: unknown) => {
      this.#opened = undefined;
      throw problem;
    });
    return this.#opened;
  }

  async #load(): Promise<MsalSession> {
    const [{ openMsal }, config] = await Promise.all([import('./msal.ts'), loadAuthConfig(this.#rest)]);
    return openMsal(config, this.#paths);
  }

  async #resume(go: (path: string) => void): Promise<void> {
    try {
      const msal = await this.#open();
      const account = msal.account();
      if (account === null) {
        forgetSignedIn();
        this.#change({ status: 'signed-out' });
        return;
      }
      rememberSignedIn();
      if (msal.returnedTo !== null) {
        void this.#announce('/auth/signin');
        go(safePath(msal.returnedTo, this.#paths));
      }
      this.#change({ status: 'signed-in', email: account.username });
    } catch (problem) {
      logProblem('Sign-in could not be opened', problem);
      this.#change({ status: 'signed-out', problem: this.#isReturning ? NOT_FINISHED : NOT_REACHED });
    }
  }

  async #announce(path: '/auth/signin' | '/auth/signout'): Promise<void> {
    try {
      await this.#rest(path, { method: 'POST' });
    } catch (problem) {
      logProblem(`${path} was not heard`, problem);
    }
  }
}
