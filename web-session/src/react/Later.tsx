// A part of an app that shows nothing and that no screen waits for: its code is loaded once the page is drawn.
import { useEffect, useState, type ComponentType } from 'react';
import { logProblem } from '../log.ts';
import { onceDrawn } from './when-idle.tsx';

/** @param load the same function between renders; when it fails the page goes on without */
export function Later({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isLeft = false;
    onceDrawn(() => {
      load().then(
        (part) => {
          if (!isLeft) setPart(() => part);
        },
        (problem: unknown) => logProblem('A part could not be loaded', problem),
      );
    });
    return () => {
      isLeft = true;
    };
  }, [load]);
  return Part === null ? null : <Part />;
}
