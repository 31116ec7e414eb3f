// The provider no longer renews the sign-in: said in a banner, never by leaving the page (a form may be open).
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { isOnline, useConnection } from '../connection/connection.ts';
import { signIn } from './session.ts';
import { useSession } from './session-state.ts';

export function SignInAgain() {
  const { mustSignInAgain } = useSession();
  const online = isOnline(useConnection());
  if (!mustSignInAgain) return null;
  return (
    <Banner
      tone="bad"
      flush
      title="Your sign-in has ended."
      action={
        <Button
          tight
          refusedBecause={online ? undefined : 'Signing in needs a connection.'}
          onClick={() => void signIn(window.location.pathname)}
        >
          Sign in again
        </Button>
      }
    >
      What is on this screen stays until you sign in again.
    </Banner>
  );
}
