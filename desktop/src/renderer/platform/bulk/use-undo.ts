// Takes back what one change of several rows did, where they are still as it left them: as many at once as the server takes, one part after the other.
// The offer of the same undo that may stand on the screen goes with it, wherever it was asked for.
import { useRef } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import type { Followed } from '../data/follows.ts';
import type { SendChange } from '../data/send-change.ts';
import { useCommand, type ClientStamp } from '../data/use-command.ts';
import { AT_ONCE } from './at-once.ts';
import type { UndoChange, Verdict } from './use-dry-run.ts';

/** The rows that were changed, and the actions that changed them. */
export interface Done {
  readonly ids: number[];
  readonly clientIds: string[];
}

/** An undo that failed on its way goes on where it was when it is pressed again: the parts that were answered are not sent as others. */
export function useUndo(
  touches: readonly Followed[],
  send: (call: SendChange, done: Done, client: ClientStamp) => Promise<readonly Verdict[]>,
): UndoChange {
  const toast = useToast();
  const told = useRef<(count: number) => void>(() => undefined);
  const { attempt } = useCommand<Done, readonly Verdict[]>({
    touches,
    isFormless: true,
    send: async (call, { ids, clientIds }, { id: batchId }, stampOf) => {
      const verdicts: Verdict[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const part = { ids: ids.slice(from, from + AT_ONCE), clientIds };
        verdicts.push(...(await send(call, part, { ...stampOf(String(from)), batchId })));
        told.current(verdicts.length);
      }
      return verdicts;
    },
  });
  return async (ids, clientIds, onPart = () => undefined) => {
    told.current = onPart;
    const outcome = await attempt({ ids: [...ids], clientIds: [...clientIds] });
    if (!outcome.isDone) return null;
    toast.takenBack(clientIds);
    return outcome.answer;
  };
}
