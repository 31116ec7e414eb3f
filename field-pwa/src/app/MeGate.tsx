// Lets the routed screens through once the current user is known (specification 1 §2, app shell).
import { useMemo, type ReactNode } from 'react';
import { useLiveUpdates } from '../platform/live/use-live-updates.ts';
import { useTokenRenewal } from '../platform/auth/use-token-renewal.ts';
import { useSession } from '../platform/auth/session-state.ts';
import { meToActor } from '../platform/me/me-to-actor.ts';
import { PresentContext } from '../platform/me/me-context.tsx';
import { useMeQuery } from '../platform/me/use-me-query.ts';
import { FailedToLogin } from './FailedToLogin.tsx';
import { Opening } from './Opening.tsx';
import { SignInPage } from './SignInPage.tsx';

export function MeGate({ children }: { readonly children: ReactNode }) {
  const { data: me, error } = useMeQuery();
  const { email, mustSignInAgain } = useSession();
  const present = useMemo(() => (me === undefined ? null : { me, actor: meToActor(me) }), [me]);
  useTokenRenewal();
  if (present !== null) {
    return (
      <PresentContext value={present}>
        {mustSignInAgain ? null : <LiveUpdates />}
        {children}
      </PresentContext>
    );
  }
  if (mustSignInAgain) return <SignInPage />;
  return error === null ? <Opening /> : <FailedToLogin email={email} error={error} />;
}

function LiveUpdates() {
  useLiveUpdates();
  return null;
}
