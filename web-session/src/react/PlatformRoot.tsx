// The root of an app: provides the platform and the query client.
import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';
import { keepReads, readOrRestore } from './keep-reads.tsx';
import { PlatformContext } from './platform-context.tsx';
import { createQueryClient } from './query-client.tsx';
import { keys } from './query-keys.tsx';

interface PlatformRootProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

export function PlatformRoot({ platform, children }: PlatformRootProps) {
  const [client] = useState(() => createQueryClient(readOrRestore(platform)));
  useEffect(() => keepReads(platform, client), [platform, client]);
  useEffect(() => forgetWhoLeft(platform, client), [platform, client]);
  useEffect(() => reportUncaught(platform), [platform]);
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}

/** Clears one person's queries from the page when another is signed in. Runs until the returned function is called. */
function forgetWhoLeft({ session }: Platform, client: QueryClient): () => void {
  const [asksWho] = keys.me();
  let { status, person } = session.get();
  return session.subscribe(() => {
    const now = session.get();
    if (status === 'signed-in' && now.status === 'signed-out') client.clear();
    else if (person !== null && now.person?.id !== person.id)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== asksWho });
    ({ status, person } = now);
  });
}

/** What nothing in the app has caught. Runs until the returned function is called. */
function reportUncaught({ reportError }: Platform): () => void {
  const onError = ({ error, message }: ErrorEvent) => {
    // a browser's remark about sizes, and no error
    if (!message.startsWith('ResizeObserver loop')) reportError('error', error ?? message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError('rejection', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
