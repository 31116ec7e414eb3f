// The moment that the page is shown of: none is now. It stands in the address, so that a link shows a colleague the same, and goes along from tab to tab.
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canReadHistory } from '@lotline/schema/domain/history/history.rules';
import { parseInstant } from '@lotline/schema/domain/kernel/dates';
import { useActor } from '@lotline/web-session/react/me-context';

const NAME = 'at';

export interface Moment {
  /** ISO, UTC; null: now. */
  readonly at: string | null;
  readonly choose: (at: string | null) => void;
}

export function useMoment(): Moment {
  const [params, setParams] = useSearchParams();
  const named = params.get(NAME);
  const mayRead = canReadHistory(useActor()).ok;
  const [at, choose] = useState(() => (named === null ? null : parseInstant(named)));
  const shown = mayRead ? at : null;
  // links of the page name their tab alone
  useEffect(() => {
    if (named === shown) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (shown === null) next.delete(NAME);
        else next.set(NAME, shown);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [named, shown, setParams]);
  return useMemo(() => ({ at: shown, choose }), [shown]);
}
