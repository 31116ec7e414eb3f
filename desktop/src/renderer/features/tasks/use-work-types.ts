// The work types that tasks can be filtered by. Who may not read the jobs' options filters without them.
import { useMemo } from 'react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { GetJobFilterOptionsDocument } from '@lotline/schema/generated/documents/job';
import { useActor } from '@lotline/web-session/react/me-context';
import { useRead } from '../../platform/data/use-read.ts';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import type { FilterOption } from '../../platform/list/list-query.ts';

const FRESH_MS = 5 * 60_000;
const NONE: Read<readonly FilterOption[]> = { data: [], error: null, refetch: () => undefined };

export function useWorkTypes(isWanted: boolean): Read<readonly FilterOption[]> {
  const mayAsk = hasClaim(useActor(), 'CAN_ACCESS_CONSTRUCTION');
  const read = useRead(GetJobFilterOptionsDocument, { variables: {}, follows: [], freshForMs: FRESH_MS, isWanted: isWanted && mayAsk });
  const workTypes = read.data?.jobFilterOptions.workTypes;
  const data = useMemo(() => workTypes?.map((value) => ({ value, label: value })), [workTypes]);
  return mayAsk ? { ...read, data } : NONE;
}
