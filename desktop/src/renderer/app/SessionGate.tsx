// Nobody passes without a session and a known person (specification 1 §2, app shell); both of the console's pages stand behind it.
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
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

interface SessionGateProps {
  /** This page load ended a sign-in: the path that the person wanted. */
  readonly onReturned: (path: string) => void;
  readonly children: ReactNode;
}

export function SessionGate({ onReturned, children }: SessionGateProps) {
  const { status } = useSession();
  const returned = useEffectEvent(onReturned);
  useEffect(() => web.connection.watchNetwork(), []);
  useEffect(() => web.session.start((path) => returned(path)), []);
  if (status === 'signed-in') return <MeGate>{children}</MeGate>;
  return status === 'opening' ? <Opening /> : <SignInPage />;
}

function MeGate({ children }: { readonly children: ReactNode }) {
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
