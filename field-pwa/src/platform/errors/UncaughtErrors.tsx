// Shows what nothing caught. A failed call is no such thing: it is logged where it failed (specification 1 §8).
import { useEffect, useState } from 'react';
import { UncaughtErrorBox } from '@lotline/shared-ui/components/PageError/UncaughtErrorBox';
import { ApiError } from '../api/api-error.ts';
import { errorReport } from './error-report.ts';

export function UncaughtErrors() {
  const [caught, setCaught] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const show = (error: unknown) => {
      if (!isHarmless(error)) setCaught({ error });
    };
    const onError = (event: ErrorEvent) => show(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => show(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (caught === null) return null;
  return <UncaughtErrorBox report={errorReport(caught.error)} onDismiss={() => setCaught(null)} />;
}

function isHarmless(error: unknown): boolean {
  if (error instanceof ApiError) return true;
  return typeof error === 'string' && error.startsWith('ResizeObserver loop');
}
