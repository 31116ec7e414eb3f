// Overlays of every screen: the search of everything and the list of shortcuts, loaded when first needed.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';
import { OverlayBoundary } from '../../platform/frame/OverlayBoundary.tsx';
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
      <OverlayBoundary resetKey={open ?? ''} onClose={close}>
        {open === 'search' ? <Palette typedAhead={typedAhead} onClose={close} onChosen={openEntry} onShortcuts={shortcuts} /> : null}
        {open === 'shortcuts' ? <ShortcutsSheet onClose={close} /> : null}
      </OverlayBoundary>
    </>
  );
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
