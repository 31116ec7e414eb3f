// What the palette offers for the typed text: recent entries first, then records of the server, then actions and screens of this person.
import { useMemo } from 'react';
import { History, Keyboard, SunMoon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { setTheme, useTheme } from '@lotline/shared-ui/theme/theme';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { readRecent } from '../../platform/frame/recent.ts';
import { adminPagesFor, routesFor, type ClaimSet } from '../open-features.ts';
import { railFor } from '../shell/rail-items.ts';
import { ACTION, isFound, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

interface Wish {
  readonly typed: string;
  /** Found by the server for this text. */
  readonly records: readonly PaletteGroup[];
  readonly onShortcuts: () => void;
}

export function usePaletteGroups({ typed, records, onShortcuts }: Wish): readonly PaletteGroup[] {
  const { claims } = useActor();
  const { id: personId } = useMe();
  const theme = useTheme();
  const recent = useMemo(() => readRecent(personId).map((opened): PaletteEntry => ({ ...opened, icon: History })), [personId]);
  const { pathname } = useLocation();
  const actions = useMemo(
    (): readonly PaletteEntry[] => [
      ...routeActions(claims, pathname),
      { id: 'action-shortcuts', label: 'Keyboard shortcuts', mark: '?', icon: Keyboard, run: onShortcuts },
      {
        id: 'action-theme',
        label: theme === 'dark' ? 'Light appearance' : 'Dark appearance',
        note: 'on this device',
        icon: SunMoon,
        run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
      },
    ],
    [claims, pathname, theme, onShortcuts],
  );
  return useMemo(() => {
    const isCommandsOnly = typed.startsWith('>');
    const text = typed.replace(/^>/, '').trim();
    const screens = railFor(claims).map(({ label, path, icon, key }): PaletteEntry => ({
      id: `screen-${path}`,
      label,
      path,
      icon,
      mark: `G ${key.toUpperCase()}`,
    }));
    const ofAdmin = adminPagesFor(claims).map(({ label, path, icon }): PaletteEntry => ({
      id: `admin-${path}`,
      label,
      path,
      icon,
      note: 'Administration',
    }));
    const found = (entries: readonly PaletteEntry[]) => entries.filter((entry) => isFound(entry, text));
    return [
      { title: 'Recent', entries: isCommandsOnly || text !== '' ? [] : recent },
      ...(isCommandsOnly ? [] : records),
      { title: 'Actions', entries: found(actions) },
      { title: 'Go to', entries: found([...screens, ...ofAdmin]) },
    ].filter(({ entries }) => entries.length > 0);
  }, [typed, claims, recent, records, actions]);
}

/** What the features offer on this page, of the routes that open for this person. */
const routeActions = (claims: ClaimSet, pathname: string): readonly PaletteEntry[] =>
  routesFor(claims).flatMap(({ path: own, action }) => {
    if (action === undefined) return [];
    const { pathFrom, ...entry } = action;
    const path = pathFrom === undefined ? own : pathFrom(pathname);
    return path === null ? [] : [{ ...entry, id: `${ACTION}${entry.id}`, path }];
  });
