// Takes back what one change of several rows did, where they are still as it left them.
import type { Followed } from '../data/follows.ts';
import type { SendChange } from '../data/use-change.ts';
import { useCommand, type ClientStamp } from '../data/use-command.ts';
import type { UndoChange, Verdict } from './use-dry-run.ts';

/** The rows that were changed, and the actions that changed them. */
export interface Done {
  readonly ids: number[];
  readonly clientIds: string[];
}

export function useUndo(
  touches: readonly Followed[],
  send: (call: SendChange, done: Done, client: ClientStamp) => Promise<readonly Verdict[]>,
): UndoChange {
  const { attempt } = useCommand<Done, readonly Verdict[]>({ touches, isFormless: true, send });
  return async (ids, clientIds) => {
    const outcome = await attempt({ ids: [...ids], clientIds: [...clientIds] });
    return outcome.isDone ? outcome.answer : null;
  };
}
