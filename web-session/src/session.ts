// Signing in, renewing and signing out. It never leaves the page by itself: a redirect happens only when the person uses a button.
import { ApiError } from './api-error.ts';
import { safePath, type AppPaths } from './app-paths.ts';
import { loadAuthConfig } from './auth-config.ts';
import type { Clock } from './clock.ts';
import {
  askWhoNextTime,
  forgetPerson,
  forgetSignedIn,
  hasAskedWho,
  storedPersonId,
  knownPerson,
  mustAskWho,
  rememberPerson,
  rememberSignedInDays,
  rememberSignedIn,
  forgetWhyLeft,
  rememberWhyLeft,
  signedInAccount,
  whyLeft,
} from './device/known-person.ts';
import { dropToken, keepToken, storedToken } from './device/stored-token.ts';
import { logProblem } from './log.ts';
import type { Me } from './me.ts';
import type { MsalSession } from './msal.ts';
import { aloneAmongTabs } from './renewal-lock.ts';
import type { Rest } from './rest.ts';
import type { SessionState } from './session-state.ts';
import { createStore, type Readable, type Store } from './store.ts';
import { signedInAt } from './signed-in-at.ts';
import { tokenFailure } from './token-failure.ts';

const NOT_FINISHED = 'Sign-in did not finish. Check the connection and try again.';
const NOT_STARTED = 'Sign-in could not start. Check the connection and try again.';
const NOT_REACHED =
  'The server cannot be reached at the moment. You are still signed in on this device: reload when there is a connection.';

/** Signing out does not wait for a network that hangs: the provider's session then stays. */
const MOST_ANNOUNCING_MS = 4_000;
const SOMEBODY_ELSE = 'Someone else has signed in on this device.';

interface TokenWish {
  readonly force: boolean;
  readonly evenRefused?: boolean;
}

export interface Session extends Readable<SessionState> {
  /** Called at start; resolves when it is known who is here. When this page load ends a sign-in, `go` gets the path that the person wanted. */
  readonly start: (go: (path: string) => void) => Promise<void>;
  readonly signIn: (returnTo: string) => Promise<void>;
  /**
   * Every tab forgets the person at once; where the server can be reached the provider's session ends too.
   * @param because what the page of signing in then says, also after the way through the provider
   */
  readonly signOut: (because?: string) => Promise<void>;
  /**
   * The access token, renewed when it is about to expire; null when there is none at the moment. Once the provider has refused, only
   * `evenRefused` asks it again: another tab may have signed in meanwhile.
   */
  readonly getToken: (options: TokenWish) => Promise<string | null>;
  /** The server refused a new token. */
  readonly onRefused: () => void;
  /** The server has answered who this is: stored on this device until signing out. */
  readonly know: (me: Me) => void;
  /** For so many days without the server this device still opens for who is signed in (screens.md §2.21). */
  readonly lastsWithoutServer: (days: number) => void;
  /** The server has answered that this person may not log in: their stored data is not shown any more. */
  readonly shutOut: () => void;
}

export interface SessionParts {
  readonly paths: AppPaths;
  readonly rest: Rest;
  readonly clock: Clock;
  /** Deletes what this person has read. */
  readonly dropReads: (personId: number) => Promise<void>;
  /** Another way to sign in than by this page; it stores its tokens itself. Null: MSAL in the browser. */
  readonly openSignIn?: (() => Promise<MsalSession>) | null;
}

export function createSession(parts: SessionParts): Session {
  return new MsalBackedSession(parts);
}

class MsalBackedSession implements Session {
  readonly #parts: SessionParts;
  readonly #isReturning: boolean;
  readonly #store: Store<SessionState>;
  /** The provider's account of this page. */
  #account: string | null;
  #opened: Promise<MsalSession> | undefined;
  #isStarted = false;
  /** When the sign-in of the last token began; null: it does not say. */
  #made: number | null = null;
  /** Of the one that the server refused. */
  #refused: number | null = null;

