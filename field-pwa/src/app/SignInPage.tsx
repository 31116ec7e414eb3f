// The login page for every path while signed out (specification 1 §2; mock 9-signin).
import { useEffect, useState } from 'react';
import { CloudOff } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { signIn } from '../platform/auth/session.ts';
import { useSession } from '../platform/auth/session-state.ts';
import { isOnline, useConnection } from '../platform/connection/connection.ts';
import { APP_VERSION, SUPPORT_EMAIL } from '../platform/version.ts';
import { LotMap } from './LotMap.tsx';
import { MicrosoftMark } from './MicrosoftMark.tsx';
import './sign-in.css';

export function SignInPage() {
  const { problem, mustSignInAgain } = useSession();
  const trouble = problem ?? (mustSignInAgain ? 'Your sign-in has ended. Sign in again.' : null);
  const online = isOnline(useConnection());
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    document.title = 'Sign in · Lotline';
  }, []);
  const leave = async () => {
    setLeaving(true);
    await signIn(window.location.pathname);
    setLeaving(false);
  };
  return (
    <main className="sign-in">
      <div className="plan">
        <LotMap />
        <h1 className="mark">Lotline</h1>
        <p>Your tasks, quantities and comments, in the order of the day.</p>
      </div>
      <div className="enter">
        {online ? null : (
          <Banner icon={CloudOff} title="You are offline.">
            Signing in needs a connection.
          </Banner>
        )}
        {trouble === null || !online ? null : <Banner tone="bad">{trouble}</Banner>}
        <Button kind="primary" wide busy={leaving} disabled={!online} onClick={() => void leave()}>
          {leaving ? null : <MicrosoftMark />}
          Sign in with Microsoft
        </Button>
        <p className="foot">
          <span>Version {APP_VERSION}</span>
          <a href={`mailto:${SUPPORT_EMAIL}`}>Help</a>
        </p>
      </div>
    </main>
  );
}
