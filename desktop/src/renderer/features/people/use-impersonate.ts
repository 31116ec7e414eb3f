// Asks for the token and gives it to a tab of its own. That tab opens with the press, before the answer: later a browser would block it.
import { useState } from 'react';
import { ApiError } from '@lotline/web-session/api-error';
import { giveImpersonation, lifetimeOf } from '@lotline/web-session/give-impersonation';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Me } from '@lotline/web-session/me';

interface ImpersonateWish {
  readonly id: number;
  readonly reason: string;
  /** The page that the tab shows. */
  readonly home: string;
}

interface Problem {
  readonly code: string;
  readonly message: string;
}

const BLOCKED: Problem = { code: 'BLOCKED', message: 'The browser did not open a tab. Allow pop-ups for this page and try again.' };
const UNKNOWN: Problem = { code: 'FAULT', message: 'This could not be opened. Try again.' };

const REFUSED = { isDone: false } as const;

export function useImpersonate() {
  const { calls, clock } = usePlatform();
  const { displayName } = useMe();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Done: the tab shows it. */
  const attempt = async ({ id, reason, home }: ImpersonateWish) => {
    const tab = window.open('about:blank', '_blank');
    if (tab === null) {
      setProblem(BLOCKED);
      return REFUSED;
    }
    setBusy(true);
    setProblem(null);
    try {
      const path = `/auth/impersonate/${String(id)}`;
      const { user, token } = await calls.rest<{ readonly user: Me; readonly token: string }>(path, { method: 'POST', body: { reason } });
      giveImpersonation(tab, { token, until: clock.now().getTime() + lifetimeOf(token), user, administrator: displayName });
      tab.location.replace(home);
      return { isDone: true, answer: null } as const;
    } catch (error) {
      tab.close();
      setProblem(error instanceof ApiError ? error : UNKNOWN);
      return REFUSED;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, isBusy, problem, sentence: problem?.message ?? null };
}
