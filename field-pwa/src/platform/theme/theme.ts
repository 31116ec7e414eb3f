// Light, dark or the system's: kept on this device, set on the root before the first paint.
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'lotline.theme';
const BAR_COLOUR = { light: '#ffffff', dark: '#17232b' } as const;

export function parseTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

const store = createStore<Theme>('system');

export function startTheme(): void {
  show(parseTheme(localStorage.getItem(KEY)));
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  show(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(store.subscribe, store.get);
}

function show(theme: Theme): void {
  store.set(theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = BAR_COLOUR[theme === 'system' ? bySystem : theme];
  }
}
