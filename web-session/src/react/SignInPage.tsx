// The login page, for every path while signed out (specification 1 §2).
import { SignInScreen } from '@lotline/shared-ui/components/SignIn/SignInScreen';
import { isOnline } from '../connection.ts';
import { APP_VERSION, SUPPORT_EMAIL } from '../version.ts';
import type { WebSession } from '../web-session.ts';
import { useReadable } from './use-readable.tsx';
import { useSignIn } from './use-sign-in.tsx';

interface SignInPageProps {
  readonly web: WebSession;
  readonly promise: string;
}

export function SignInPage({ web, promise }: SignInPageProps) {
  const { problem, mustSignInAgain } = useReadable(web.session);
  const { busy, onClick } = useSignIn(web);
  return (
    <SignInScreen
      promise={promise}
      problem={problem ?? (mustSignInAgain ? 'Your sign-in has ended. Sign in again.' : null)}
      online={isOnline(useReadable(web.connection))}
      busy={busy}
      onSignIn={onClick}
      version={APP_VERSION}
      supportEmail={SUPPORT_EMAIL}
    />
  );
}
