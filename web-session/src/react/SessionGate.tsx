// No screen shows without a session and a known person (specification 1 §2, app shell). Every page of both apps is behind this gate.
import { Fragment, lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { onlineManager } from '@tanstack/react-query';
import { rightsOf } from '@lotline/schema/domain/kernel/actor';
import { FailedToLogin } from '@lotline/shared-ui/components/FailedToLogin/FailedToLogin';
import { sayLoginFailure } from '../login-failure.ts';
import { meToActor } from '../me-to-actor.ts';
import { isOnline, type ConnectionWatch } from '../connection.ts';
import { keepTokenFresh } from '../token-renewal.ts';
import { Later } from './Later.tsx';
import { APP_VERSION } from '../version.ts';
import { PresentContext } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useCurrentUser } from './use-current-user.tsx';
import { useLiveUpdates } from './use-live-updates.tsx';
import { useOwnRights } from './use-own-rights.tsx';
import { useReadable } from './use-readable.tsx';
import { isUnreached } from './who-is-here.tsx';

/** What a person is told once their page is there. */
const notices = async () => (await import('./ImpersonationNotices.tsx')).ImpersonationNotices;
const ImpersonationBanner = lazy(async () => ({ default: (await import('./ImpersonationBanner.tsx')).ImpersonationBanner }));

interface SessionGateProps {
  /** This page load ended a sign-in: the path that the person wanted. */
  readonly onReturned: (path: string) => void;
  /** The login page's sentence about the app. */
  readonly promise: string;
  /** The placeholder of a page until the person is known. */
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

export function SessionGate(props: SessionGateProps) {
  const { onReturned, promise, opening } = props;
  const { session, connection, reach } = usePlatform();
  const { status } = useReadable(session);
  const returned = useEffectEvent(onReturned);
  useEffect(() => connection.watchNetwork(), [connection]);
  useEffect(() => reach.watch(), [reach]);
  useEffect(() => watchReads(connection), [connection]);
  useEffect(() => void session.start((path) => returned(path)), [session]);
  if (status === 'signed-in') return <MeGate {...props} />;
  return status === 'opening' ? opening : <SignInPage promise={promise} />;
}

function MeGate({ promise, opening, children }: SessionGateProps) {
  const { session, connection } = usePlatform();
  const user = useCurrentUser();
  const { email, mustSignInAgain, impersonation } = useReadable(session);
  const present = useMemo(() => (user.kind === 'known' ? { me: user.me, actor: meToActor(user.me) } : null), [user]);
  // the whole app renders in short steps, between which a slow phone answers input; an update of a store would render it in one step
  const isDrawn = useDeferredValue(present !== null, false);
  useEffect(() => keepTokenFresh(session, connection), [session, connection]);
  if (present !== null) {
    if (!isDrawn) return opening;
    return (
      <PresentContext value={present}>
        {mustSignInAgain ? null : <LiveUpdates />}
        {/* no page of another person without its banner: both wait for it, or fail with it */}
        <Suspense fallback={opening}>
          {impersonation === null ? <Later load={notices} /> : <ImpersonationBanner {...impersonation} />}
          <Fragment key={rightsOf(present.actor)}>{children}</Fragment>
        </Suspense>
      </PresentContext>
    );
  }
  if (mustSignInAgain) return <SignInPage promise={promise} />;
  if (user.kind !== 'failed') return opening;
  return (
    <FailedToLogin
      email={email}
      isUnreached={isUnreached(user.error)}
      reason={sayLoginFailure(user.error)}
      version={APP_VERSION}
      onReload={() => window.location.reload()}
      onSignOut={() => void session.signOut()}
      meanwhile={opening}
    />
  );
}

/** Failed reads are repeated as soon as the server answers. Runs until the returned function is called. */
const watchReads = (connection: ConnectionWatch): (() => void) =>
  connection.subscribe(() => onlineManager.setOnline(isOnline(connection.get())));

/** Rendered while the sign-in lasts. */
function LiveUpdates() {
  useLiveUpdates();
  useOwnRights();
  return null;
}
