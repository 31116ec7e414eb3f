// A list and its address: its query, and the row of the preview. Filters are history steps, the preview is not.
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatListQuery, parseListQuery, type FilterDefinition, type ListQuery } from './list-query.ts';

const OPEN = 'open';

export interface ListAddress {
  readonly query: ListQuery;
  /** The query as text: identifies the list. */
  readonly asked: string;
  /** The row of the preview; null: none. */
  readonly openId: number | null;
  readonly change: (query: ListQuery, isStep: boolean) => void;
  readonly open: (id: number | null) => void;
  /** To a query as text, of a saved view. */
  readonly goTo: (asked: string) => void;
}

const NOTHING: readonly string[] = [];

/** @param kept other parameters of the address, which stay as they are */
export function useListAddress(
  definitions: readonly FilterDefinition[],
  sorts: readonly string[],
  kept: readonly string[] = NOTHING,
): ListAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const query = useMemo(() => parseListQuery(params, definitions, sorts), [params, definitions, sorts]);
  const asked = useMemo(() => formatListQuery(query, definitions).toString(), [query, definitions]);
  const openId = Number(params.get(OPEN)) || null;
  const go = useCallback(
    (text: string, id: number | null, isStep: boolean) => {
      const next = new URLSearchParams(text);
      for (const name of kept) for (const value of params.getAll(name)) next.set(name, value);
      if (id !== null) next.set(OPEN, String(id));
      void navigate({ search: next.toString() }, { replace: !isStep });
    },
    [navigate, params, kept],
  );
  return {
    query,
    asked,
    openId,
    change: useCallback((next, isStep) => go(formatListQuery(next, definitions).toString(), openId, isStep), [go, definitions, openId]),
    open: useCallback((id) => go(asked, id, false), [go, asked]),
    goTo: useCallback((text) => go(text, null, true), [go]),
  };
}
