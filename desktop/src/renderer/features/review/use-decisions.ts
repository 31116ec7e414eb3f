// The decisions of one person on one task, from what the device kept.
import { useEffect, useState } from 'react';
import { useMe } from '@lotline/web-session/react/me-context';
import { decided, NOTHING_DECIDED, undone, type Decisions, type Draft } from './decisions.ts';
import { keepDrafts, readDrafts } from '../../platform/task/decision-drafts.ts';
import type { ReviewItem } from './review-data.ts';

export type Decide = (entries: readonly (readonly [item: ReviewItem, decision: Omit<Draft, 'version'>])[]) => void;

export function useDecisions(scheduleId: number) {
  const { id: personId } = useMe();
  const [decisions, set] = useState<Decisions>(() => ({ drafts: readDrafts(personId, scheduleId), past: [] }));
  useEffect(() => keepDrafts(personId, scheduleId, decisions.drafts), [personId, scheduleId, decisions.drafts]);
  const decide: Decide = (entries) => {
    if (entries.length > 0) set((now) => decided(now, entries));
  };
  return {
    drafts: decisions.drafts,
    canUndo: decisions.past.length > 0,
    decide,
    undo: () => set(undone),
    clear: () => set(NOTHING_DECIDED),
  };
}
