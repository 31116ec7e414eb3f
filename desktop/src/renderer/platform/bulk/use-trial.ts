// A change of the rows that are picked, as many at once as the server takes; first on trial, so that the person sees who is refused and why.
import { useRef, useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';

const AT_ONCE = 500;

export interface Verdict {
  readonly id: number;
  /** As the person knows the row; empty where it is not there any more. */
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
  /** What is said once it is done: '3 changed'. */
  readonly said: (count: number) => string;
  readonly onDone: () => void;
}

export interface Trial<Change> {
  readonly isBusy: boolean;
  /** Why the last call failed. */
  readonly problem: string | null;
  /** Null until it was tried. */
  readonly verdicts: readonly Verdict[] | null;
  readonly allowedCount: number;
  /** It is worded anew: what was found out does not count any more. */
  readonly forget: () => void;
  /** The trial; after it, the change of those that take it. */
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
    // somebody else may have been quicker: what was refused now is shown
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
  // the same press sent again is the same change, also after its answer was lost
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

  /** Null when it failed: the sentence is in `problem` then. */
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
