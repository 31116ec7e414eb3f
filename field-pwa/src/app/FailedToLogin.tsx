// The sign-in worked but the person could not be loaded: said after 5 seconds, in which a short gap may heal (specification 1 §2).
import { useEffect, useState } from 'react';
import { LogOut, RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { ApiError } from '../platform/api/api-error.ts';
import { signOut } from '../platform/auth/session.ts';
import { APP_VERSION } from '../platform/version.ts';
import { Opening } from './Opening.tsx';

const WAIT_MS = 5000;

interface FailedToLoginProps {
  readonly email: string | null;
  readonly error: unknown;
}

export function FailedToLogin({ email, error }: FailedToLoginProps) {
  const [isDue, setIsDue] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return <Opening />;
  const leave = () => {
    setLeaving(true);
    void signOut();
  };
  return (
    <main className="trouble">
      <h1>Failed to login</h1>
      <Banner tone="bad" title={email === null ? 'We could not load your account.' : `We could not load ${email}.`}>
        {reason(error)}
      </Banner>
      <p>Reload first. If it happens again, contact an administrator and tell them the e-mail address and the version shown here.</p>
      <Button kind="primary" wide icon={RotateCw} onClick={() => window.location.reload()}>
        Reload
      </Button>
      <Button wide icon={LogOut} busy={leaving} onClick={leave}>
        Sign out
      </Button>
      <p className="small muted">Version {APP_VERSION}</p>
    </main>
  );
}

function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The answer of the server could not be read.';
  return error.code === 'OFFLINE' ? 'The server cannot be reached at the moment.' : error.message;
}
