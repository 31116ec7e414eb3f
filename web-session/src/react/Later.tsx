// A part of an app that no screen waits for: its code is loaded once the page is drawn.
import { useEffect, useState, type ComponentType } from 'react';
import { logProblem } from '../log.ts';
import { useQueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.tsx';

const LATEST_MS = 5_000;

/** @param load the same function between renders; when it fails the page goes on without */
export function Later({ load }: { readonly load: () => Promise<ComponentType> }) {
  const client = useQueryClient();
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isLeft = false;
    const begin = (): void => {
      stop();
      clearTimeout(late);
      load().then(
        (part) => {
          if (!isLeft) setPart(() => part);
        },
        (problem: unknown) => logProblem('A part could not be loaded', problem),
      );
    };
    const stop = whenIdle(client, begin);
    // a page that reads nothing of its own by that client is drawn by then
    const late = setTimeout(begin, LATEST_MS);
    return () => {
      isLeft = true;
      stop();
      clearTimeout(late);
    };
  }, [load, client]);
  return Part === null ? null : <Part />;
}
