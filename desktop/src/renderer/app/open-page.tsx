// What both of the console's pages start with: the theme, the platform, the box for uncaught errors.
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UncaughtErrors } from '@lotline/shared-ui/components/PageError/UncaughtErrors';
import { startTheme } from '@lotline/shared-ui/theme/theme';
import { isFailedCall } from '@lotline/web-session/api-error';
import { formDraftsInWindows } from '@lotline/web-session/device/page-drafts';
import { impersonated } from '@lotline/web-session/impersonated';
import { createPlatform } from '@lotline/web-session/platform';
import { PlatformRoot } from '@lotline/web-session/react/PlatformRoot';
import { errorReport } from '@lotline/web-session/react/error-report';
import { leaveWorkersBehind } from '@lotline/web-session/worker-guard';
import { LocalContext, type Local } from '../platform/data/local-store.ts';
import { desktopBridge } from '../platform/shell/desktop-bridge.ts';
import { draftByProgram } from './desktop-draft.ts';
import { desktopSignIn } from './desktop-sign-in.ts';

/** The console owns the whole origin but for the field app, the builders' page and the API. */
const PATHS = { base: '/', returnPath: '/auth-return', home: '/' };

export async function openPage(page: ReactNode): Promise<void> {
  startTheme();
  void leaveWorkersBehind(window.location);
  const bridge = desktopBridge();
  const ofProgram = bridge === null ? {} : { openSignIn: desktopSignIn(bridge, PATHS), draftMessage: draftByProgram(bridge) };
  const platform = createPlatform(PATHS, { ...ofProgram, formDraftsOf: formDraftsInWindows(), impersonated: await impersonated() });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const show = (local: Local | null): void =>
    createRoot(root).render(
      <StrictMode>
        <PlatformRoot platform={platform}>
          <UncaughtErrors isHarmless={isFailedCall} report={errorReport} />
          <LocalContext value={local}>{page}</LocalContext>
        </PlatformRoot>
      </StrictMode>,
    );
  if (bridge === null) show(null);
  else void import('../platform/data/local/create-local.tsx').then(({ createLocal }) => show(createLocal(bridge)));
}
