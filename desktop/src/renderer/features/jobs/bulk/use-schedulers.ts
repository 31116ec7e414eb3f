// Who is known as a scheduler: those who may schedule, where this person may know them, and the names that jobs have.
import { schedulerNames } from '@lotline/schema/domain/job/scheduler.rules';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { SchedulersDocument } from '@lotline/schema/generated/documents/job';
import { useActor } from '@lotline/web-session/react/me-context';
import { useRead } from '../../../platform/data/use-read.ts';
import type { Read } from '@lotline/web-session/react/ReadBoundary';

const FRESH_MS = 5 * 60_000;

interface Schedulers {
  readonly names: readonly string[];
  /** Of those who may schedule. */
  readonly read: Read<unknown>;
}

export function useSchedulers(inUse: readonly string[] | null, isWanted: boolean): Schedulers {
  const mayKnow = hasClaim(useActor(), 'CAN_VIEW_ALL_GROUPS');
  const read = useRead(SchedulersDocument, { variables: {}, follows: [], freshForMs: FRESH_MS, isWanted: isWanted && mayKnow });
  return { names: schedulerNames(read.data?.users.map(({ displayName }) => displayName) ?? [], inUse ?? []), read };
}
