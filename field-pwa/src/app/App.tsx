// Signed out: the login page. Signed in: the person first, then the routes.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { UncaughtErrors } from '@lotline/shared-ui/components/PageError/UncaughtErrors';
import { isFailedCall } from '@lotline/web-session/api-error';
import { errorReport } from '../platform/errors/error-report.ts';
import { useSession } from '../platform/session/use-session.ts';
import { web } from '../platform/session/web.ts';
import { MeGate } from './MeGate.tsx';
import { preloadPage } from './route-table.tsx';
import { Opening } from './Opening.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { SignInPage } from './SignInPage.tsx';

export function App() {
  const { status } = useSession();
  const navigate = useNavigate();
  const isOpening = status === 'opening';
  useEffect(() => web.connection.watchNetwork(), []);
  useEffect(() => {
    if (isOpening) preloadPage(window.location.pathname);
  }, [isOpening]);
  useEffect(() => {
    web.session.start((path) => void navigate(path, { replace: true }));
  }, [navigate]);
  return (
    <>
      <UncaughtErrors isHarmless={isFailedCall} report={errorReport} />
      {status === 'signed-in' ? (
        <MeGate>
          <SignedInRoutes />
        </MeGate>
      ) : isOpening ? (
        <Opening />
      ) : (
        <SignInPage />
      )}
    </>
  );
}
