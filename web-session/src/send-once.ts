// One action is carried out once, however often it is sent: it keeps its idempotency key (the `client.id` of a mutation) until the server has answered
// that it is done. The same action after that is another one, under a key of its own.
import { ApiError } from './api-error.ts';
import type { Ids } from './ids.ts';

/**
 * @param action names it: the input that is sent. The same input while nothing is answered is the same action.
 * @param send gets the key; an action that is sent in parts asks a key for each of them.
 */
export type SendOnce = <Result>(
  action: unknown,
  send: (key: string, keyOfPart: (part: string) => string) => Promise<Result>,
) => Promise<Result>;

const WHOLE = '';

export function createSendOnce(ids: Ids): SendOnce {
  const unanswered = new Map<string, Map<string, string>>();
  return async (action, send) => {
    const name = JSON.stringify(action);
    const keys = unanswered.get(name) ?? new Map<string, string>();
    unanswered.set(name, keys);
    const forget = () => {
      if (unanswered.get(name) === keys) unanswered.delete(name);
    };
    const keyOfPart = (part: string): string => {
      const key = keys.get(part) ?? ids.fresh();
      keys.set(part, key);
      return key;
    };
    try {
      const result = await send(keyOfPart(WHOLE), keyOfPart);
      forget();
      return result;
    } catch (error) {
      // A refusal rolls back, so its key serves the next try; and it may be of the sign-in alone, while an earlier try went through.
      if (error instanceof ApiError && error.code === 'IDEMPOTENCY_MISMATCH') forget();
      throw error;
    }
  };
}
