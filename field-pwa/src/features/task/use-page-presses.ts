// The presses of this job's page: handed over and not waited for; the one that failed last stays told until the next, or until it is put away.
import { useMemo } from 'react';
import { hasArrived, type ShownPage } from './facts/has-arrived.ts';
import type { AnyPress, NewPress } from '../../platform/presses/press-input.ts';
import type { EntryState, PressedFrom } from '../../platform/presses/press-store.ts';
import { useEntries, usePresses } from '../../platform/presses/presses-context.ts';

export interface PressProblem extends Exclude<EntryState, { readonly kind: 'waiting' }> {
  readonly press: AnyPress;
  readonly from: PressedFrom;
}

export interface PagePresses {
  /** Returns at once; `from` says where to go back to when it is refused. */
  readonly hand: (press: NewPress, from?: Partial<PressedFrom>) => void;
  /** The first of those that failed since the last press. */
  readonly problem: PressProblem | null;
  readonly forget: () => void;
  /** On their way, oldest first. */
  readonly waiting: readonly AnyPress[];
}

type Failed = Exclude<EntryState, { readonly kind: 'waiting' }>;

function isTold(state: EntryState, press: AnyPress, page: ShownPage): state is Failed {
  return state.kind === 'refused' || (state.kind === 'unanswered' && !hasArrived(press, page));
}

/** @param page what is shown: a press that it shows did arrive, and is no failure any more */
export function usePagePresses(page: ShownPage): PagePresses {
  const { job, comments, userId } = page;
  const jobId = job.id;
  const { hand, forget } = usePresses();
  const entries = useEntries();
  return useMemo(() => {
    const mine = entries.filter(({ press }) => press.subject.jobId === jobId);
    const [failed] = mine.flatMap(({ press, state, from }) =>
      isTold(state, press, { job, comments, userId }) ? [{ press, from, ...state }] : [],
    );
    return {
      hand: (press, { isSheet = false, draft = null } = {}) => void hand(press, { isSheet, draft }),
      problem: failed ?? null,
      forget: () => forget(jobId),
      waiting: mine.filter(({ state }) => state.kind === 'waiting').map(({ press }) => press),
    };
  }, [entries, job, jobId, comments, userId, hand, forget]);
}
