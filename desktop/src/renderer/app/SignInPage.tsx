// The console's login page, for every path while signed out (specification 1 §2).
import { useState } from 'react';
import { SignInScreen } from '@lotline/shared-ui/components/SignIn/SignInScreen';
import { APP_VERSION, SUPPORT_EMAIL } from '@lotline/web-session/version';
import { useOnline } from '../platform/connection/connection.ts';
import { useSession } from '../platform/session/use-session.ts';
import { web } from '../platform/session/web.ts';

export function SignInPage() {
  const { problem, mustSignInAgain } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await web.session.signIn(window.location.pathname + window.location.search);
    setLeaving(false);
  };
  return (
    <SignInScreen
      promise="Jobs, crews and quantities, from the first call to the last claim."
      problem={problem ?? (mustSignInAgain ? 'Your sign-in has ended. Sign in again.' : null)}
      online={useOnline()}
      busy={leaving}
      onSignIn={() => void leave()}
      version={APP_VERSION}
      supportEmail={SUPPORT_EMAIL}
    />
  );
}
