// The settings of every work type, the builders and the groups: needed by the list and, without a network, by each task's page.
import { GetFieldDataDocument, type GetFieldDataQuery } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { keys } from '@lotline/web-session/react/query-keys';

export const SETTINGS_STALE_MS = 5 * 60_000;

/** One read for all callers. */
export const fieldData = (gql: Gql) => ({
  queryKey: keys.settings(),
  queryFn: (): Promise<GetFieldDataQuery> => gql(GetFieldDataDocument),
  staleTime: SETTINGS_STALE_MS,
  meta: KEPT,
});
