// The tabs of the list and its address: /potentialjobs/{tab}, the first tab without one. A saved view names its tab beside its filters.
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { POTENTIAL_JOB_TABS, type PotentialJobTab } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import type { ListAddress } from '../../platform/list/use-list-address.ts';

const ROOT = '/potentialjobs';
const PARAM = 'tab';

export const TABS = { ...POTENTIAL_JOB_TABS, all: 'All' } as const;
export type Tab = PotentialJobTab | 'all';
const FIRST: Tab = 'new';

const isTab = (text: string): text is Tab => Object.hasOwn(TABS, text);
/** An address by hand may name what there is not. */
const tabOf = (text: string | null | undefined): Tab => (text !== null && text !== undefined && isTab(text) ? text : FIRST);

export const tabPath = (tab: Tab): string => `${ROOT}/${tab}`;
export const potentialJobPath = (id: number): string => `${tabPath('all')}?open=${String(id)}`;

export interface TabAddress {
  readonly tab: Tab;
  /** The list's address, which names the tab where it stands as text: for views, and to tell one list from another. */
  readonly address: ListAddress;
}

const withTab = (tab: Tab, asked: string): string => `${PARAM}=${tab}${asked === '' ? '' : `&${asked}`}`;

export function useTabAddress(plain: ListAddress): TabAddress {
  const tab = tabOf(useParams()[PARAM]);
  const navigate = useNavigate();
  const { asked, home } = plain;
  const goTo = useCallback(
    (text: string) => {
      const params = new URLSearchParams(text);
      const to = params.get(PARAM);
      params.delete(PARAM);
      void navigate({ pathname: tabPath(to === null ? tab : tabOf(to)), search: params.toString() });
    },
    [navigate, tab],
  );
  const address = useMemo(
    () => ({ ...plain, asked: withTab(tab, asked), home: withTab(FIRST, home), goTo }),
    [plain, tab, asked, home, goTo],
  );
  return { tab, address };
}