  /** Known before the first paint, so that no signed-in person sees the login page flash. A person who comes back from the provider may be another. */
  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#isReturning = window.location.pathname === parts.paths.returnPath;
    this.#account = this.#isReturning ? null : signedInAccount();
    const person = this.#isReturning ? null : knownPerson(parts.clock.now());
    const unknown = this.#account !== null || this.#isReturning ? 'opening' : 'signed-out';
    this.#store = createStore<SessionState>({
      status: person === null ? unknown : 'signed-in',
      person,
      email: person?.email ?? null,
      mustSignInAgain: false,
      isShutOut: false,
      problem: person === null && unknown === 'signed-out' ? whyLeft() : null,
      impersonation: null,
    });
  }

  readonly get = () => this.#store.get();
  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);
  readonly onRefused = () => {
    // the provider would let the same sign-in through again, and the server would not
    askWhoNextTime();
    this.#refused = this.#made;
    this.#endSignIn();
  };

  readonly start = async (go: (path: string) => void): Promise<void> => {
    if (this.get().status === 'signed-out' || this.#isStarted) return;
    this.#isStarted = true;
    window.addEventListener('storage', this.#heedOtherTabs);
    await this.#resume(go);
  };

  readonly signIn = async (returnTo: string): Promise<void> => {
    forgetWhyLeft();
    this.#change({ problem: null });
    try {
      const msal = await this.#open();
      await msal.signIn({ returnTo, asksWho: mustAskWho() });
    } catch (problem) {
      logProblem('Sign-in could not start', problem);
      this.#change({ problem: NOT_STARTED });
    }
  };

  readonly signOut = async (because?: string): Promise<void> => {
    const personId = this.get().person?.id ?? storedPersonId();
    // both begin while there is a token and an account for them
    const isReached = within(MOST_ANNOUNCING_MS, (signal) => this.#announce('/auth/signout', signal));
    const opened = this.#open();
    opened.catch(() => undefined);
    // from here on no tab shows anything of them, however long the network takes
    forgetSignedIn();
    askWhoNextTime();
    if (because === undefined) forgetWhyLeft();
    else rememberWhyLeft(because);
    this.#leave(because ?? null);
    await this.#dropReads(personId);
    try {
      const leave = await isReached;
      await (await opened).signOut({ leave });
    } catch (problem) {
      logProblem('Sign-out did not reach the provider', problem);
    }
  };

  readonly know = (me: Me): void => {
    if (this.get().status !== 'signed-in') return;
    const before = storedPersonId();
    if (before !== null && before !== me.id) void this.#dropReads(before);
    if (this.#account !== null) rememberPerson(this.#account, me, this.#parts.clock.now());
    this.#change({ person: me, isShutOut: false });
  };

  readonly lastsWithoutServer = rememberSignedInDays;

  readonly shutOut = (): void => {
    if (this.get().isShutOut) return;
    void this.#dropReads(this.get().person?.id ?? null);
    forgetPerson();
    this.#change({ person: null, isShutOut: true });
  };

  readonly getToken = async ({ force, evenRefused = false }: TokenWish): Promise<string | null> => {
    this.#heedOtherTabs();
    const { status, mustSignInAgain } = this.get();
    if (status === 'signed-out' || (mustSignInAgain && !evenRefused)) return null;
    const kept = force ? null : this.#storedToken();
    if (kept !== null) return kept;
    try {
      const msal = await this.#open();
      const made = await aloneAmongTabs(() => msal.token({ force }));
      this.#made = signedInAt(made.token);
      // renewed, and of the sign-in that the server has ended
      if (this.#refused !== null && this.#made === this.#refused) return null;
      if (this.#account !== null && !this.#hasOwnTokens) keepToken(this.#account, made);
      this.#change({ mustSignInAgain: false });
      return made.token;
    } catch (problem) {
      logProblem('The token could not be renewed', problem);
      if (tokenFailure(problem) === 'sign-in-again') this.#change({ mustSignInAgain: true });
      return null;
    }
  };

  #endSignIn(): void {
    dropToken();
    this.#change({ mustSignInAgain: true });
  }

  #change(part: Partial<SessionState>): void {
    this.#store.set({ ...this.get(), ...part });
  }

  readonly #heedOtherTabs = (): void => {
    const account = signedInAccount();
    if (this.get().status === 'signed-in' && account !== this.#account) this.#leave(account === null ? null : SOMEBODY_ELSE);
  };

  /** Whoever signs in otherwise has a better place for tokens than this tab. */
  get #hasOwnTokens(): boolean {
    return (this.#parts.openSignIn ?? null) !== null;
  }

  /** The token that this tab already has, of the signed-in account. */
  #storedToken(): string | null {
    return this.#account === null ? null : storedToken(this.#account, this.#parts.clock.now());
  }

  #leave(problem: string | null): void {
    this.#account = null;
    dropToken();
    this.#change({ status: 'signed-out', person: null, email: null, mustSignInAgain: false, isShutOut: false, problem });
  }

  async #dropReads(personId: number | null): Promise<void> {
    if (personId === null) return;
    await this.#parts.dropReads(personId).catch((problem: unknown) => logProblem('What was read could not be let go of', problem));
  }

  /** MSAL and its configuration, loaded once; a failed load can be repeated. */
  #open(): Promise<MsalSession> {
    this.#opened ??= this.#load().catch((problem: unknown) => {
      this.#opened = undefined;
      throw problem;
    });
    return this.#opened;
  }

  async #load(): Promise<MsalSession> {
    const { rest, paths, openSignIn = null } = this.#parts;
    if (openSignIn !== null) return openSignIn();
    const [{ openMsal }, config] = await Promise.all([import('./msal.ts'), loadAuthConfig(rest, { isKnown: this.#account !== null })]);
    return openMsal(config, paths);
  }

  async #resume(go: (path: string) => void): Promise<void> {
    // known, with a valid token: the sign-in library is loaded with the first renewal
    if (this.get().person !== null && this.#storedToken() !== null) return;
    try {
      const msal = await this.#open();
      const account = msal.account();
      if (account === null) return this.#resumeWithoutAccount(go);
      if (msal.returnedTo !== null) {
        hasAskedWho();
        void this.#announce('/auth/signin');
        go(safePath(msal.returnedTo, this.#parts.paths));
      } else if (this.#isReturning) {
        // Back leads through the provider's page, which has nothing more to say
        go(this.#parts.paths.home);
      }
      this.#signedInAs(account.homeAccountId, account.username);
    } catch (problem) {
      logProblem('Sign-in could not be opened', problem);
      if (this.#staysKnown(go)) return;
      this.#change({ status: 'signed-out', problem: this.#isReturning ? NOT_FINISHED : NOT_REACHED });
    }
  }

  #signedInAs(account: string, email: string): void {
    const isSame = account === this.#account;
    rememberSignedIn(account);
    this.#account = account;
    this.#change({ status: 'signed-in', person: isSame ? this.get().person : knownPerson(this.#parts.clock.now()), email });
  }

  /** MSAL forgets its account with the browser's session. The known person stays known, and is asked to sign in again. */
  #resumeWithoutAccount(go: (path: string) => void): void {
    if (this.#staysKnown(go)) return this.#endSignIn();
    forgetSignedIn();
    this.#change({ status: 'signed-out', problem: whyLeft() });
  }

  /** Somebody is known here, and nobody else has signed in: they continue, also when a sign-in at the provider has failed. */
  #staysKnown(go: (path: string) => void): boolean {
    const person = this.get().person ?? knownPerson(this.#parts.clock.now());
    if (person === null) return false;
    this.#account = signedInAccount();
    this.#change({ status: 'signed-in', person, email: person.email });
    if (this.#isReturning) go(this.#parts.paths.home);
    return true;
  }

  /** Whether the server answers. */
  async #announce(path: '/auth/signin' | '/auth/signout', signal?: AbortSignal): Promise<boolean> {
    try {
      await this.#parts.rest(path, { method: 'POST', signal });
      return true;
    } catch (problem) {
      logProblem(`${path} was not heard`, problem);
      return isAnswer(problem);
    }
  }
}

/** False when it takes longer. */
async function within(ms: number, ask: (signal: AbortSignal) => Promise<boolean>): Promise<boolean> {
  const patience = new AbortController();
  const isLate = new Promise<boolean>((resolve) => patience.signal.addEventListener('abort', () => resolve(false)));
  const timer = setTimeout(() => patience.abort(), ms);
  try {
    return await Promise.race([ask(patience.signal), isLate]);
  } finally {
    clearTimeout(timer);
  }
}

const isAnswer = (problem: unknown): boolean => problem instanceof ApiError && problem.status !== 0;
