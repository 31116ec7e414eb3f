// What both of the console's pages start with: the look, the reads, the box for what nothing caught.
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { UncaughtErrors } from '@lotline/shared-ui/components/PageError/UncaughtErrors';
import { startTheme } from '@lotline/shared-ui/theme/theme';
import { isFailedCall } from '@lotline/web-session/api-error';
import { errorReport } from '@lotline/web-session/react/error-report';
import { createQueryClient } from '../platform/api/query-client.ts';

export function openPage(page: ReactNode): void {
  startTheme();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <UncaughtErrors isHarmless={isFailedCall} report={errorReport} />
        {page}
      </QueryClientProvider>
    </StrictMode>,
  );
}
