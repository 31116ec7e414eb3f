// The console's routes (specification 1 §2, app shell): the error pages by their paths, and the home page for any other.
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { PageError } from '@lotline/shared-ui/components/PageError/PageError';
import { logProblem } from '@lotline/web-session/log';
import { errorReport } from '@lotline/web-session/react/error-report';
import { HomePage } from '../features/home/HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';
import { Shell } from './shell/Shell.tsx';

export function ConsoleRoutes() {
  const { pathname } = useLocation();
  return (
    <Shell>
      <ErrorBoundary
        resetKey={pathname}
        onError={(error) => logProblem('A page could not be drawn', error)}
        fallback={(error) => <PageError report={errorReport(error)} onReload={() => window.location.reload()} />}
      >
        <Routes>
          <Route path="/404" element={<NotFoundPage />} />
          <Route path="/500" element={<ServerErrorPage />} />
          <Route path="*" element={<HomePage />} />
        </Routes>
      </ErrorBoundary>
    </Shell>
  );
}
