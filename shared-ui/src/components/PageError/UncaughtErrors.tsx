// Shows uncaught errors (specification 1 §8). What the app knows to be no fault, a failed call above all, is only logged.
import { useEffect, useState } from 'react';
import { UncaughtErrorBox } from './UncaughtErrorBox.tsx';
import type { ErrorReport } from './email-error.tsx';

interface UncaughtErrorsProps {
  readonly isHarmless: (error: unknown) => boolean;
  readonly report: (error: unknown) => ErrorReport;
}

export function UncaughtErrors({ isHarmless, report }: UncaughtErrorsProps) {
  const [caught, setCaught] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const show = (error: unknown) => {
      if (!isHarmless(error) && !isNoise(error)) setCaught({ error });
    };
    const onError = (event: ErrorEvent) => show(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => show(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [isHarmless]);
  if (caught === null) return null;
  return <UncaughtErrorBox report={report(caught.error)} onDismiss={() => setCaught(null)} />;
}

function isNoise(error: unknown): boolean {
  return typeof error === 'string' && error.startsWith('ResizeObserver loop');
}
