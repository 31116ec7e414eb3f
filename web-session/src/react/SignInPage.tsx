// The login page, for every path while signed out (specification 1 §2).
import { SignInScreen } from '@lotline/shared-ui/components/SignIn/SignInScreen';
import { APP_VERSION, SUPPORT_EMAIL } from '../version.ts';
import { usePlatform } from './platform-context.tsx';
import { useOnline } from './use-connection.tsx';
import { useReadable } from './use-readable.tsx';
import { useSignIn } from './use-sign-in.tsx';

export function SignInPage({ promise }: { readonly promise: string }) {
  const { problem, mustSignInAgain } = useReadable(usePlatform().session);
  const { busy, onClick } = useSignIn();
  return (
    <SignInScreen
      promise={promise}
      problem={problem ?? (mustSignInAgain ? 'Your sign-in has ended. Sign in again.' : null)}
      online={useOnline()}
      busy={busy}
      onSignIn={onClick}
      version={APP_VERSION}
      supportEmail={SUPPORT_EMAIL}
    />
  );
}
