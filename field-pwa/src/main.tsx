// Starts the field app: look first, then the screen, then sign-in.
// First of all: it says which layer beats which.
import '@lotline/shared-ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { startTheme } from '@lotline/shared-ui/theme/theme';
import { App } from './app/App.tsx';
import { createQueryClient } from './platform/api/query-client.ts';
import { leaveEntriesWithoutSheet } from './platform/frame/use-back-closes-sheet.ts';

startTheme();
leaveEntriesWithoutSheet();
if (import.meta.env.MODE === 'development')
  void import('@lotline/web-session/reload-when-rebuilt').then(({ reloadWhenRebuilt }) => reloadWhenRebuilt('/field/'));
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <App />
        </ToastProvider>
      </QueryClientProvider>
    </BrowserRouter>
  </StrictMode>,
);
