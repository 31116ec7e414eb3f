// The presses of this job's page: handed over and not waited for; the one that failed last stays told until the next, or until it is put away.
import { useMemo } from 'react';
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

export function usePagePresses(jobId: number, at: 'page' | 'list'): PagePresses {
  const { hand, forget } = usePresses();
  const entries = useEntries();
  return useMemo(() => {
    const mine = entries.filter(({ press }) => press.subject.jobId === jobId);
    const [failed] = mine.flatMap(({ press, state, from }) => (state.kind === 'waiting' ? [] : [{ press, from, ...state }]));
    return {
      hand: (press, { isSheet = false, draft = null } = {}) => void hand(press, { isSheet, draft, at: at === 'list' ? at : undefined }),
      problem: failed ?? null,
      forget: () => forget(jobId),
      waiting: mine.filter(({ state }) => state.kind === 'waiting').map(({ press }) => press),
    };
  }, [entries, jobId, at, hand, forget]);
}
