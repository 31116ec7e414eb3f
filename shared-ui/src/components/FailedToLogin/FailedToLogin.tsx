// The sign-in worked but the person could not be loaded: shown after 5 seconds, in which a short gap may end (specification 1 §2).
import { useEffect, useState, type ReactNode } from 'react';
import { CloudOff, LogOut, RotateCw } from 'lucide-react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import { troubleClass } from '../PageError/trouble-class.tsx';

const WAIT_MS = 5000;

interface FailedToLoginProps {
  readonly email: string | null;
  /** No answer came: nothing is wrong with the account, and no administrator can help. */
  readonly isUnreached?: boolean | undefined;
  /** A sentence. */
  readonly reason: string;
  readonly version: string;
  readonly onReload: () => void;
  readonly onSignOut: () => void;
  /** The placeholder for the first five seconds. */
  readonly meanwhile: ReactNode;
}

export function FailedToLogin({ email, isUnreached = false, reason, version, onReload, onSignOut, meanwhile }: FailedToLoginProps) {
  const [isDue, setIsDue] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return meanwhile;
  const leave = () => {
    setLeaving(true);
    onSignOut();
  };
  return (
    <main className={troubleClass}>
      <h1>{isUnreached ? 'No connection' : 'Failed to login'}</h1>
      {isUnreached ? (
        <Banner icon={CloudOff} title={reason}>
          {email === null ? 'Your work' : `You are signed in as ${email}. Your work`} opens here by itself as soon as there is a connection.
        </Banner>
      ) : (
        <>
          <Banner tone="bad" title={email === null ? 'We could not load your account.' : `We could not load ${email}.`}>
            {reason}
          </Banner>
          <p>Reload first. If it happens again, contact an administrator and tell them the email address and the version shown here.</p>
        </>
      )}
      <Button kind="primary" wide icon={RotateCw} onClick={onReload}>
        Reload
      </Button>
      <Button wide icon={LogOut} busy={leaving} onClick={leave}>
        Sign out
      </Button>
      <p className={classes(words.small, words.muted)}>Version {version}</p>
    </main>
  );
}
