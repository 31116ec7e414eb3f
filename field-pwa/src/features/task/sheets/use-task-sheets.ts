// The forms of the task page: loaded once the page is drawn, since their rules take a slow phone longer than the page itself. What is tapped before
// they are there waits for them, and is told when they cannot be had.
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { logProblem } from '@lotline/web-session/log';
import { onceDrawn } from '@lotline/web-session/react/when-idle';
import type { OpenSheet } from '../task-page-context.ts';

type Sheets = ComponentType<{ readonly sheet: OpenSheet }>;

let loaded: Sheets | null = null;

const loadTaskSheets = async (): Promise<Sheets> => (loaded = (await import('./TaskSheets.tsx')).TaskSheets);

/** Null while they are not there. @param onFailed they are wanted and cannot be had */
export function useTaskSheets(isWanted: boolean, onFailed: () => void): Sheets | null {
  const toast = useToast();
  const [sheets, setSheets] = useState<{ readonly of: Sheets | null }>({ of: loaded });
  const isThere = sheets.of !== null;
  const fail = useEffectEvent((problem: unknown) => {
    logProblem('The forms of the task could not be loaded', problem);
    if (!isWanted) return;
    toast.error('This form could not be loaded. Check the connection and try again.');
    onFailed();
  });
  useEffect(() => {
    if (isThere) return undefined;
    let isLeft = false;
    const load = (): void => {
      if (isLeft) return;
      loadTaskSheets().then(
        (of) => (isLeft ? undefined : setSheets({ of })),
        (problem: unknown) => (isLeft ? undefined : fail(problem)),
      );
    };
    if (isWanted) load();
    else onceDrawn(load);
    return () => {
      isLeft = true;
    };
  }, [isThere, isWanted]);
  return sheets.of;
}
