// What floats over a screen and could not be loaded or drawn: it closes and says so in a toast, and the screen below it stays.
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '@lotline/shared-ui/components/PageError/ErrorBoundary';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { logProblem } from '@lotline/web-session/log';
import { PartNotLoaded } from './lazy-part.tsx';

interface OverlayBoundaryProps {
  /** Another overlay begins without this one's error. */
  readonly resetKey: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function OverlayBoundary({ resetKey, onClose, children }: OverlayBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => logProblem('What floats could not be drawn', error)}
      fallback={(error) => <NotOpened error={error} onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A failing overlay must not take the screen with it. */
function NotOpened({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const { error: say } = useToast();
  useEffect(() => {
    if (error instanceof PartNotLoaded) error.forget();
    say('This could not be opened. Try again once there is a connection.');
    onClose();
  }, [error, say, onClose]);
  return null;
}
