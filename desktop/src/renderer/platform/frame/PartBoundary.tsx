// A part of the console that could not be loaded: it says so, and tries again by itself once there is a connection.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { PartNotLoaded } from './lazy-part.tsx';
import page from './Page.module.css';

interface PartBoundaryProps {
  /** Another part begins without this one's error. */
  readonly resetKey: string;
  /** For any other error; without it the boundary above handles it. */
  readonly otherwise?: (error: unknown) => ReactNode;
  /** It is the whole page. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

export function PartBoundary({ resetKey, otherwise, isPage = false, children }: PartBoundaryProps) {
  const { reportError } = usePlatform();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const fallback = (error: unknown) => {
    if (error instanceof PartNotLoaded) return isPage ? <NoPage error={error} retry={retry} /> : <NotLoaded error={error} retry={retry} />;
    if (otherwise === undefined) throw error;
    return otherwise(error);
  };
  return (
    <ErrorBoundary
      resetKey={`${resetKey} ${String(tries)}`}
      onError={(error) => {
        logProblem('A page could not be drawn', error);
        if (!(error instanceof PartNotLoaded)) reportError('drawing', error);
      }}
      fallback={fallback}
    >
      {children}
    </ErrorBoundary>
  );
}

interface NotLoadedProps {
  readonly error: PartNotLoaded;
  readonly retry: () => void;
}

function NoPage(props: NotLoadedProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <NotLoaded {...props} />
    </main>
  );
}

function NotLoaded({ error, retry }: NotLoadedProps) {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  const again = useCallback(() => {
    error.forget();
    retry();
  }, [error, retry]);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) again();
  }, [isOnline, again]);
  // left for another one: the way back loads it again
  useEffect(() => () => error.forget(), [error]);
  const buttons = (
    <>
      <Button icon={RotateCw} onClick={again}>
        Try again
      </Button>
      {isOnline ? <Button onClick={() => window.location.reload()}>Reload</Button> : null}
    </>
  );
  return (
    <Banner tone="bad" title="This could not be loaded." action={buttons}>
      {isOnline
        ? 'Nothing that was saved is lost. Try again; if that does not help, Reload gets the newest version.'
        : 'There is no connection to the server. It opens once there is one; nothing that was saved is lost.'}
    </Banner>
  );
}
