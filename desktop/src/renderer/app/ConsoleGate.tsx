// Both of the console's pages are behind the session's gate, with the console's words.
import type { ReactNode } from 'react';
import { SessionGate } from '@lotline/web-session/react/SessionGate';
import { Opening } from './Opening.tsx';

interface ConsoleGateProps {
  /** This page load ended a sign-in: the path that the person wanted. */
  readonly onReturned: (path: string) => void;
  readonly children: ReactNode;
}

export function ConsoleGate({ onReturned, children }: ConsoleGateProps) {
  return (
    <SessionGate onReturned={onReturned} promise="Jobs, crews and quantities, from the first call to the last claim." opening={<Opening />}>
      {children}
    </SessionGate>
  );
}
