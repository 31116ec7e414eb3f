// A list and its address: its query, and the row of the preview. Filters are history steps, the preview is not.
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { formatListQuery, isNarrowed, parseListQuery, type FilterDefinition, type ListQuery } from './list-query.ts';

const OPEN = 'open';

export interface ListAddress {
  readonly query: ListQuery & { readonly today: CalendarDay };
  /** The query as text: identifies the list. */
  readonly asked: string;
  /** The same of an address that asks nothing. */
  readonly home: string;
  /** The row of the preview; null: none. */
  readonly openId: number | null;
  readonly change: (query: ListQuery, isStep: boolean) => void;
  readonly open: (id: number | null) => void;
  /** To a query as text, of a saved view. */
  readonly goTo: (asked: string) => void;
}

const NOTHING: readonly string[] = [];
type Filters = ListQuery['filters'];
const NO_FILTERS: Filters = {};

/** Another page was asked for, and this one is on screen until that is loaded: a search that was typed before must not call it back. A router in memory has no state. */
const isLeft = (pathname: string): boolean => window.history.state !== null && window.location.pathname !== pathname;

/**
 * @param kept other parameters of the address, which stay as they are
 * @param first the filters of an address that has neither search nor filters; a search looks beyond them. The same object between renders
 */
export function useListAddress(
  definitions: readonly FilterDefinition[],
  sorts: readonly string[],
  kept: readonly string[] = NOTHING,
  first: Filters = NO_FILTERS,
): ListAddress {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const typed = useMemo(() => parseListQuery(params, definitions, sorts), [params, definitions, sorts]);
  const isHome = !isNarrowed(typed);
  const today = dayInZone(useNow().toISOString(), browserZone());
  const query = useMemo(() => ({ ...typed, ...(isHome ? { filters: first } : {}), today }), [typed, isHome, first, today]);
  const asked = useMemo(() => formatListQuery(query, definitions).toString(), [query, definitions]);
  const openId = Number(params.get(OPEN)) || null;
  const go = useCallback(
    (text: string, id: number | null, isStep: boolean) => {
      if (isLeft(pathname)) return;
      const next = new URLSearchParams(text);
      for (const name of kept) for (const value of params.getAll(name)) next.set(name, value);
      if (id !== null) next.set(OPEN, String(id));
      void navigate({ search: next.toString() }, { replace: !isStep });
    },
    [navigate, params, kept, pathname],
  );
  return {
    query,
    asked,
    openId,
    home: useMemo(() => formatListQuery({ search: '', filters: first, sort: null }, definitions).toString(), [first, definitions]),
    change: useCallback(
      (next, isStep) => {
        const isUntouched = isHome && next.filters === first;
        go(formatListQuery(isUntouched ? { ...next, filters: NO_FILTERS } : next, definitions).toString(), openId, isStep);
      },
      [go, definitions, openId, isHome, first],
    ),
    open: useCallback((id) => go(formatListQuery(typed, definitions).toString(), id, false), [go, typed, definitions]),
    goTo: useCallback((text) => go(text, null, true), [go]),
  };
}
