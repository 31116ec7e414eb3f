// The list as answered, with what was made since.
import { useMemo } from 'react';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { applyOptimisticToList } from '../../platform/outbox/optimistic-state.ts';
import { useWaiting, useWho } from '../../platform/outbox/outbox-context.ts';

export function useOptimisticList(work: FieldWork | undefined): FieldWork | undefined {
  const waiting = useWaiting();
  const who = useWho();
  return useMemo(() => (work === undefined ? undefined : applyOptimisticToList(work, waiting, who)), [work, waiting, who]);
}
