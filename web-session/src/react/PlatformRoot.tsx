// The root of an app: the platform and the reads, for everything below.
import { useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Platform } from '../platform.ts';
import { PlatformContext } from './platform-context.tsx';
import { createQueryClient } from './query-client.tsx';

interface PlatformRootProps {
  readonly platform: Platform;
  readonly children: ReactNode;
}

export function PlatformRoot({ platform, children }: PlatformRootProps) {
  const [client] = useState(createQueryClient);
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}
