// Light, dark or the system's: kept on this device for both apps, set on the root before the first paint.
import { useSyncExternalStore } from 'react';
import { SURFACE } from '../tokens/surface.tsx';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** As a control offers them. */
export const THEME_OPTIONS: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const KEY = 'lotline.theme';

let shown: Theme = 'system';
const listeners = new Set<() => void>();

export function parseTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

export function startTheme(): void {
  show(parseTheme(localStorage.getItem(KEY)));
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  show(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => shown);
}

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** What is seen: the chosen theme, or the system's where none is chosen. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => window.matchMedia(SYSTEM_IS_DARK).matches);
  return theme === 'system' ? isSystemDark : theme === 'dark';
}

function subscribeToSystem(listener: () => void): () => void {
  const query = window.matchMedia(SYSTEM_IS_DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(theme: Theme): void {
  shown = theme;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = SURFACE[theme === 'system' ? bySystem : theme];
  }
  for (const listener of [...listeners]) listener();
}
