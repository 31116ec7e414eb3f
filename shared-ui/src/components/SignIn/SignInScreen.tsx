// The login page for every path while signed out (specification 1 §2; mock 9-signin): one button, and why it cannot be pressed.
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';
import { useEffect } from 'react';
import { CloudOff } from 'lucide-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { LotMap } from './LotMap.tsx';
import { MicrosoftMark } from './MicrosoftMark.tsx';
import styles from './SignInScreen.module.css';

interface SignInScreenProps {
  /** What this app is for, in a sentence. */
  readonly promise: string;
  /** Why the last try failed, or why the person is asked again. */
  readonly problem: string | null;
  readonly online: boolean;
  /** On the way to the provider. */
  readonly busy: boolean;
  readonly onSignIn: () => void;
  readonly version: string;
  readonly supportEmail: string;
}

export function SignInScreen({ promise, problem, online, busy, onSignIn, version, supportEmail }: SignInScreenProps) {
  useEffect(() => {
    document.title = 'Sign in · Lotline';
  }, []);
  return (
    <main className={styles.signIn}>
      <div className={styles.plan}>
        <LotMap />
        <h1 className={styles.mark}>Lotline</h1>
        <p>{promise}</p>
      </div>
      <div className={styles.enter}>
        {online ? null : (
          <Banner icon={CloudOff} title="You are offline.">
            Signing in needs a connection.
          </Banner>
        )}
        {problem === null || !online ? null : <Banner tone="bad">{problem}</Banner>}
        <Button kind="primary" wide busy={busy} disabled={!online} onClick={onSignIn}>
          {busy ? null : <MicrosoftMark />}
          Sign in with Microsoft
        </Button>
        <p className={styles.foot}>
          <span>Version {version}</span>
          <a href={mailLink(supportEmail)}>Help</a>
        </p>
      </div>
    </main>
  );
}
