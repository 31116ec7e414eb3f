// The list as answered, with what was pressed since.
import { useMemo } from 'react';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { layOverList } from '../../platform/presses/lay-over.ts';
import { useWaiting, useWho } from '../../platform/presses/presses-context.ts';

export function usePressedList(work: FieldWork | undefined): FieldWork | undefined {
  const waiting = useWaiting();
  const who = useWho();
  return useMemo(() => (work === undefined ? undefined : layOverList(work, waiting, who)), [work, waiting, who]);
}
