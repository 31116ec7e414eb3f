// A bulk edit of the selected rows, as many at once as the server takes; first as a dry run, so that the person sees who is refused and why.
import { useRef, useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

const AT_ONCE = 500;

export interface Verdict {
  readonly id: number;
  /** The row's name; empty where it no longer exists. */
  readonly label: string;
  readonly isAllowed: boolean;
  readonly sentence: string | null;
}

interface Part {
  readonly ids: readonly number[];
  readonly isTrial: boolean;
  readonly client: { readonly id: string; readonly occurredAt: string };
}

interface TrialWish<Change> {
  readonly ids: readonly number[];
  readonly send: (change: Change, part: Part) => Promise<readonly Verdict[]>;
  /** The toast after it: '3 changed'. */
  readonly said: (count: number) => string;
  readonly onDone: () => void;
}

export interface Trial<Change> {
  readonly isBusy: boolean;
  /** Why the last call failed. */
  readonly problem: string | null;
  /** Null until the dry run is done. */
  readonly verdicts: readonly Verdict[] | null;
  readonly allowedCount: number;
  /** It is worded again: the dry run's result no longer counts. */
  readonly forget: () => void;
  /** The dry run; after it, the change of the accepted rows. */
  readonly goOn: (change: Change) => void;
}

export function useTrial<Change>({ ids, send, said, onDone }: TrialWish<Change>): Trial<Change> {
  const toast = useToast();
  const { isBusy, problem, run } = useParts(send);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  const allowed = verdicts?.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : [])) ?? [];
  const confirm = async (change: Change): Promise<void> => {
    const done = await run(change, allowed, false);
    if (done === null) return;
    // somebody else may have been faster: rows that are refused now are shown
    const refused = done.filter(({ isAllowed }) => !isAllowed);
    if (refused.length > 0) setVerdicts(done);
    toast.success(said(done.length - refused.length));
    if (refused.length === 0) onDone();
  };
  return {
    isBusy,
    problem,
    verdicts,
    allowedCount: allowed.length,
    forget: () => setVerdicts(null),
    goOn: (change) => {
      if (verdicts === null) void run(change, ids, true).then(setVerdicts);
      else if (allowed.length > 0) void confirm(change);
    },
  };
}

function useParts<Change>(send: TrialWish<Change>['send']) {
  const { ids: fresh, clock } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // the same change sent again keeps its id, also after a lost answer
  const pressed = useRef(new Map<string, string>());

  const sendAll = async (change: Change, ids: readonly number[], isTrial: boolean): Promise<readonly Verdict[]> => {
    const verdicts: Verdict[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = ids.slice(from, from + AT_ONCE);
      const name = JSON.stringify([change, part, isTrial]);
      const id = isTrial ? fresh.fresh() : (pressed.current.get(name) ?? fresh.fresh());
      pressed.current.set(name, id);
      verdicts.push(...(await send(change, { ids: part, isTrial, client: { id, occurredAt: clock.now().toISOString() } })));
    }
    return verdicts;
  };

  /** Null when it failed: then the sentence is in `problem`. */
  const run = async (change: Change, ids: readonly number[], isTrial: boolean): Promise<readonly Verdict[] | null> => {
    setIsBusy(true);
    setProblem(null);
    try {
      return await sendAll(change, ids, isTrial);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work.');
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, problem, run };
}
