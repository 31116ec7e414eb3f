// Nobody passes without a session and a known person (specification 1 §2, app shell). Every page of both apps stands behind it.
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { FailedToLogin } from '@lotline/shared-ui/components/FailedToLogin/FailedToLogin';
import { sayLoginFailure } from '../login-failure.ts';
import { meToActor } from '../me-to-actor.ts';
import { APP_VERSION } from '../version.ts';
import type { WebSession } from '../web-session.ts';
import { PresentContext } from './me-context.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useCurrentUser } from './use-current-user.tsx';
import { useReadable } from './use-readable.tsx';

interface SessionGateProps {
  readonly web: WebSession;
  /** This page load ended a sign-in: the path that the person wanted. */
  readonly onReturned: (path: string) => void;
  /** What the login page says that the app is for. */
  readonly promise: string;
  /** Holds the place of a page until the person is known. */
  readonly opening: ReactNode;
  /** Follows the changes of others; there while the sign-in lasts. */
  readonly live: ReactNode;
  readonly children: ReactNode;
}

export function SessionGate(props: SessionGateProps) {
  const { web, onReturned, promise, opening } = props;
  const { status } = useReadable(web.session);
  const returned = useEffectEvent(onReturned);
  useEffect(() => web.connection.watchNetwork(), [web]);
  useEffect(() => web.session.start((path) => returned(path)), [web]);
  if (status === 'signed-in') return <MeGate {...props} />;
  return status === 'opening' ? opening : <SignInPage web={web} promise={promise} />;
}

function MeGate({ web, promise, opening, live, children }: SessionGateProps) {
  const user = useCurrentUser(web.gql);
  const { email, mustSignInAgain } = useReadable(web.session);
  const present = useMemo(() => (user.kind === 'known' ? { me: user.me, actor: meToActor(user.me) } : null), [user]);
  useEffect(() => web.keepTokenFresh(), [web]);
  if (present !== null) {
    return (
      <PresentContext value={present}>
        {mustSignInAgain ? null : live}
        {children}
      </PresentContext>
    );
  }
  if (mustSignInAgain) return <SignInPage web={web} promise={promise} />;
  if (user.kind !== 'failed') return opening;
  return (
    <FailedToLogin
      email={email}
      reason={sayLoginFailure(user.error)}
      version={APP_VERSION}
      onReload={() => window.location.reload()}
      onSignOut={() => void web.session.signOut()}
      meanwhile={opening}
    />
  );
}
