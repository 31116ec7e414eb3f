// The session of a tab in which an administrator is signed in as somebody else: a token that is not renewed, a person who is given with it, and an end
// (specification 1 §7: the current user is fetched once with the token unless impersonating).
import { forgetImpersonation, type GivenImpersonation } from './given-impersonation.ts';
import type { Clock } from './clock.ts';
import { logProblem } from './log.ts';
import type { Rest } from './rest.ts';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';
import { createStore } from './store.ts';
import { keepNothing } from './device/open-database.ts';
import { keepLocalStorageInMemory } from './memory-storage.ts';

interface ImpersonationParts {
  readonly given: GivenImpersonation;
  readonly rest: Rest;
  readonly clock: Clock;
  /** Leaves this tab: it is closed, or shows the administrator's own console. */
  readonly leave: () => void;
}

/** From here on this page keeps nothing. */
export function openImpersonationSession(parts: ImpersonationParts): Session {
  keepNothing();
  keepLocalStorageInMemory();
  return createImpersonationSession(parts);
}

export function createImpersonationSession({ given, rest, clock, leave }: ImpersonationParts): Session {
  const { token, until, user, administrator } = given;
  const store = createStore<SessionState>({
    status: 'signed-in',
    person: user,
    email: user.email,
    mustSignInAgain: false,
    isShutOut: false,
    problem: null,
    impersonation: { administrator, until },
  });
  const leftMs = () => until - clock.now().getTime();
  const end = (): void => {
    if (store.get().status === 'signed-out') return;
    const problem = `You are no longer signed in as ${user.displayName}. Sign in to continue as yourself.`;
    store.set({ ...store.get(), status: 'signed-out', person: null, email: null, problem });
  };
  const leaveTab = (): Promise<void> => {
    forgetImpersonation();
    leave();
    return Promise.resolve();
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      setTimeout(end, Math.max(0, leftMs()));
      return Promise.resolve();
    },
    signIn: leaveTab,
    signOut: async () => {
      await rest('/auth/impersonate/end', { method: 'POST' }).catch((problem: unknown) =>
        logProblem('The end was not heard: it ends by itself', problem),
      );
      end();
      await leaveTab();
    },
    getToken: ({ force, evenRefused = false }) => {
      // the server has refused it, and there is no other
      if (leftMs() <= 0 || (force && !evenRefused)) end();
      return Promise.resolve(store.get().status === 'signed-in' ? token : null);
    },
    onRefused: end,
    know: (person) => {
      if (store.get().status === 'signed-in') store.set({ ...store.get(), person });
    },
    // such a tab stores nothing on the device
    lastsWithoutServer: () => undefined,
    shutOut: end,
  };
}
