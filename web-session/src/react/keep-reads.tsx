// Queries are stored on the device for their person, and used when no answer comes and the screen would be empty (decision 026).
// A query says `meta: KEPT` when it is needed without a network.
import type { QueryCacheNotifyEvent, QueryClient, QueryPersister } from '@tanstack/react-query';
import { ApiError, type ApiErrorCode } from '../api-error.ts';
import { isOnline } from '../connection.ts';
import type { PersistedQueries } from '../device/persisted-queries.ts';
import { logProblem } from '../log.ts';
import type { Platform } from '../platform.ts';
import { whenIdle } from './when-idle.tsx';

type Query = QueryCacheNotifyEvent['query'];

export const KEPT = { isKept: true } as const;

/** A slower answer counts as none: the stored one is shown until it comes. */
const LONG_MS = 3000;
/** Says nothing about the record. */
const NO_ANSWER: readonly ApiErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED', 'UNAVAILABLE'];
/** The record does not exist, or not for this person. */
const GONE: readonly ApiErrorCode[] = ['NOT_FOUND', 'CLAIM_REQUIRED'];

const isKept = (query: Query): boolean => query.meta?.['isKept'] === true;

/** Null while nobody is known: then nothing is stored and nothing found. */
function readsHere({ session, readsOf }: Platform): PersistedQueries | null {
  const { person } = session.get();
  return person === null ? null : readsOf(person.id);
}

export function readOrRestore(platform: Platform): QueryPersister {
  return async (queryFn, context, query) => {
    if (!isKept(query)) return queryFn(context);
    const patience = isOnline(platform.connection.get()) ? LONG_MS : 0;
    const timer = setTimeout(() => void standIn(platform, query), patience);
    try {
      return await queryFn(context);
    } catch (problem) {
      const code = problem instanceof ApiError ? problem.code : null;
      if (code !== null && NO_ANSWER.includes(code)) await restorePersisted(platform, query);
      if (code !== null && GONE.includes(code)) await tolerate(readsHere(platform)?.letGo(query.queryHash));
      throw problem;
    } finally {
      clearTimeout(timer);
    }
  };
}

async function standIn(platform: Platform, query: Query): Promise<void> {
  if (await restorePersisted(platform, query)) platform.connection.reportNoAnswer();
}

/** With its age, which decides when it is read again and is shown. */
async function restorePersisted(platform: Platform, query: Query): Promise<boolean> {
  const reads = readsHere(platform);
  if (query.state.data !== undefined) return false;
  const kept = await tolerate(reads?.find(query.queryHash));
  const isStillWanted = query.state.data === undefined && platform.session.get().person !== null;
  if (kept == null || !isStillWanted) return false;
  query.setData(kept.value, { updatedAt: kept.readAt, manual: true });
  return true;
}

/** Begins once the first page is shown; the storage is loaded for it then. Runs until the returned function is called. */
export function keepReads(platform: Platform, client: QueryClient): () => void {
  const early = new Set<Query>();
  let isIdle = false;
  const busy = new Set<string>();
  const again = new Set<string>();
  const keep = async (query: Query): Promise<void> => {
    const { queryHash: name, state } = query;
    if (busy.has(name)) {
      again.add(name);
      return;
    }
    busy.add(name);
    await tolerate(readsHere(platform)?.keep(name, { value: state.data, readAt: state.dataUpdatedAt }));
    busy.delete(name);
    if (again.delete(name)) await keep(query);
  };
  const stopWaiting = whenIdle(client, () => {
    isIdle = true;
    // queries of a person who has left meanwhile are not stored
    for (const query of early) if (client.getQueryCache().get(query.queryHash) === query) void keep(query);
    early.clear();
  });
  const leave = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
    if (isIdle) void keep(event.query);
    else early.add(event.query);
  });
  return () => {
    stopWaiting();
    leave();
  };
}

/** A device that stores nothing (private browsing, a full disk) loses the copy, not the work. */
async function tolerate<Result>(work: Promise<Result> | undefined): Promise<Result | undefined> {
  try {
    return await work;
  } catch (problem) {
    logProblem('What is read could not be kept on this device', problem);
    return undefined;
  }
}
