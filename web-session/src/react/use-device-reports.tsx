// Reports this device while the app is open: at once, each minute, after a sync, and when the server can be reached again.
import { useEffect, useEffectEvent } from 'react';
import type { DeviceApp } from '@lotline/schema/domain/device/device-report.input';
import { isOnline } from '../connection.ts';
import { createDeviceReports, storedWork, type HeldHere } from '../device-reports.ts';
import { APP_VERSION } from '../version.ts';
import { useActor } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';

interface DeviceOfApp {
  readonly app: DeviceApp;
  /** What this page knows of the work that is not sent. */
  readonly held: Omit<HeldHere, 'photos' | 'files'>;
  readonly workerVersion: () => Promise<string | null>;
  readonly sendNow: () => void;
}

const RESET = 'The office has signed this device out. What you did was sent. Sign in to continue.';

export function useDeviceReports({ app, held, workerVersion, sendNow }: DeviceOfApp): void {
  const platform = usePlatform();
  const { userId } = useActor();
  const send = useEffectEvent(sendNow);
  const versionOfWorker = useEffectEvent(workerVersion);
  const heldHere = useEffectEvent(async (): Promise<HeldHere> => {
    const stored = await storedWork(platform, userId);
    return { ...held, ...stored, unsent: Math.max(held.unsent, stored.unsent) };
  });
  useEffect(() => {
    const { calls, clock, connection, ids, lastError, pullerOf, session } = platform;
    // a tab that is signed in as somebody else keeps nothing, so it has nothing to report, and it is no device of theirs
    const canReport = (): boolean => {
      const { status, mustSignInAgain, impersonation } = session.get();
      return isOnline(connection.get()) && status === 'signed-in' && !mustSignInAgain && impersonation === null;
    };
    const { report, dueIn } = createDeviceReports({
      ...{ app, appVersion: APP_VERSION, personId: userId, rest: calls.rest, clock, ids, canReport, lastError },
      workerVersion: () => versionOfWorker(),
      held: () => heldHere(),
      sendNow: () => send(),
      leave: () => session.signOut(RESET),
    });
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isLeft = false;
    const turn = async (): Promise<void> => {
      await report();
      if (!isLeft) timer = setTimeout(() => void turn(), Math.max(1000, dueIn()));
    };
    void turn();
    const stops = [
      connection.subscribe(() => void report()),
      ...(pullerOf === null ? [] : [pullerOf(userId).subscribe(() => void report())]),
    ];
    return () => {
      isLeft = true;
      if (timer !== null) clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [app, platform, userId]);
}
