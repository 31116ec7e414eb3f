// A bulk edit of the selected rows, as many at once as the server takes; first as a dry run, so that the person sees who is refused and why.
import { useRef, useState } from 'react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { Followed } from '../data/follows.ts';
import type { SendChange } from '../data/send-change.ts';
import { sentenceOf, useCommand, type ClientStamp } from '../data/use-command.ts';
import { UNDO_MS } from '../data/use-undo-offer.ts';
import { AT_ONCE } from './at-once.ts';

export interface Verdict {
  readonly id: number;
  /** The row's name; empty where it no longer exists. */
  readonly label: string;
  readonly isAllowed: boolean;
  readonly sentence: string | null;
  /** What becomes of one that is allowed (Outcomes): 'changes', or 'same' where it is so already. Left out: it changes. */
  readonly effect?: string | null;
}

/** Takes back what the actions did to these rows; null where it failed, which it has said itself. @param onPart how many are answered so far */
export type UndoChange = (
  ids: readonly number[],
  clientIds: readonly string[],
  onPart?: (count: number) => void,
) => Promise<readonly Verdict[] | null>;

interface Part {
  readonly ids: readonly number[];
  readonly isDryRun: boolean;
  /** Its parts name the whole (batchId), so that its history has it as one. */
  readonly client: ClientStamp;
}

export interface DryRunParts<Change> {
  readonly ids: readonly number[];
  readonly send: (call: SendChange, change: Change, part: Part) => Promise<readonly Verdict[]>;
  /** Read again once it is done. */
  readonly touches?: readonly Followed[];
  /** The toast after it: '3 changed'. */
  readonly toastText: (count: number) => string;
  readonly onDone: () => void;
  /** Left out: it has no way back of its own. */
  readonly undo?: UndoChange;
}

export interface DryRun<Change> {
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

export function useDryRun<Change>({ ids, send, touches, toastText, onDone, undo }: DryRunParts<Change>): DryRun<Change> {
  const sayDone = useOfferBack(undo);
  const { isBusy, problem, run, dropTrial } = useParts(send, touches);
  const [verdicts, setVerdicts] = useState<readonly Verdict[] | null>(null);
  // an answer speaks of the wording that it was asked for, and of no later one
  const wording = useRef(0);
  const allowed = verdicts?.flatMap(({ id, isAllowed, effect }) => (isAllowed && effect !== 'same' ? [id] : [])) ?? [];
  const tryOut = async (change: Change): Promise<void> => {
    const asked = wording.current;
    const found = await run(change, ids, true);
    if (wording.current === asked) setVerdicts(found?.verdicts ?? null);
  };
  const confirm = async (change: Change): Promise<void> => {
    const asked = wording.current;
    const answer = await run(change, allowed, false);
    if (answer === null) return;
    const { verdicts: done, batchId } = answer;
    const refused = done.filter(({ isAllowed }) => !isAllowed);
    const changed = done.flatMap(({ id, isAllowed }) => (isAllowed ? [id] : []));
    sayDone(toastText(changed.length), changed, [batchId]);
    if (wording.current !== asked) return;
    // somebody else may have been faster: rows that are refused now are shown
    if (refused.length > 0) setVerdicts(done);
    else onDone();
  };
  return {
    isBusy,
    problem,
    verdicts,
    allowedCount: allowed.length,
    forget: () => {
      wording.current += 1;
      setVerdicts(null);
      dropTrial();
    },
    goOn: (change) => {
      if (verdicts === null) void tryOut(change);
      else if (allowed.length > 0) void confirm(change);
    },
  };
}

/** Takes back, and says what came of it; false where it failed, which has been said. */
export function useTakeBack() {
  const toast = useToast();
  return async (back: UndoChange, ids: readonly number[], clientIds: readonly string[]): Promise<boolean> => {
    const verdicts = await back(ids, clientIds);
    if (verdicts === null) return false;
    const left = verdicts.filter(({ isAllowed }) => !isAllowed);
    const [first] = left;
    if (first === undefined) {
      toast.success(verdicts.length === 1 ? 'Undone' : `${String(verdicts.length)} undone`);
      return true;
    }
    const others = left.length === 1 ? '' : ` and ${String(left.length - 1)} more`;
    toast.error(`${String(verdicts.length - left.length)} undone. ${first.label}${others}: ${first.sentence ?? 'not undone'}`);
    return true;
  };
}

/** Says what was changed, with the way back for a while where there is one; of several rows it is later in the history of each. */
export function useOfferBack(undo: UndoChange | undefined) {
  const toast = useToast();
  const takeBack = useTakeBack();
  return (words: string, ids: readonly number[], clientIds: readonly string[]): void => {
    if (undo === undefined || ids.length === 0) return toast.success(words);
    const run = () => {
      remove();
      void takeBack(undo, ids, clientIds);
    };
    const remove = toast.offer(words, { label: 'Undo', run }, UNDO_MS, clientIds);
  };
}

interface Run<Change> {
  readonly change: Change;
  readonly ids: readonly number[];
  readonly isDryRun: boolean;
}

interface RunAnswer {
  readonly verdicts: readonly Verdict[];
  /** What the parts of a change name as the whole. */
  readonly batchId: string;
}

/** As many at once as the server takes, one part after the other. */
function useRun<Change>(send: DryRunParts<Change>['send'], touches: readonly Followed[]) {
  const { ids: fresh } = usePlatform();
  return useCommand<Run<Change>, RunAnswer>({
    touches,
    send: async (call, { change, ids, isDryRun }, { id: batchId }, stampOf) => {
      const verdicts: Verdict[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const stamp = stampOf(String(from));
        // a dry run changes nothing, and is answered by what stands now
        const client = isDryRun ? { ...stamp, id: fresh.fresh() } : { ...stamp, batchId };
        verdicts.push(...(await send(call, change, { ids: ids.slice(from, from + AT_ONCE), isDryRun, client })));
      }
      return { verdicts, batchId };
    },
  });
}

const NOTHING: readonly Followed[] = [];

function useParts<Change>(send: DryRunParts<Change>['send'], touches: readonly Followed[] = NOTHING) {
  const trial = useRun(send, NOTHING);
  const change = useRun(send, touches);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<Run<Change> | null>(null);

  /** Null when it failed, and the sentence is in `problem` then; also when it is a dropped trial. */
  const run = async (wanted: Change, ids: readonly number[], isDryRun: boolean): Promise<RunAnswer | null> => {
    const mine: Run<Change> = { change: wanted, ids, isDryRun };
    current.current = mine;
    setIsBusy(true);
    setProblem(null);
    try {
      const outcome = await (isDryRun ? trial : change).attempt(mine);
      if (outcome.isDone) return outcome.answer;
      // nothing is lost with the answer of a trial
      if (current.current === mine) setProblem(isDryRun ? outcome.refusal.message : sentenceOf(outcome.refusal));
      return null;
    } finally {
      if (current.current === mine) {
        current.current = null;
        setIsBusy(false);
      }
    }
  };
  /** Nobody waits for its answer any more; a change that is under way is waited for. */
  const dropTrial = () => {
    if (current.current?.isDryRun !== true) return;
    current.current = null;
    setIsBusy(false);
  };
  return { isBusy, problem, run, dropTrial };
}
