// What the palette offers for the typed text: recent entries first, then what can be done on this page, records of the server, actions and screens of this
// person.
import { useMemo } from 'react';
import { History, Keyboard, SunMoon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { setTheme, useIsDark } from '@lotline/shared-ui/theme/theme';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { usePageActions } from '../../platform/frame/page-actions.ts';
import { readRecent } from '../../platform/frame/recent.ts';
import { adminPagesFor, routesFor, type ClaimSet } from '../open-features.ts';
import { railFor } from '../shell/rail-items.ts';
import { isNearlyFound } from './nearly-found.ts';
import { ACTION, beginningFirst, isFound, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

interface Wish {
  readonly typed: string;
  /** Found by the server for this text. */
  readonly records: readonly PaletteGroup[];
  readonly onShortcuts: () => void;
}

export function usePaletteGroups({ typed, records, onShortcuts }: Wish): readonly PaletteGroup[] {
  const { claims } = useActor();
  const { id: personId } = useMe();
  const isDark = useIsDark();
  const recent = useMemo(() => readRecent(personId).map((opened): PaletteEntry => ({ ...opened, icon: History })), [personId]);
  const { pathname } = useLocation();
  const pageActions = usePageActions();
  const actions = useMemo(
    (): readonly PaletteEntry[] => [
      ...routeActions(claims, pathname),
      { id: 'action-shortcuts', label: 'Keyboard shortcuts', mark: '?', icon: Keyboard, run: onShortcuts },
      {
        id: 'action-theme',
        label: isDark ? 'Light appearance' : 'Dark appearance',
        note: 'on this device',
        icon: SunMoon,
        run: () => setTheme(isDark ? 'light' : 'dark'),
      },
    ],
    [claims, pathname, isDark, onShortcuts],
  );
  return useMemo(() => {
    const isCommandsOnly = typed.startsWith('>');
    const text = typed.replace(/^>/, '').trim();
    const ofPage = pageActions.filter(({ isSought }) => text !== '' || isSought !== true);
    const commands: readonly PaletteGroup[] = [
      { title: 'On this page', entries: ofPage.map((action) => ({ ...action, id: `${ACTION}${action.id}` })) },
      { title: 'Actions', entries: actions },
      { title: 'Go to', entries: pagesFor(claims) },
    ];
    const found = commandsFound(commands, text);
    return [
      { title: 'Recent', entries: isCommandsOnly || text !== '' ? [] : recent },
      ...found.slice(0, 1),
      ...(isCommandsOnly ? [] : records),
      ...found.slice(1),
    ].filter(({ entries }) => entries.length > 0);
  }, [typed, claims, recent, records, actions, pageActions]);
}

/** By the beginnings of their words; where none has them, with typing errors too. */
function commandsFound(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const by = (isMeant: (entry: PaletteEntry, typed: string) => boolean) =>
    groups.map(({ title, entries }) => ({
      title,
      entries: beginningFirst(
        entries.filter((entry) => isMeant(entry, text)),
        text,
      ),
    }));
  const exact = by(isFound);
  return exact.some(({ entries }) => entries.length > 0) ? exact : by(isNearlyFound);
}

/** The screens of the rail and the pages of the administration. */
function pagesFor(claims: ClaimSet): readonly PaletteEntry[] {
  const screens = railFor(claims).map(({ label, path, icon, key }) => ({
    ...{ id: `screen-${path}`, label, path, icon },
    mark: `G ${key.toUpperCase()}`,
  }));
  const ofAdmin = adminPagesFor(claims).map(({ label, path, icon }) => ({
    ...{ id: `admin-${path}`, label, path, icon },
    note: 'Administration',
  }));
  return [...screens, ...ofAdmin];
}

/** What the features offer on this page, of the routes that open for this person. */
const routeActions = (claims: ClaimSet, pathname: string): readonly PaletteEntry[] =>
  routesFor(claims).flatMap(({ path: own, action }) => {
    if (action === undefined) return [];
    const { pathFrom, ...entry } = action;
    const path = pathFrom === undefined ? own : pathFrom(pathname);
    return path === null ? [] : [{ ...entry, id: `${ACTION}${entry.id}`, path }];
  });
