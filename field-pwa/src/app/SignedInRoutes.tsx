// The routes that this person's claims open; any other path is the 404 page.
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { PageError } from '@lotline/shared-ui/components/PageError/PageError';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { errorReport } from '@lotline/web-session/react/error-report';
import { ChromeContext } from '../platform/frame/chrome-context.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';
import { Opening } from './Opening.tsx';
import { ROUTES, routesFor, type AppRoute } from './route-table.tsx';

export function SignedInRoutes({ routes = ROUTES }: { readonly routes?: readonly AppRoute[] }) {
  const { pathname } = useLocation();
  const { reportError } = usePlatform();
  const open = routesFor(useActor().claims, routes);
  const reload = () => window.location.reload();
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={(error) => {
        logProblem('A page could not be drawn', error);
        reportError('drawing', error);
      }}
      fallback={(error) => <PageError report={errorReport(error)} onReload={reload} />}
    >
      <Suspense fallback={<Opening />}>
        <Routes>
          <Route path="/field" element={<Navigate replace to="/field/construction" />} />
          <Route path="/field/auth" element={<Navigate replace to="/field/construction" />} />
          {open.map(({ path, chromeless, page: Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <ChromeContext value={!chromeless}>
                  <Page />
                </ChromeContext>
              }
            />
          ))}
          <Route path="/field/500" element={<ServerErrorPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
