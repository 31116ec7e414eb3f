// Starts the field app: look first, then the screen, then sign-in.
// First of all: it says which layer beats which.
import '@lotline/shared-ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { startTheme } from '@lotline/shared-ui/theme/theme';
import { impersonated } from '@lotline/web-session/impersonated';
import { createPlatform } from '@lotline/web-session/platform';
import { PlatformRoot } from '@lotline/web-session/react/PlatformRoot';
import { leaveWorkersBehind } from '@lotline/web-session/worker-guard';
import { App } from './app/App.tsx';
import { AppUpdateRoot } from './platform/app-update/AppUpdateRoot.tsx';
import { followKeyboard } from './platform/frame/keyboard-room.ts';
import { leaveEntriesWithoutSheet } from './platform/frame/use-back-closes-sheet.ts';
import { guardTaps } from './platform/tap-guard/tap-guard.ts';

startTheme();
void leaveWorkersBehind(window.location);
guardTaps();
leaveEntriesWithoutSheet();
followKeyboard();
if (import.meta.env.MODE === 'development')
  void import('@lotline/web-session/reload-when-rebuilt').then(({ reloadWhenRebuilt }) => reloadWhenRebuilt('/field/'));
void start();

/** Not awaited by this module: the code of such a session is loaded from a file that waits for this one. */
async function start(): Promise<void> {
  const platform = createPlatform(
    { base: '/field/', returnPath: '/field/auth', home: '/field/construction' },
    { isPulling: true, impersonated: await impersonated() },
  );
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <PlatformRoot platform={platform}>
          <AppUpdateRoot>
            <ToastProvider>
              <App />
            </ToastProvider>
          </AppUpdateRoot>
        </PlatformRoot>
      </BrowserRouter>
    </StrictMode>,
  );
}
