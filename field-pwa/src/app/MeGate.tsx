// Lets the routed screens through once the current user is known (specification 1 §2, app shell).
import { useEffect, useMemo, type ReactNode } from 'react';
import { FailedToLogin } from '@lotline/shared-ui/components/FailedToLogin/FailedToLogin';
import { sayLoginFailure } from '@lotline/web-session/login-failure';
import { meToActor } from '@lotline/web-session/me-to-actor';
import { APP_VERSION } from '@lotline/web-session/version';
import { useLiveUpdates } from '../platform/live/use-live-updates.ts';
import { PresentContext } from '../platform/me/me-context.tsx';
import { useMeQuery } from '../platform/me/use-me-query.ts';
import { useSession } from '../platform/session/use-session.ts';
import { web } from '../platform/session/web.ts';
import { Opening } from './Opening.tsx';
import { SignInPage } from './SignInPage.tsx';

export function MeGate({ children }: { readonly children: ReactNode }) {
  const { data: me, error } = useMeQuery();
  const { email, mustSignInAgain } = useSession();
  const present = useMemo(() => (me === undefined ? null : { me, actor: meToActor(me) }), [me]);
  useEffect(() => web.keepTokenFresh(), []);
  if (present !== null) {
    return (
      <PresentContext value={present}>
        {mustSignInAgain ? null : <LiveUpdates />}
        {children}
      </PresentContext>
    );
  }
  if (mustSignInAgain) return <SignInPage />;
  if (error === null) return <Opening />;
  return (
    <FailedToLogin
      email={email}
      reason={sayLoginFailure(error)}
      version={APP_VERSION}
      onReload={() => window.location.reload()}
      onSignOut={() => void web.session.signOut()}
      meanwhile={<Opening />}
    />
  );
}

function LiveUpdates() {
  useLiveUpdates();
  return null;
}
