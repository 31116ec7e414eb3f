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

export function useImpersonate() {
  const { calls, clock } = usePlatform();
  const { displayName } = useMe();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Whether the tab shows it. */
  const run = async ({ id, reason, home }: ImpersonateWish): Promise<boolean> => {
    const tab = window.open('about:blank', '_blank');
    if (tab === null) {
      setProblem(BLOCKED);
      return false;
    }
    setBusy(true);
    setProblem(null);
    try {
      const path = `/auth/impersonate/${String(id)}`;
      const { user, token } = await calls.rest<{ readonly user: Me; readonly token: string }>(path, { method: 'POST', body: { reason } });
      giveImpersonation(tab, { token, until: clock.now().getTime() + lifetimeOf(token), user, administrator: displayName });
      tab.location.replace(home);
      return true;
    } catch (error) {
      tab.close();
      setProblem(error instanceof ApiError ? error : UNKNOWN);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, problem };
}
