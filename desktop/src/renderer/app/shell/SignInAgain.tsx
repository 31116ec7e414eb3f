// The provider no longer renews the sign-in: said in a banner, never by leaving the page (a form may be open).
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useOnline } from '../../platform/connection/connection.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { web } from '../../platform/session/web.ts';

export function SignInAgain() {
  const { mustSignInAgain } = useSession();
  const online = useOnline();
  if (!mustSignInAgain) return null;
  const signIn = (
    <Button
      refusedBecause={online ? undefined : 'Signing in needs a connection.'}
      onClick={() => void web.session.signIn(window.location.pathname + window.location.search)}
    >
      Sign in again
    </Button>
  );
  return (
    <Banner tone="bad" flush title="Your sign-in has ended." action={signIn}>
      What is on this screen stays until you sign in again.
    </Banner>
  );
}
