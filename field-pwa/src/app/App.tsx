// Signed out: the login page. Signed in: the person first, then the routes.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { startSession } from '../platform/auth/session.ts';
import { useSession } from '../platform/auth/session-state.ts';
import { watchNetwork } from '../platform/connection/connection.ts';
import { UncaughtErrors } from '../platform/errors/UncaughtErrors.tsx';
import { MeGate } from './MeGate.tsx';
import { preloadPage } from './route-table.tsx';
import { Opening } from './Opening.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import { SignInPage } from './SignInPage.tsx';

export function App() {
  const { status } = useSession();
  const navigate = useNavigate();
  const isOpening = status === 'opening';
  useEffect(() => watchNetwork(), []);
  useEffect(() => {
    if (isOpening) preloadPage(window.location.pathname);
  }, [isOpening]);
  useEffect(() => {
    startSession((path) => void navigate(path, { replace: true }));
  }, [navigate]);
  return (
    <>
      <UncaughtErrors />
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
