// The console's routes (specification 1 §2, app shell): the features' routes that are open to this person, the error pages by their paths, the home page for any other.
import { Suspense, useMemo, useState } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageError } from '@lotline/shared-ui/components/PageError/PageError';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { errorReport } from '@lotline/web-session/react/error-report';
import { useActor } from '@lotline/web-session/react/me-context';
import { AdminPagesContext } from '../platform/admin/admin-pages.tsx';
import { ScreensContext } from '../platform/feature/screens.ts';
import { lazyPart } from '../platform/frame/lazy-part.tsx';
import { PartBoundary } from '../platform/frame/PartBoundary.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';
import { adminPagesFor, ALL_SCREENS, routesFor } from './open-features.ts';
import { railFor } from './shell/rail-items.ts';
import { Shell } from './shell/Shell.tsx';
import page from '../platform/frame/Page.module.css';

/** By itself: whoever opens a job from a message loads no summary. */
const HomePage = lazyPart(async () => ({ default: (await import('../features/home/HomePage.tsx')).HomePage }));

/** Who may not open its cards is at their first page of it, typed or by the rail. */
const ADMIN_PATH = '/admin';

export function ConsoleRoutes() {
  const { pathname } = useLocation();
  const { claims } = useActor();
  const routes = routesFor(claims);
  const isTaken = useTaken(
    pathname,
    routes.some(({ path, Page }) => Page !== null && matchPath(path, pathname) !== null),
  );
  const adminPages = useMemo(() => adminPagesFor(claims), [claims]);
  const [firstOfAdmin] = adminPages;
  return (
    <Shell>
      <PartBoundary
        resetKey={pathname}
        isPage
        otherwise={(error) => <PageError report={errorReport(error)} onReload={() => window.location.reload()} />}
      >
        <AdminPagesContext value={adminPages}>
          <ScreensContext value={ALL_SCREENS}>
            <Suspense fallback={<PageOnItsWay />}>
              <Routes>
                {routes.map(({ path, Page }) => (Page === null ? null : <Route key={path} path={path} element={<Page />} />))}
                {firstOfAdmin === undefined || routes.some(({ path }) => path === ADMIN_PATH) ? null : (
                  <Route path={ADMIN_PATH} element={<Navigate to={firstOfAdmin.path} replace />} />
                )}
                <Route path="/404" element={<NotFoundPage />} />
                <Route path="/500" element={<ServerErrorPage />} />
                <Route path="*" element={<HomePage hasOtherScreens={railFor(claims).length > 1} isTaken={isTaken} />} />
              </Routes>
            </Suspense>
          </ScreensContext>
        </AdminPagesContext>
      </PartBoundary>
    </Shell>
  );
}

/** Whether the page at this path was open to the person a moment ago, and is no more: a right of theirs was taken meanwhile. */
function useTaken(pathname: string, isOpen: boolean): boolean {
  const [last, setLast] = useState({ pathname, wasOpen: isOpen });
  if (last.pathname !== pathname || (isOpen && !last.wasOpen)) setLast({ pathname, wasOpen: isOpen });
  return !isOpen && last.pathname === pathname && last.wasOpen;
}

function PageOnItsWay() {
  return (
    <main id="main" tabIndex={-1} className={page.page} aria-busy="true">
      <Progress label="Opening" />
    </main>
  );
}
