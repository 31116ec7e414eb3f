// The provider no longer renews the sign-in: a banner says so, and the page stays (a form may be open). It is below the app bar, and in the open
// sheet, since a sheet makes the page behind it unreachable.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { PageNotice } from '@lotline/shared-ui/components/PageNotice/PageNotice';
import { usePlatform } from './platform-context.tsx';
import { useOnline } from './use-connection.tsx';
import { useReadable } from './use-readable.tsx';
import { useSignIn } from './use-sign-in.tsx';

interface SignInAgainProps {
  /** 'page' fills the width below the app bar. */
  readonly place: 'page' | 'sheet';
}

const KEPT = {
  page: 'What is on this screen is kept until you sign in again.',
  sheet: 'What you typed is kept: sign in again, open this once more, and save.',
} as const;

export function SignInAgain({ place }: SignInAgainProps) {
  const { mustSignInAgain, problem } = useReadable(usePlatform().session);
  const online = useOnline();
  const press = useSignIn();
  if (!mustSignInAgain) return null;
  const signIn = (
    <Button tight {...press} refusedBecause={online ? undefined : 'Signing in needs a connection.'}>
      Sign in again
    </Button>
  );
  const banner = (
    <Banner tone="bad" flush={place === 'page'} title="Your sign-in has ended." action={signIn}>
      {problem ?? KEPT[place]}
    </Banner>
  );
  return place === 'page' ? <PageNotice>{banner}</PageNotice> : banner;
}
