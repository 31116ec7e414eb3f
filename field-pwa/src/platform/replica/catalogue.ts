// The catalogue of items comes to the phone after the list, so that unplanned items can be added without a network (specification 1 §5, §7).
import { useEffect } from 'react';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { FieldItemsQueryDocument, type FieldItemsQueryQuery } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import { KEPT } from '@lotline/web-session/react/keep-reads';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { whenIdle } from '@lotline/web-session/react/when-idle';
import type { PersistedQueries } from '@lotline/web-session/device/persisted-queries';

export type FieldItems = FieldItemsQueryQuery['fieldItems'];

export const CATALOGUE = keys.reference('field-items');

/** It is read again with the first list of the next day; a sheet that shows it reads it sooner. */
const DAY_MS = 12 * 3_600_000;

export const catalogue = (gql: Gql) => ({
  queryKey: CATALOGUE,
  queryFn: async (): Promise<FieldItems> => (await gql(FieldItemsQueryDocument, {})).fieldItems,
  meta: KEPT,
});

interface Phone {
  readonly client: QueryClient;
  readonly gql: Gql;
  readonly kept: Pick<PersistedQueries, 'find'>;
}

/** The stored catalogue, where it is of today; else it is read. Never rejects: a phone that stores nothing reads it. */
export async function bringCatalogue({ client, gql, kept }: Phone): Promise<void> {
  const stored = await kept.find(hashKey(CATALOGUE)).catch(() => null);
  if (stored !== null && client.getQueryData(CATALOGUE) === undefined)
    client.setQueryData(CATALOGUE, stored.value, { updatedAt: stored.readAt });
  await client.prefetchQuery({ ...catalogue(gql), staleTime: DAY_MS });
}

/** Once the first page is shown. */
export function useCatalogueAhead(): void {
  const client = useQueryClient();
  const { calls, readsOf } = usePlatform();
  const { id } = useMe();
  useEffect(() => whenIdle(client, () => void bringCatalogue({ client, gql: calls.gql, kept: readsOf(id) })), [client, calls, readsOf, id]);
}
