// Starts the keeper of the app's files when the page has loaded and rests: it is in nobody's way. Not while the app is being worked on.
import { useEffect, useState, type ReactNode } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { AppUpdateContext } from './app-update-context.ts';
import type { AppUpdate } from './app-update.ts';

const IS_BUILT = import.meta.env.MODE !== 'development';

export function AppUpdateRoot({ children }: { readonly children: ReactNode }) {
  const { sending } = usePlatform();
  const [update, setUpdate] = useState<AppUpdate | null>(null);
  useEffect(() => {
    if (!IS_BUILT) return;
    whenRested(() => {
      import('./app-update.ts').then(
        ({ startAppUpdate }) => setUpdate(startAppUpdate({ sending, reload: () => window.location.reload() })),
        (problem: unknown) => logProblem('The keeper of the app could not be loaded', problem),
      );
    });
  }, [sending]);
  return <AppUpdateContext value={update}>{children}</AppUpdateContext>;
}

function whenRested(go: () => void): void {
  const rest = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(go);
    else setTimeout(go);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
