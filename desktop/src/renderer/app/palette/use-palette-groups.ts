// What the palette offers for the typed text: recent entries first, then records of the server, then actions and screens of this person.
import { useMemo } from 'react';
import { History, Keyboard, PencilLine, Plus, SunMoon } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { setTheme, useTheme } from '@lotline/shared-ui/theme/theme';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { readRecent } from '../../platform/frame/recent.ts';
import { railFor } from '../shell/rail-items.ts';
import { isFound, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

interface Wish {
  readonly typed: string;
  /** Found by the server for this text. */
  readonly records: readonly PaletteGroup[];
  readonly onShortcuts: () => void;
}

export function usePaletteGroups({ typed, records, onShortcuts }: Wish): readonly PaletteGroup[] {
  const actor = useActor();
  const { claims } = actor;
  const { id: personId } = useMe();
  const theme = useTheme();
  const recent = useMemo(() => readRecent(personId).map((opened): PaletteEntry => ({ ...opened, icon: History })), [personId]);
  const { pathname } = useLocation();
  const jobId = matchPath('/construction/:id/*', pathname)?.params.id;
  const actions = useMemo(
    (): readonly PaletteEntry[] => [
      ...(canEditJob(actor).ok ? onJobs(jobId) : []),
      { id: 'action-shortcuts', label: 'Keyboard shortcuts', mark: '?', icon: Keyboard, run: onShortcuts },
      {
        id: 'action-theme',
        label: theme === 'dark' ? 'Light appearance' : 'Dark appearance',
        note: 'on this device',
        icon: SunMoon,
        run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
      },
    ],
    [actor, jobId, theme, onShortcuts],
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
    const found = (entries: readonly PaletteEntry[]) => entries.filter((entry) => isFound(entry, text));
    return [
      { title: 'Recent', entries: isCommandsOnly || text !== '' ? [] : recent },
      ...(isCommandsOnly ? [] : records),
      { title: 'Actions', entries: found(actions) },
      { title: 'Go to', entries: found(screens) },
    ].filter(({ entries }) => entries.length > 0);
  }, [typed, claims, recent, records, actions]);
}

/** For those who may edit jobs; on a job's page that job's edit too. */
const onJobs = (jobId: string | undefined): readonly PaletteEntry[] => [
  { id: 'action-new-job', label: 'New job', mark: 'N', icon: Plus, path: '/construction/new' },
  ...(/^\d+$/.test(jobId ?? '')
    ? [{ id: 'action-edit-job', label: 'Edit this job', icon: PencilLine, path: `/construction/${String(jobId)}/edit` }]
    : []),
];
