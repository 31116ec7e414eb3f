// The presses of this job's page: handed over and not waited for; the one that was refused stays told until the next, or until it is put away.
import { useCallback, useMemo, useState } from 'react';
import { isOnItsWay, type PressedFrom, type Reason } from '../../platform/presses/press-entry.ts';
import type { AnyPress, NewPress } from '../../platform/presses/press-input.ts';
import { useEntries, usePresses } from '../../platform/presses/presses-context.ts';

export interface PressProblem extends Reason {
  readonly press: AnyPress;
  readonly from: PressedFrom;
}

export interface PagePresses {
  /** Returns at once; `from` says where to go back to when it is refused. */
  readonly hand: (press: NewPress, from?: Partial<PressedFrom>) => AnyPress;
  /** The first of those that were refused since the last press here. An older one waits in the queue for the person. */
  readonly problem: PressProblem | null;
  /** The form in which the problem was shown was closed by the person: they let go of it. */
  readonly forget: () => void;
  /** On their way, oldest first. */
  readonly waiting: readonly AnyPress[];
}

export function usePagePresses(jobId: number, at: 'page' | 'list'): PagePresses {
  const { hand, remove } = usePresses();
  const entries = useEntries();
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const mine = useMemo(() => entries.filter(({ press }) => press.subject.jobId === jobId), [entries, jobId]);
  const problems = useMemo(
    () => mine.flatMap(({ press, state, from }) => (state.kind === 'refused' && !passed.has(press.id) ? [{ press, from, ...state }] : [])),
    [mine, passed],
  );
  const handAnd = useCallback<PagePresses['hand']>(
    (press, { isSheet = false, draft = null } = {}) => {
      setPassed((before) => (problems.length === 0 ? before : new Set([...before, ...problems.map((problem) => problem.press.id)])));
      return hand(press, { isSheet, draft, at: at === 'list' ? at : undefined });
    },
    [hand, problems, at],
  );
  return useMemo(() => {
    const [problem = null] = problems;
    return {
      hand: handAnd,
      problem,
      forget: () => {
        if (problem?.from.isSheet === true) void remove([problem.press.id]);
      },
      waiting: mine.filter(isOnItsWay).map(({ press }) => press),
    };
  }, [mine, problems, handAnd, remove]);
}
