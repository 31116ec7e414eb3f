// What a person is told once their page is there: its code is loaded then, and a failure to load it takes nothing else along.
import { useEffect, useState, type ComponentType } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../log.ts';
import { whenIdle } from './when-idle.tsx';

export function LaterNotices() {
  const client = useQueryClient();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(client, () => {
        import('./ImpersonationNotices.tsx').then(
          ({ ImpersonationNotices }) => setNotices(() => ImpersonationNotices),
          (problem: unknown) => logProblem('Notices could not be loaded', problem),
        );
      }),
    [client],
  );
  return Notices === null ? null : <Notices />;
}
