// Overlays of every screen: the search of everything and the list of shortcuts, loaded when first needed.
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { logProblem } from '@lotline/web-session/log';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { lazyPart, PartNotLoaded } from '../../platform/frame/lazy-part.tsx';
import { rememberOpened } from '../../platform/frame/recent.ts';
import { isOtherPage } from '../other-pages.ts';
import { ACTION, type PaletteEntry } from '../palette/palette-entry.ts';
import { railFor } from './rail-items.ts';
import { loadShortcutsSheet } from '../shortcuts/load-shortcuts-sheet.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useShellKeys } from './use-shell-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const loadPalette = () => import('../palette/Palette.tsx');
const Palette = lazyPart(loadPalette);
const ShortcutsSheet = lazyPart(loadShortcutsSheet);

export function ShellTools() {
  const [open, setOpen] = useState<'search' | 'shortcuts' | null>(null);
  const { claims } = useActor();
  const items = useMemo(() => railFor(claims), [claims]);
  const go = useGo();
  const search = useCallback(() => setOpen('search'), []);
  const shortcuts = useCallback(() => setOpen('shortcuts'), []);
  const close = useCallback(() => setOpen(null), []);
  // rendered before it is opened: text typed right after the keys goes into it
  useEffect(() => void loadPalette().catch(() => undefined), []);
  useShellKeys({ items, onSearch: search, onShortcuts: shortcuts, onGo: go });
  const typedAhead = useTypedAhead(open === 'search');
  const openEntry = useOpenEntry(close, go);
  return (
    <>
      <SearchButton onPress={search} />
      <ErrorBoundary
        resetKey={open ?? ''}
        onError={(error) => logProblem('What floats could not be drawn', error)}
        fallback={(error) => <NotOpened error={error} onClose={close} />}
      >
        <Suspense>
          {open === 'search' ? <Palette typedAhead={typedAhead} onClose={close} onChosen={openEntry} onShortcuts={shortcuts} /> : null}
          {open === 'shortcuts' ? <ShortcutsSheet onClose={close} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** A failing overlay must not take the screen with it. */
function NotOpened({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const { error: say } = useToast();
  useEffect(() => {
    if (error instanceof PartNotLoaded) error.forget();
    say('This could not be opened. Try again once there is a connection.');
    onClose();
  }, [error, say, onClose]);
  return null;
}

function useGo(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string) => {
      if (isOtherPage(path)) window.location.assign(path);
      else void navigate(path);
    },
    [navigate],
  );
}

function useOpenEntry(close: () => void, go: (path: string) => void): (entry: PaletteEntry, isApart: boolean) => void {
  const { id: personId } = useMe();
  return (entry, isApart) => {
    close();
    if (entry.path === undefined) {
      entry.run?.();
      return;
    }
    if (!entry.id.startsWith(ACTION)) rememberOpened(personId, { id: entry.id, label: entry.label, path: entry.path });
    if (isApart) window.open(entry.path, '_blank', 'noopener');
    else go(entry.path);
  };
}
