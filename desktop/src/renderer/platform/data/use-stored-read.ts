// A read that is stored on this device, for a screen that must show something without a network (decision 026).
import { useEffect, useState } from 'react';
import { logProblem } from '@lotline/web-session/log';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { ReadState } from './use-read.ts';

/** @param name of the read on the device */
export function useStoredRead<Data>(name: string, read: ReadState<Data>): ReadState<Data> {
  const { readsOf, clock } = usePlatform();
  const { userId } = useActor();
  const [stored, setStored] = useState<Data | undefined>();
  const { data, error } = read;
  useEffect(() => {
    if (data === undefined) return;
    void readsOf(userId)
      .keep(name, { value: data, readAt: clock.now().getTime() })
      .catch((problem: unknown) => logProblem('A read could not be stored on this device', problem));
  }, [readsOf, clock, userId, name, data]);
  const isMissing = data === undefined && error !== null;
  useEffect(() => {
    if (!isMissing) return;
    void readsOf(userId)
      .find(name)
      // what is stored under this name was written above
      .then((found) => setStored(found === null ? undefined : (found.value as Data)))
      .catch((problem: unknown) => logProblem('A stored read could not be found', problem));
  }, [readsOf, userId, name, isMissing]);
  return isMissing && stored !== undefined ? { ...read, data: stored } : read;
}
