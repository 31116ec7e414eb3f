// The actions of this job's page: handed over and not waited for; the one that was refused stays told until the next, or until it is put away.
import { useCallback, useMemo, useState } from 'react';
import { isOnItsWay, type ActionOrigin, type Reason } from '../../platform/outbox/outbox-entry.ts';
import type { AnyAction, NewAction } from '../../platform/outbox/action-input.ts';
import { useEntries, useOutbox } from '../../platform/outbox/outbox-context.ts';

export interface ActionProblem extends Reason {
  readonly action: AnyAction;
  readonly from: ActionOrigin;
}

export interface PageActions {
  /** Returns at once; `from` says where to go back to when it is refused. */
  readonly enqueue: (action: NewAction, from?: Partial<ActionOrigin>) => AnyAction;
  /** The first of those that were refused since the last action here. An older one waits in the queue for the person. */
  readonly problem: ActionProblem | null;
  /** The form in which the problem was shown was closed by the person: they let go of it. */
  readonly forget: () => void;
  /** On their way, oldest first. */
  readonly waiting: readonly AnyAction[];
}

export function usePageActions(jobId: number, at: 'page' | 'list'): PageActions {
  const { enqueue, remove } = useOutbox();
  const entries = useEntries();
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const mine = useMemo(() => entries.filter(({ action }) => action.subject.jobId === jobId), [entries, jobId]);
  const problems = useMemo(
    () =>
      mine.flatMap(({ action, state, from }) => (state.kind === 'refused' && !passed.has(action.id) ? [{ action, from, ...state }] : [])),
    [mine, passed],
  );
  const enqueueAnd = useCallback<PageActions['enqueue']>(
    (action, { isSheet = false, draft = null } = {}) => {
      const enqueued = enqueue(action, { isSheet, draft, at: at === 'list' ? at : undefined });
      setPassed((before) => (problems.length === 0 ? before : new Set([...before, ...problems.map((problem) => problem.action.id)])));
      return enqueued;
    },
    [enqueue, problems, at],
  );
  return useMemo(() => {
    const [problem = null] = problems;
    return {
      enqueue: enqueueAnd,
      problem,
      forget: () => {
        if (problem?.from.isSheet === true) void remove([problem.action.id]);
      },
      waiting: mine.filter(isOnItsWay).map(({ action }) => action),
    };
  }, [mine, problems, enqueueAnd, remove]);
}
