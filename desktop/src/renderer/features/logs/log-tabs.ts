// The tabs of the logs and their addresses. A saved view of the activity names its tab beside its filters.
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActivityTab } from '@lotline/schema/domain/log/activity.columns';
import type { ListAddress } from '../../platform/list/use-list-address.ts';

const PARAM = 'tab';
const PATHS: Readonly<Record<ActivityTab, string>> = { all: '/logs', sync: '/logs/sync', exports: '/logs/exports' };

export interface LogTab {
  readonly path: string;
  readonly label: string;
}
export const LOG_TABS: readonly LogTab[] = [
  { path: PATHS.all, label: 'Activity' },
  { path: '/logs/errors', label: 'App errors' },
  { path: PATHS.sync, label: 'Sync' },
  { path: '/logs/devices', label: 'Devices' },
  { path: '/logs/sign-ins', label: 'Sign-ins' },
  { path: '/logs/jobs', label: 'Background jobs' },
  { path: '/logs/integrations', label: 'Integrations' },
  { path: PATHS.exports, label: 'Exports' },
];

const isTab = (text: string): text is ActivityTab => Object.hasOwn(PATHS, text);
const tabOf = (text: string | null): ActivityTab => (text !== null && isTab(text) ? text : 'all');
const tabAt = (pathname: string): ActivityTab => tabOf(/^\/logs\/(\w+)/.exec(pathname)?.[1] ?? null);
const withTab = (tab: ActivityTab, asked: string): string => `${PARAM}=${tab}${asked === '' ? '' : `&${asked}`}`;

export interface ActivityAddress {
  readonly tab: ActivityTab;
  readonly address: ListAddress;
}

export function useActivityAddress(plain: ListAddress): ActivityAddress {
  const tab = tabAt(useLocation().pathname);
  const navigate = useNavigate();
  const { asked, home } = plain;
  const goTo = useCallback(
    (text: string) => {
      const params = new URLSearchParams(text);
      const to = params.get(PARAM);
      params.delete(PARAM);
      void navigate({ pathname: PATHS[to === null ? tab : tabOf(to)], search: params.toString() });
    },
    [navigate, tab],
  );
  const address = useMemo(
    () => ({ ...plain, asked: withTab(tab, asked), home: withTab(tab, home), goTo }),
    [plain, tab, asked, home, goTo],
  );
  return { tab, address };
}
