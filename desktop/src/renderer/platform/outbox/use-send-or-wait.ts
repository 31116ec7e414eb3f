// A change that is sent where there is a network, and waits on this computer where there is none. In a browser it is sent, and fails as it always did.
import { isUnanswered } from '@lotline/web-session/action-refusal';
import { ApiError } from '@lotline/web-session/api-error';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useData } from '../data/DataRoot.tsx';
import type { OfficeAction } from './waiting-action.ts';

/** @returns whether it waits. @throws ApiError of an answer, or that the computer cannot store it */
export type SendOrWait = (action: OfficeAction, send: () => Promise<unknown>) => Promise<boolean>;

export function useSendOrWait(): SendOrWait {
  const { outbox } = useData();
  const { connection } = usePlatform();
  return async (action, send) => {
    const wait = async (): Promise<boolean> => {
      await outbox?.add(action);
      return true;
    };
    if (outbox !== null && !isOnline(connection.get())) return wait();
    try {
      await send();
      return false;
    } catch (error) {
      // it may have arrived: under the same id it is done once
      if (outbox !== null && error instanceof ApiError && isUnanswered(error)) return wait();
      throw error;
    }
  };
}
