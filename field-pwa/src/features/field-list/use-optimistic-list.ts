// The list as answered, with what was made since.
import { useMemo } from 'react';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { layOverList } from '../../platform/outbox/lay-over.ts';
import { useWaiting, useWho } from '../../platform/outbox/outbox-context.ts';

export function useOptimisticList(work: FieldWork | undefined): FieldWork | undefined {
  const waiting = useWaiting();
  const who = useWho();
  return useMemo(() => (work === undefined ? undefined : layOverList(work, waiting, who)), [work, waiting, who]);
}
