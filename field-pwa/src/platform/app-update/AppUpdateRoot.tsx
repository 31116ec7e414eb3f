// Registers the service worker once the page shows its content, so that it delays nothing. Not in development.
import { useEffect, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '@lotline/web-session/log';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { AppUpdateContext } from './app-update-context.ts';
import type { AppUpdate } from './app-update.ts';

const IS_BUILT = import.meta.env.MODE !== 'development';

export function AppUpdateRoot({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { sending } = usePlatform();
  const [update, setUpdate] = useState<AppUpdate | null>(null);
  useEffect(() => {
    if (!IS_BUILT) return;
    return whenIdle(client, () => {
      import('./app-update.ts').then(
        ({ startAppUpdate }) => setUpdate(startAppUpdate({ sending, reload: () => window.location.reload() })),
        (problem: unknown) => logProblem('The keeper of the app could not be loaded', problem),
      );
    });
  }, [client, sending]);
  return <AppUpdateContext value={update}>{children}</AppUpdateContext>;
}
