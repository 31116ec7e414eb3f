// The settings of every work type, the builders and the groups: what the list and, without a network, each task's page goes by.
import { GetFieldDataDocument, type GetFieldDataQuery } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { keys } from '@lotline/web-session/react/query-keys';

export const SETTINGS_STALE_MS = 5 * 60_000;

/** One read for all who ask. */
export const fieldData = (gql: Gql) => ({
  queryKey: keys.settings(),
  queryFn: (): Promise<GetFieldDataQuery> => gql(GetFieldDataDocument),
  staleTime: SETTINGS_STALE_MS,
  meta: KEPT,
});
