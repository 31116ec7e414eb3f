// The provider no longer renews the sign-in: said in a banner, never by leaving the page (a form may be open).
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useOnline } from '../connection/connection.ts';
import { useSession } from './use-session.ts';
import { web } from './web.ts';

export function SignInAgain() {
  const { mustSignInAgain } = useSession();
  const online = useOnline();
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
          onClick={() => void web.session.signIn(window.location.pathname + window.location.search)}
        >
          Sign in again
        </Button>
      }
    >
      What is on this screen stays until you sign in again.
    </Banner>
  );
}
